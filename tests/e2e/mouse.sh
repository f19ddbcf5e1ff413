#!/bin/bash
# A real mouse on a real window: menu, set-up, placement, a card dragged to a slot, Absorb, end of turn, quit, and
# "Continue" to the same position. What is on the screen is asked of --hits, what happened of the autosaved record.
#
#   mouse.sh CEREBRIA CEREBRIA_CLI
set -euo pipefail

cerebria=$1
cli=$2
# shellcheck source=tests/e2e/hands.inc
. "$(dirname "$0")/hands.inc"

absorb_goes_on()
{
    hit_there answer.plain || record_has '^absorb '
}

# All areas but that of undo, which may not go back past a load.
same_board()
{
    grep -vF '{"id":"undo"' "$hits" | cmp -s - "$work/before.hits"
}

display_start 1280x720
game_start --size 1280x720 --seed 1

# ---- Menu and set-up ----

scene_wait menu
hit_gone menu.continue || fail "something can be continued before the first game"
click menu.settings
scene_wait settings
click settings.close
scene_wait menu
click menu.new
scene_wait set_up
click setup.name.bliss
sleep 0.3 # letters count only once the field is open, and --hits does not show that
xdotool type --delay 20 'Zoe'
click setup.first.bliss
click setup.places.free
click setup.start

# ---- Placement: Bliss by hand, Gloom by the button ----

scene_wait board
record_wait '^begin$'
record_has '^name bliss 1 "Zoe"$' || fail "the name is not in the record"
hit_wait slot.3 false
click space.3
click slot.3
hit_wait slot.4 false # a Frontier's slot: not for a starting Emotion
click slot.8
record_wait '^place cradle-network 3 8$'
scene_wait hand_over
hit_gone hand.0 || fail "the hand shows through the curtain"
click hand_over.accept
scene_wait board
click place.recommended
record_wait '^place [a-z-]+ [0-9]+ [0-9]+$'
scene_wait hand_over
[ "$(record_count '^place ')" -eq 2 ] || fail "two placements expected"
click hand_over.accept
scene_wait board

# ---- Drags that come to nothing, and one that doesn't ----

hit_wait hand.0 true
hit_wait absorb false # R3.5
moves=$(wc -l <"$record")
drag hand.0 absorb
drag_begin hand.0 slot.4
xdotool key Escape mouseup 1
drag_begin hand.0 slot.4
xdotool click 3 mouseup 1
hit_wait hand.0 true
[ "$(wc -l <"$record")" -eq "$moves" ] || fail "a cancelled drag did something"
drag hand.0 slot.4
record_wait '^invoke [a-z_]+ 4$'

# ---- End of turn, warned of Actions left ----

click end.draw
hit_wait answer.confirm true
record_has '^end ' && fail "the turn ended without being asked"
click answer.confirm
record_wait '^end draw$'
record_wait '^= [0-9a-f]{4}$'
scene_wait hand_over
click hand_over.accept
scene_wait board
click report.close # what Bliss did, told to Gloom

# ---- Gloom absorbs ----

click absorb
sphere=$(hits_matching 'sphere[.][0-9]' | head -n 1)
if [ -n "$sphere" ]; then
    click "$sphere"
fi
wait_for 'the question for the bonus, or the Absorb' absorb_goes_on
if hit_there answer.plain; then
    click answer.plain
fi
record_wait '^absorb [a-z]+ (bonus|nobonus)'
hit_wait absorb false # once a turn
click end.draw
hit_wait answer.confirm true
click answer.confirm
scene_wait hand_over
[ "$(record_count '^end draw$')" -eq 2 ] || fail "two turns should have ended"

# ---- Quit, and continue where it was ----

click hand_over.accept
scene_wait board
click report.close
hit_wait hand.0 true
cp "$record" "$work/before.cerebria"
grep -vF '{"id":"undo"' "$hits" >"$work/before.hits"
"$cli" show "$record" --json >"$work/before.json" || fail "the record can't be shown"
click menu
scene_wait pause
click pause.quit
game_quit_wait
cmp -s "$record" "$work/before.cerebria" || fail "quitting changed the record"
"$cli" check "$record" >"$work/check" || fail "the record is not right: $(cat "$work/check")"

game_start --size 1280x720
scene_wait menu
click menu.continue
scene_wait hand_over
click hand_over.accept
scene_wait board
xdotool mousemove --sync 640 400
wait_for 'the same board as before' same_board
cmp -s "$record" "$work/before.cerebria" || fail "looking at the game changed its record"

# ---- It goes on from there; closing the window by the window's own means is no harm ----

click end.ambition
hit_wait answer.confirm true
click answer.confirm
record_wait '^end ambition$'
[ "$(head -n "$(wc -l <"$work/before.cerebria")" "$record")" = "$(cat "$work/before.cerebria")" ] ||
    fail "the record lost what it had"
kill -TERM "$game_pid"
game_quit_wait
"$cli" check "$record" >"$work/check" || fail "the record is not right: $(cat "$work/check")"
[ ! -e "$data/set_aside" ] || fail "a game was set aside"

echo "a game was played by mouse, left and continued: $(grep -cvE '^(#|=|$)' "$record") statements"
