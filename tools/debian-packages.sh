# shellcheck shell=sh
# Sourced by ./play and ./check: say, fail, packages_need.

say()
{
    printf '== %s\n' "$*"
}

fail()
{
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# packages_need NAME...: installs those that are not installed yet.
packages_need()
{
    if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg-query >/dev/null 2>&1; then
        fail "this script installs what it needs with apt-get, which is not here: README.md lists the" \
            "libraries and the cmake commands for other systems."
    fi
    packages_missing=
    for package in "$@"; do
        # "ii ": wanted and installed. A removed package is known to dpkg-query, too.
        case $(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null) in
            ii*) ;;
            *) packages_missing="$packages_missing $package" ;;
        esac
    done
    if [ -z "$packages_missing" ]; then
        say "All $# Debian packages it needs are installed"
        return 0
    fi

    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 ||
            fail "please install these packages as root first:$packages_missing"
        as_root=sudo
    fi
    say "Installing:$packages_missing"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update ||
        fail "apt-get update failed: is there a network?"
    # shellcheck disable=SC2086 # a list of names
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        $packages_missing || fail "apt-get could not install:$packages_missing"
}

# shellcheck disable=SC2034 # used by who sources this
packages_to_build='build-essential cmake ninja-build libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev
    fonts-ebgaramond fonts-lato'
# shellcheck disable=SC2034
packages_to_test='libcmocka-dev xvfb xauth xdotool imagemagick'
