#!/bin/sh
# core_symbols.sh NM LIBRARY: fails when the library needs a function from outside that is not listed here.
#
# The rules are a function of their input: no allocation, no files, no clock, no locale, no sorting by
# an unstable libc sort. Includes can be read by eye, but a declaration can be copied: the symbols can't lie.
# shellcheck disable=SC2086,SC2116 # lists of words: echo joins them by blanks, as awk -v wants
set -eu

nm=$1
library=$2

# Memory and strings; printing into a buffer (positions and moves as text); what an assertion, the
# stack protector and _FORTIFY_SOURCE turn these into; what a position-independent build adds.
allowed='
memcpy memmove memset memcmp memchr
strlen strcmp strncmp strchr strrchr strstr
snprintf vsnprintf
__assert_fail __stack_chk_fail
__memcpy_chk __memmove_chk __memset_chk __snprintf_chk __vsnprintf_chk
_GLOBAL_OFFSET_TABLE_
'

# A symbol one object lacks and another of the same library has is not from outside.
symbols=$("$nm" "$library")
defined=$(printf '%s\n' "$symbols" | awk 'NF == 3 && $2 != "U" { print $3 }')
needed=$(printf '%s\n' "$symbols" | awk 'NF == 2 && ($1 == "U" || $1 == "w") { print $2 }' | sort -u)
if [ -z "$defined" ]; then
    echo "$library: nm finds no symbols in it" >&2
    exit 1
fi

bad=$(printf '%s\n' "$needed" | awk -v known="$(echo $allowed $defined)" '
    BEGIN { n = split(known, word); for (i = 1; i <= n; i++) ok[word[i]] = 1 }
    $1 != "" && !($1 in ok) { print $1 }')
if [ -n "$bad" ]; then
    echo "$library needs what the rules may not use:" $bad >&2
    echo "If it is harmless, add it with its reason to $0." >&2
    exit 1
fi
echo "$library: $(printf '%s\n' "$needed" | grep -c .) outside symbols, all allowed"
