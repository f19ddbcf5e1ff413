"""The Bliss Emotions: rounded and open. name: (Vibe, part, part, ...) from back to front.

A Strong form stands below its Mild one and shares its construction.
"""
from parts import *


def feet(off=26, y=232, rx=18, ry=10):
    return mirror(foot(AXIS + off, y, rx, ry))


def steam(x, y, k=1):
    return place(x, y, k, curve('M0 0q-8 -10 0 -20q8 -10 0 -20', '#fff4e0', 4, .7))


def pod(tilt=0, face='', top=84, w=52):
    """Sociability's body, to be turned about its foot."""
    return rot(tilt, AXIS, 230, round_body(egg(w, top, 228, .56, .66, .8), (104, top + 34, 15, 9)), face)


def wing(x, y, turn, k):
    """A spread wing to the right of (x, y)."""
    return place(x, y, k, path('M0 0C10 -34 50 -62 104 -58C98 -46 96 -42 90 -36C96 -36 98 -34 100 -32C92 -22 88 -18 78 -14'
                               'C82 -12 84 -10 84 -8C70 6 40 22 0 26Z', 'url(#a)', '$deep', 3),
                 curve('M20 -12Q50 -38 84 -46M22 0Q50 -20 78 -26M24 10Q46 -2 64 -6', '$deep', 2.5, .55), turn=turn)


def beak(x=AXIS, y=150, k=1):
    return place(x, y, k, path('M-13 -3Q0 -12 13 -3Q4 14 0 14Q-4 14 -13 -3Z', '#f08a2c', '$deep', 2.5))


def ears(x, y, k, turn):
    """Floppy ears, hanging."""
    return mirror(place(x, y, k, path('M0 0C26 -14 48 8 46 44C44 74 14 78 8 50C6 34 -6 22 0 0Z', '$acc2', '$deep', 3),
                        path('M12 10C28 8 36 24 34 44C30 60 20 58 18 44C17 32 10 24 12 10Z', '$lo', op=.35), turn=turn))


def antenna(d, x, y, r=9):
    return curve(d, '$deep', 9) + curve(d, '$limb', 5) + ball(x, y, r)


def tendril(d, w=6):
    return curve(d, '$deep', w + 4) + curve(d, '$acc2', w)


def ripples(y, *rx):
    return ''.join(ellipse(AXIS, y, r, r * .16, 'none', '$hi', 3, .75 - i * .2) for i, r in enumerate(rx))


def flower(x, y, k=1, col='#ffd3da', heart_='#ffc94d'):
    return place(x, y, k, path('M0 0' + ''.join(f'C{xy(at(0, 0, 29, 29, a - 42), at(0, 0, 29, 29, a + 42))} 0 0' for a in range(0, 360, 72)), col, '$deep', 2),
                 circle(0, 0, 6, heart_, '$deep', 2))


def fruit(x, y, r=11, col='#ff7a4d'):
    return circle(x, y, r, col, '$deep', 2.5) + circle(x - r * .3, y - r * .35, r * .3, '#fff', op=.7) + \
        curve(f'M{n(x)} {n(y - r)}q2 -6 7 -7', '$deep', 3)


def quiff(x, y, k, flipx=1):
    """A wave of hair breaking to one side."""
    return place(x, y, k, path('M-44 20C-46 -24 -16 -48 22 -46C44 -44 54 -26 44 -12C40 -22 30 -26 20 -22C34 -10 34 8 26 22Q-8 8 -44 20Z',
                               'url(#a)', '$deep', 3),
                 curve('M-26 8C-24 -16 -8 -30 14 -32', '#fff', 4, .5))


def crown(x, y, k, points=3, col='$acc'):
    w = 15 * points
    d = f'M{-w} 0L{-w - 4} -34'
    for i in range(points):
        d += f'L{n(-w + (2 * i + 1) * w / points)} {-8 if i % 2 and points < 4 else -10}'
        d += f'L{n(-w + (2 * i + 2) * w / points + (4 if i == points - 1 else 0))} {-34 if i == points - 1 else -46}'
    s = path(d + f'L{w} 0Q0 10 {-w} 0Z', col, '$deep', 3)
    for i in range(points + 1):
        edge = i in (0, points)
        s += ball(-w + 2 * i * w / points + (-4 if i == 0 else 4 if i == points else 0), -36 if edge else -48, 8, '#e3f3ff')
    return place(x, y, k, s)


TABLE = {
    # ------------------------------------------------------------ red
    'affection': ('red', halo(), shadow(), feet(22, 230),
        mirror(arm((184, 146), (222, 146), (226, 104))),
        round_body(heart_path(128, 152, 78), (86, 112, 20, 12)),
        blush(44, 158), arcs(25, 140, 14, 12), laugh(19, 156, 20),
        heart(204, 62, 17, turn=14), heart(50, 56, 12, turn=-16), heart(80, 30, 8, turn=-8)),
    'adoration': ('red', halo(strong=True), shadow(244, 66),
        fan(lambda x, y, a: heart(x, y, 15 if a else 20, '#ff7f8c', a), (-46, -23, 0, 23, 46), 128, 156, 124, 122),
        round_body(heart_path(128, 152, 94), (78, 104, 24, 14)),
        blush(52, 166, 15, 9),
        mirror(heart(160, 136, 22, '#fff4e8'), heart(160, 137, 12, '#e0345c', stroke='none'), circle(155, 132, 4, '#fff')),
        laugh(22, 166, 24),
        mirror(arm((208, 190), (196, 226), (172, 192), w=14, r=13)),
        heart(24, 108, 9, turn=-20), heart(232, 108, 9, turn=20)),
    'comfort': ('red', halo(), shadow(240, 84),
        steam(118, 88), steam(140, 82),
        mirror(ball(178, 120, 22, '$limb'), circle(178, 122, 11, '$pale', op=.7)),
        round_body(egg(80, 104, 234, .6, .66, .84), (84, 134, 22, 13)),
        blush(46, 172), arcs(28, 156, 14, -9), smile(13, 170, 7, width=5),
        path('M50 196C80 182 176 182 206 196C214 226 196 238 128 238C60 238 42 226 50 196Z', '$pale', '$deep', 3),
        curve('M58 214q70 -16 140 0M72 230q56 -12 112 0', '$acc2', 4, .6),
        mirror(arm((196, 190), (170, 214), (150, 200), w=13, r=11)),
        path('M108 182h40v26q0 14 -20 14q-20 0 -20 -14Z', '$acc', '$deep', 3), ellipse(128, 182, 20, 6, '#7a3d1e', '$deep', 2.5)),
    'satisfaction': ('red', halo(strong=True), shadow(242, 92),
        path('M22 226C20 208 60 206 128 206C196 206 236 208 234 226C238 246 190 246 128 246C66 246 18 246 22 226Z', '$acc2', '$deep', 3),
        curve('M40 236q88 12 176 0', '$acc', 4, .8),
        mirror(ball(190, 66, 28, '$limb'), circle(190, 68, 14, '$pale', op=.7), foot(186, 226, 26, 16), ellipse(187, 226, 12, 8, '$pale', op=.7)),
        round_body(egg(98, 46, 236, .64, .62, .84), (70, 92, 28, 16)),
        ellipse(128, 192, 62, 40, '$pale', op=.7),
        blush(56, 126, 16, 10), arcs(34, 108, 18, 13, 7), smile(34, 120, 15, width=7), ellipse(128, 139, 9, 6, '#ff7f78', '$ink', 3),
        mirror(arm((222, 150), (226, 190), (158, 186), w=17, r=14)),
        spark(34, 60, 13), spark(226, 36, 10)),
    'courage': ('red', halo(), shadow(), feet(28),
        fan(lambda x, y, a: flame(x, y, a, 46, 14), spread(9, -84, 84), 128, 146, 58, 52),
        arm((72, 168), (24, 178), (58, 204)),
        arm((186, 170), (228, 164), (222, 110), w=15, r=14),
        round_body(egg(68, 88, 230, .6, .64, .76), (92, 122, 18, 11)),
        ellipse(128, 198, 40, 26, '$pale', op=.6),
        eyes(26, 144, 17, 19, (4, 1)), brows(27, 120, 32, 20, 8), smile(19, 172, 8)),
    'valor': ('red', halo(strong=True), shadow(244, 70),
        path('M84 120C40 150 18 200 20 242L60 228L92 244L164 244L196 228L236 242C238 200 216 150 172 120Z', '#c9384a', '$deep', 3),
        curve('M58 170Q42 200 40 228M198 170Q214 200 216 228', '$deep', 3, .6),
        feet(32, 238, 22, 11),
        fan(lambda x, y, a: flame(x, y, a, 62, 15, inner=None), spread(11, -96, 96), 128, 126, 66, 54),
        fan(lambda x, y, a: flame(x, y, a, 38, 12, '#ffe09a', None), spread(8, -70, 70), 128, 128, 62, 54),
        arm((70, 164), (14, 176), (62, 206), w=17, r=13),
        arm((190, 164), (232, 152), (226, 92), w=17),
        line(((226, 108), (226, 52)), '$deep', 10), line(((226, 108), (226, 52)), '#d9b46a', 5),
        star(226, 38, 24, '#fff0b8', 5, .46, 0, '$deep'), circle(226, 94, 15, '$limb', '$deep', 2.5),
        round_body(egg(76, 72, 236, .6, .64, .78), (88, 108, 20, 12)),
        eyes(29, 132, 19, 21, (3, 0)), brows(30, 104, 38, 22, 9), smile(24, 162, 10, width=7),
        star(128, 204, 27, 'url(#g)', 5, .46, 0, '$deep', 3)),
    'sociability': ('red', halo(), shadow(240, 78),
        scaled(.52, 60, 232, group('translate(-68 0)', antenna('M112 92Q100 60 84 54', 82, 52, 12), antenna('M144 92Q156 60 172 54', 174, 52, 12),
               feet(22), pod(0, arcs(20, 132, 11, 11) + laugh(15, 148, 18)))),
        arm((112, 180), (100, 206), (76, 196), w=12, r=9),
        group('translate(16 0)',
              antenna('M112 92Q104 56 82 46', 80, 44, 11), antenna('M144 92Q150 58 166 48', 168, 46, 11), feet(24),
              arm((172, 160), (216, 152), (212, 96), w=13, r=12), pod(0, eyes(21, 132, 16, 18, (-3, 2)) + laugh(20, 158, 26) + blush(38, 156, 9, 6))),
        curve('M206 66q8 -10 20 -10M240 84q2 -8 -1 -16', '$acc', 4, .9)),
    'intimacy': ('red', halo(strong=True), shadow(242, 92),
        group('translate(-60 0)', rot(9, 128, 230, antenna('M110 84C96 34 146 2 172 40', 174, 42, 10), feet(24, 234)),
              arm((88, 176), (66, 204), (96, 208)), pod(9, group('translate(-13 0)', arcs(20, 128, 12, -9), smile(12, 144, 8), blush(33, 146, 9, 6)), 72, 52)),
        group('translate(58 0)', rot(-9, 128, 230, antenna('M146 84C160 34 110 2 86 40', 84, 42, 10), feet(24, 234)),
              pod(-9, group('translate(4 0)', arcs(20, 128, 12, -9), smile(12, 144, 8), blush(33, 146, 9, 6)), 72, 52),
              arm((166, 190), (120, 226), (56, 196), w=14, r=12)),
        heart(128, 34, 20)),
    # ------------------------------------------------------------ yellow
    'cheerfulness': ('yellow', halo(), shadow(), feet(24),
        mirror(arm((178, 148), (214, 136), (220, 88))),
        fan(lambda x, y, a: petal(x, y, a, 32, 13, '$acc2' if (a // 30) % 2 else '$acc'), range(0, 360, 30), 128, 142, 58, 58),
        round_body(egg(64, 78, 206, .5, .55, .55), (94, 108, 18, 11)),
        blush(42, 150), arcs(24, 130, 13, 12), laugh(25, 148, 34)),
    'euphoria': ('yellow', halo(strong=True), shadow(246, 42),
        mirror(arm((184, 120), (216, 98), (236, 48), w=14, r=12), arm((152, 190), (176, 206), (166, 228), w=15, hand=False), foot(170, 228, 15, 10)),
        fan(lambda x, y, a: petal(x, y, a, 46, 12, '$acc2'), range(15, 375, 30), 128, 122, 60, 60),
        fan(lambda x, y, a: petal(x, y, a, 36, 13), range(0, 360, 30), 128, 122, 60, 60),
        round_body(egg(72, 50, 194, .5, .55, .55), (90, 84, 20, 12)),
        squeezed(30, 106, 14, 11, 7), blush(50, 130, 13, 9), laugh(33, 126, 48, teeth=True),
        star(34, 40, 15, '#fff2b4', stroke='$deep'), star(218, 198, 13, '#fff2b4', turn=20, stroke='$deep'), spark(42, 196, 15), spark(214, 28, 13),
        curve('M24 150q-10 10 0 20q10 10 0 20M232 134q10 10 0 20q-10 10 0 20', '$acc', 4.5)),
    'excitement': ('yellow', halo(), shadow(244, 40),
        mirror(arm((168, 124), (204, 112), (206, 66)),
               arm((150, 186), (188, 186), (194, 214), w=14, hand=False), foot(200, 216, 16, 9)),
        flame(106, 84, -24, 44, 12, '$acc2', '$acc'), flame(150, 84, 24, 44, 12, '$acc2', '$acc'), flame(128, 80, 0, 58, 14, '$acc2', '$acc'),
        round_body(egg(58, 70, 206, .58, .66, .66), (98, 100, 15, 9)),
        eyes(23, 122, 19, 22, (0, -2), 12), brows(26, 92, 22, 0, 6, 4), laugh(24, 152, 34), blush(42, 154, 9, 6),
        spark(42, 96, 18), spark(222, 142, 15), spark(52, 168, 12), star(226, 32, 12, stroke='$deep', turn=12), star(34, 40, 9, turn=-12)),
    'passion': ('yellow', halo(strong=True), shadow(244, 64), feet(30, 238, 20, 10),
        fan(lambda x, y, a: flame(x, y, a, 78 - abs(a) * .3, 19, '#ee6a2c', '#f9a83f'), spread(8, -92, 92), 128, 118, 58, 46),
        fan(lambda x, y, a: flame(x, y, a, 50, 15, '#ffd25e', '#fff2b0'), spread(5, -48, 48), 128, 112, 50, 42),
        arm((188, 160), (232, 150), (226, 84), w=16, r=14),
        round_body(egg(74, 66, 236, .6, .62, .78), (90, 104, 20, 12)),
        eyes(28, 126, 20, 22, (0, 1), 12, (.2, 14)), brows(30, 96, 36, 16, 8), laugh(24, 156, 26, teeth=True),
        circle(126, 206, 44, 'url(#w)'), heart(126, 204, 22, '#f2502e', stroke='$deep'),
        arm((64, 172), (36, 214), (98, 212), w=16, r=14),
        spark(34, 70, 15), spark(222, 40, 12), spark(26, 150, 10)),
    'safety': ('yellow', halo(), shadow(242, 86),
        curve('M112 84q4 -18 14 -22M128 82q2 -20 16 -26M144 86q8 -12 16 -14', '$deep', 9),
        curve('M112 84q4 -18 14 -22M128 82q2 -20 16 -26M144 86q8 -12 16 -14', '$acc', 5),
        round_body(egg(64, 78, 224, .62, .66, .7), (94, 112, 16, 10)),
        arcs(25, 136, 13, -9), beak(128, 152), blush(44, 156, 11, 7),
        mirror(path('M190 152C196 190 172 214 150 204C160 186 164 168 172 150Z', '$acc', '$deep', 3), curve('M184 178q-6 14 -18 18', '$deep', 2.5, .5)),
        path('M36 188C60 204 196 204 220 188C226 226 188 244 128 244C68 244 30 226 36 188Z', '#a8702e', '$deep', 3),
        curve('M44 206q40 18 84 16t84 -16M58 224q70 20 140 0M60 200l22 30M112 206l24 32M190 202l-26 32M150 206l-30 34', '#dca75a', 4.5),
        leaf(44, 192, -50, 30, 10, '#8ec97a', '#4e8a48'), leaf(214, 192, 46, 26, 9, '#8ec97a', '#4e8a48')),
    'freedom': ('yellow', halo(strong=True),
        curve('M20 196q30 -14 56 0t56 0M140 226q24 -12 46 0t46 0', '$pale', 5, .55),
        path('M108 186L84 240L118 222L128 246L138 222L172 240L148 186Z', '$acc2', '$deep', 3),
        mirror(wing(154, 132, -22, 1.02)),
        curve('M112 66q-6 -26 -24 -34M128 62q0 -28 -8 -46M142 66q10 -22 18 -44', '$deep', 11),
        curve('M112 66q-6 -26 -24 -34M128 62q0 -28 -8 -46M142 66q10 -22 18 -44', '$acc', 6.5),
        round_body(egg(58, 58, 208, .5, .62, .6), (100, 88, 15, 9)),
        ellipse(128, 166, 30, 30, '$pale', op=.75),
        arcs(24, 108, 14, 13, 7), path('M112 124Q128 112 144 124Q138 150 128 150Q118 150 112 124Z', '#f08a2c', '$deep', 2.5), path('M119 128Q128 124 137 128Q133 142 128 142Q123 142 119 128Z', '$ink'),
        blush(42, 130, 10, 7), spark(28, 40, 12), spark(224, 30, 14)),
    'trust': ('yellow', halo(), shadow(), feet(28),
        arm((70, 184), (46, 200), (52, 222)),
        round_body(egg(62, 76, 230, .6, .7, .78), (98, 108, 16, 10)),
        ears(172, 92, .95, 6),
        ellipse(128, 204, 34, 24, '$pale', op=.65),
        ellipse(128, 160, 28, 20, '$pale', op=.7), eyes(25, 130, 17, 20, (2, -4), 12), brows(27, 104, 20, -10, 5, 2),
        ellipse(128, 150, 9, 6.5, '$ink'), curve('M128 156v6M128 162q-9 9 -17 2M128 162q9 9 17 2', '$ink', 4.5),
        arm((178, 184), (204, 206), (228, 170), w=14, r=13), heart(228, 136, 11, '#ff8b76')),
    'faith': ('yellow', halo(strong=True), shadow(244, 66),
        fan(lambda x, y, a: spike(x, y, a, 34 if (a // 20) % 2 else 20, 5, '#fff0b8', 'none', 0), range(-100, 101, 20), 128, 116, 92, 84),
        feet(30, 238, 22, 11),
        round_body(egg(72, 62, 236, .6, .7, .78), (94, 98, 18, 11)),
        ears(176, 80, 1.3, 2),
        ellipse(128, 150, 32, 22, '$pale', op=.7), arcs(28, 118, 16, -12, 6.5), brows(30, 92, 24, -12, 6, 3),
        ellipse(128, 138, 10, 7, '$ink'), curve('M128 145v6M128 151q-10 10 -20 2M128 151q10 10 20 2', '$ink', 5), blush(54, 142, 11, 7),
        ellipse(128, 40, 40, 12, 'none', '#b9822e', 10), ellipse(128, 40, 40, 12, 'none', '#fff0b8', 5.5),
        mirror(arm((190, 186), (178, 230), (136, 204), w=16, hand=False)),
        path('M128 176C140 180 144 200 140 216Q128 224 116 216C112 200 116 180 128 176Z', '$limb', '$deep', 2.5), line(((128, 180), (128, 214)), '$deep', 2.5)),
    # ------------------------------------------------------------ green
    'desire': ('green', halo(), shadow(),
        circle(204, 50, 40, 'url(#w)'), star(204, 50, 20, '#ffe9a8', stroke='#b9822e'),
        mirror(arm((142, 214), (146, 230), (148, 232), w=13, hand=False)), feet(20, 236, 15, 7),
        tendril('M122 92C108 56 128 28 152 40C166 48 158 64 148 58'), leaf(118, 72, -64, 34, 12),
        rot(8, 128, 230, round_body(egg(58, 84, 226, .68, .5, .74), (100, 122, 14, 10)),
            blush(40, 160, 10, 7)),
        arm((88, 182), (96, 218), (142, 206), w=12), arm((182, 152), (204, 132), (198, 86), w=12),
        rot(8, 128, 230, eyes(22, 138, 18, 21, (5, -6), 11.5), brows(24, 112, 18, -12, 5, 3), laugh(13, 164, 17))),
    'longing': ('green', halo(strong=True), shadow(244, 66),
        circle(206, 49, 48, 'url(#w)'), path('M214 16C186 20 176 50 194 70C206 84 226 82 236 72C216 74 202 62 202 46C202 34 206 24 214 16Z', '#ffefbf', '#b9822e', 2.5),
        tendril('M112 84C78 76 62 44 84 26C100 14 116 30 104 42', 7), tendril('M132 80C128 50 140 26 160 22', 6),
        leaf(78, 60, -80, 40, 14), leaf(92, 74, -116, 32, 11), leaf(136, 44, 44, 32, 11), leaf(160, 22, 62, 26, 9), leaf(132, 64, -24, 30, 10),
        rot(9, 128, 236, feet(26, 236, 20, 10), round_body('M128 74C176 74 178 132 186 176C196 226 170 238 124 238C74 238 58 214 72 170C84 130 80 74 128 74Z', (98, 108, 16, 11))),
        arm((196, 158), (230, 142), (222, 98), w=14, r=11),
        rot(9, 128, 236, eyes(25, 128, 19, 22, (6, -7), 12, (.16, -16)), brows(28, 98, 28, -22, 6.5, 2), smile(11, 168, -3, width=5.5), blush(46, 158, 11, 7)),
        tear(110, 164, 5),
        arm((76, 180), (60, 220), (126, 204), w=14, r=12), tendril('M40 236C28 214 36 196 52 204', 5), leaf(38, 222, -60, 24, 9)),
    'generosity': ('green', halo(), shadow(240, 70), feet(28),
        leaf(128, 92, -62, 40, 14), leaf(128, 92, 62, 40, 14), curve('M128 92q-4 -20 8 -34', '$deep', 13), curve('M128 92q-4 -20 8 -34', '$acc2', 8),
        round_body(egg(72, 86, 230, .56, .74, .72), (86, 120, 16, 10)),
        curve('M128 88C96 110 92 200 110 228M128 88C160 110 164 200 146 228', '$lo', 4, .4),
        arcs(28, 140, 14, 13), laugh(20, 156, 22), blush(50, 158, 11, 7),
        arm((62, 174), (40, 206), (82, 214)), arm((194, 174), (220, 190), (214, 196)),
        fruit(196, 176, 14), fruit(222, 172, 14, '#ffc14a'), fruit(210, 154, 14, '#ff5f6c'),
        path('M178 182H242Q238 214 210 214Q182 214 178 182Z', '#c98a45', '$deep', 3), curve('M184 194h52M190 205h40', '#8a5a24', 3.5)),
    'selflessness': ('green', halo(strong=True), shadow(244, 72),
        mirror(arm((184, 92), (206, 74), (216, 52), w=13, hand=False, col='#8a6b3c')), line(((128, 90), (128, 50)), '$deep', 22), line(((128, 90), (128, 50)), '#8a6b3c', 16),
        *[circle(x, y, r, 'url(#a)', '$deep', 3) for x, y, r in ((52, 66, 32), (204, 66, 32), (88, 42, 34), (168, 42, 34), (128, 36, 32))],
        path('M46 78Q128 26 210 78Q168 102 128 96Q88 102 46 78Z', '$acc2'),
        fruit(46, 80, 11), fruit(84, 36, 11, '#ffc14a'), fruit(146, 26, 11, '#ff5f6c'), fruit(208, 74, 11, '#ffc14a'), fruit(176, 48, 10), fruit(112, 58, 10),
        feet(32, 238, 22, 10),
        round_body(egg(72, 76, 238, .6, .76, .76), (92, 110, 18, 10)),
        curve('M128 78C98 110 94 206 110 236M128 78C158 110 162 206 146 236', '$lo', 4, .35),
        arcs(28, 122, 15, 13), smile(20, 138, 11), blush(50, 140, 12, 8),
        circle(128, 192, 52, 'url(#w)'), heart(128, 190, 21, '#ff8b76'),
        mirror(arm((196, 162), (214, 214), (154, 208), w=15, r=13))),
    'innocence': ('green', halo(), shadow(240, 50), feet(18, 234, 14, 8),
        mirror(leaf(128, 78, 54, 46, 17)), line(((128, 92), (128, 76)), '$deep', 10), line(((128, 92), (128, 76)), '$acc2', 6),
        mirror(arm((156, 196), (178, 200), (182, 214), w=10, r=8)),
        round_body(egg(36, 170, 234, .6, .8, .8)),
        round_body(egg(66, 78, 194, .56, .6, .6), (92, 108, 17, 10)),
        eyes(27, 138, 21, 24, (0, 0), 15.5), blush(50, 166, 12, 7), smile(8, 170, 5, width=5),
        ''.join(circle(x, y, 2.2, '$lo') for x, y in ((72, 156), (82, 152), (174, 152), (184, 156))),
        curve('M182 214q14 -10 16 -34', '$deep', 5), flower(198, 172, .95, '#fffaf0')),
    'purity': ('green', halo(strong=True), shadow(244, 70),
        circle(128, 110, 118, 'url(#w)', op=.55),
        fan(lambda x, y, a: leaf(x, y, a, 78, 24, 'url(#p)', None), (-98, 98, -74, 74, -50, 50), 128, 204, 34, 24),
        mirror(leaf(128, 62, 50, 54, 19)), line(((128, 78), (128, 58)), '$deep', 10), line(((128, 78), (128, 58)), '$acc2', 6),
        flower(128, 44, 1.25, '#fffdf4', '#ffe08a'),
        round_body(egg(72, 64, 192, .56, .6, .6), (90, 96, 18, 11)),
        arcs(29, 132, 17, -12, 6), lashes(29, 124, 18, 16), blush(54, 156, 13, 8), smile(11, 158, 7, width=5.5), tear(128, 98, 8, '#eafaff'),
        path('M66 214Q128 200 190 214Q180 246 128 246Q76 246 66 214Z', 'url(#p)', '$deep', 3), fan(lambda x, y, a: leaf(x, y, a, 64, 22, 'url(#p)', None), (-78, 78, -52, 52, -26, 26, 0), 128, 240, 26, 10),
        spark(32, 62, 14), spark(226, 78, 11)),
    'kindness': ('green', halo(), shadow(), feet(28),
        leaf(128, 104, -78, 58, 18), leaf(128, 104, 78, 58, 18), leaf(128, 104, -40, 70, 20), leaf(128, 104, 40, 70, 20), leaf(128, 104, 0, 76, 20),
        mirror(arm((186, 172), (222, 170), (228, 132))),
        round_body(egg(68, 88, 230, .62, .7, .78), (92, 118, 17, 10)),
        arcs(28, 144, 16, 14, 7), blush(48, 164, 13, 8), laugh(22, 164, 22)),
    'benevolence': ('green', halo(strong=True), shadow(244, 76), feet(34, 238, 22, 11),
        fan(lambda x, y, a: leaf(x, y, a, 70, 22, vein=None), (-98, 98, -74, 74, -49, 49, -24, 24, 0), 128, 104, 30, 22),
        round_body(egg(82, 66, 238, .62, .7, .8), (86, 98, 20, 12)),
        fan(lambda x, y, a: flower(x, y, .95, '#ffe3d3' if a % 50 else '#ffc9d2'), (-75, -50, -25, 0, 25, 50, 75), 128, 128, 68, 60),
        arcs(31, 124, 17, 14, 7), blush(56, 144, 14, 9), smile(22, 142, 13, width=6.5),
        scaled(.36, 128, 232, mirror(leaf(128, 64, 50, 60, 22)), round_body(egg(72, 64, 230, .58, .6, .7)), eyes(28, 134, 21, 24, (0, -5), 16), smile(16, 180, 9, width=9)),
        mirror(arm((206, 166), (222, 226), (152, 224), w=17, r=13))),
    # ------------------------------------------------------------ blue
    'confidence': ('blue', halo(), shadow(), feet(26),
        mirror(arm((188, 134), (234, 152), (184, 190), w=14)),
        round_body(sym((0, 82), (44, 82, 72, 96, 72, 132), (72, 176, 54, 230, 0, 230)), (90, 118, 17, 10)),
        quiff(122, 88, 1),
        ellipse(128, 198, 32, 20, '$pale', op=.55),
        eyes(26, 134, 16, 18, (3, 0), 10, (.28, 4)), curve('M88 112q14 -4 28 4M142 106q14 -14 30 -4', '$ink', 7), curve('M108 162q20 16 42 -4', '$ink', 6), blush(46, 158, 9, 6)),
    'self_respect': ('blue', halo(strong=True), shadow(244, 64), feet(30, 238, 20, 10),
        arm((58, 126), (14, 154), (62, 198), w=16, r=12),
        round_body(sym((0, 66), (56, 66, 86, 82, 84, 122), (82, 180, 62, 236, 0, 236)), (84, 100, 20, 12)),
        path('M45 142C66 172 130 198 190 198L180 218C118 216 66 194 49 168Z', '#f2a65a', '$deep', 3), curve('M50 158Q84 196 182 208', '#ffd9a0', 3, .8),
        quiff(168, 72, .72), quiff(114, 70, 1.2),
        arcs(29, 122, 16, -8, 6.5), brows(30, 102, 30, 4, 7, 3), smile(20, 144, 9, width=6.5), blush(52, 142, 10, 7),
        star(88, 192, 17, 'url(#g)', 8, .7, 0, '$deep'), circle(88, 192, 7, '#fff8dc'),
        arm((204, 142), (240, 184), (156, 182), w=16, r=14)),
    'optimism': ('blue', halo(), shadow(), feet(24),
        fan(lambda x, y, a: spike(x, y, a, 22, 5, '#ffd27a', 'none', 0), range(-120, 61, 30), 70, 84, 40, 40), circle(70, 84, 33, '#ffc85e', '#c98a2c', 2.5),
        round_body(drop(66, 44, 232, 26), (92, 152, 11, 20)),
        eyes(24, 148, 17, 20, (5, -6), 11), brows(27, 120, 22, -6, 6, 4), laugh(22, 174, 24), blush(46, 176, 10, 7),
        arm((68, 190), (40, 200), (46, 222)),
        arm((188, 184), (216, 186), (222, 150), w=13, r=13), line(((224, 146), (226, 124)), '$deep', 14), line(((224, 146), (226, 124)), '$limb', 9)),
    'hope': ('blue', halo(strong=True), shadow(244, 60), feet(28, 238, 20, 10),
        circle(128, 58, 56, 'url(#w)'), fan(lambda x, y, a: spike(x, y, a, 16 if a % 60 else 24, 4, '#fff2c4', 'none', 0), range(-150, 151, 30), 128, 40, 30, 30),
        mirror(arm((188, 170), (236, 134), (174, 66), w=15, r=12)),
        round_body(drop(78, 66, 238, 0), (86, 154, 12, 22)),
        star(128, 40, 27, '#fff2c4', 5, .48, 0, '#b9822e', 3), circle(128, 42, 9, '#fff'),
        eyes(27, 152, 20, 23, (0, -8), 13), brows(30, 120, 26, -12, 6.5, 4), laugh(20, 184, 20), blush(54, 182, 12, 8),
        ellipse(128, 110, 18, 10, '#fff6d0', op=.45), spark(36, 56, 12), spark(220, 46, 10), spark(30, 190, 9)),
    'self_esteem': ('blue', halo(), shadow(), feet(26),
        crown(128, 98, .92),
        round_body(egg(66, 86, 230, .58, .68, .74), (94, 118, 17, 10)),
        arcs(27, 138, 15, 13, 6.5), smile(18, 154, 11), blush(46, 156, 12, 8),
        arm((192, 164), (206, 214), (100, 196), w=14, r=12), arm((64, 164), (50, 222), (152, 206), w=14, r=12),
        spark(38, 84, 13), spark(220, 104, 10), heart(218, 56, 9, '#ff9d8a')),
    'dignity': ('blue', halo(strong=True), shadow(246, 76),
        path('M128 128C60 132 44 190 28 246H228C212 190 196 132 128 128Z', '#5a4aa8', '$deep', 3), path('M64 246Q86 190 96 150M192 246Q170 190 160 150', 'none', '#d9b46a', 4),
        path('M30 238H226L230 248H26Z', '#fff4dc', '$deep', 2.5),
        crown(128, 82, .72, 5, 'url(#g)'),
        round_body(egg(64, 66, 196, .56, .68, .7), (96, 96, 16, 10)),
        arcs(26, 118, 15, -9, 6), lashes(26, 112, 15, 14), brows(27, 96, 26, -3, 6, 4), smile(13, 144, 6, width=5.5), blush(44, 140, 11, 7),
        fan(lambda x, y, a: ball(x, y, 13, '#fff4dc'), spread(7, 108, 252), 128, 150, 70, 44),
        star(128, 204, 14, 'url(#g)', 4, .4, 0, '$deep')),
    'tranquility': ('blue', halo(), shadow(236, 80), ripples(222, 78, 96, 112),
        path('M192 190C218 188 226 164 222 142C232 142 240 132 244 122C228 120 214 124 208 134C200 126 188 126 178 132C184 146 196 152 206 150C206 164 200 174 186 176Z', '$limb', '$deep', 3),
        curve('M112 84q-2 -20 -20 -22M116 84q4 -22 24 -20', '$hi', 6), circle(90, 64, 5, '$hi'), circle(144, 66, 5, '$hi'), circle(114, 46, 5, '$hi'),
        round_body('M116 88C170 88 206 132 206 176C206 212 176 224 116 224C62 224 28 208 28 170C28 122 66 88 116 88Z', (76, 118, 22, 12)),
        path('M34 190C72 208 150 208 202 190C196 214 164 222 116 222C70 222 42 212 34 190Z', '$pale', op=.75),
        arcs(34, 154, 18, -11, 7, 112), smile(14, 172, 8, 112), ellipse(60, 172, 13, 8, '#ff9d8a', op=.5), ellipse(164, 172, 13, 8, '#ff9d8a', op=.5)),
    'serenity': ('blue', halo(strong=True), ripples(234, 58, 84, 108),
        spot(128, 74, 0, path('M0 8C-22 -2 -18 -26 0 -40C18 -26 22 -2 0 8Z', 'url(#a)', '$deep', 3)), spot(128, 30, 40, path('M-6 -22C-30 -16 -28 20 0 22C12 22 20 16 24 8C8 12 -12 -2 -6 -22Z', '#fff2c4', '#b9822e', 2.5)),
        ellipse(128, 160, 114, 40, 'none', '$hi', 2.5, .6),
        mirror(arm((176, 158), (232, 176), (206, 200), w=14, r=11)),
        path('M128 190C190 186 226 204 218 220C206 236 156 226 128 226C100 226 50 236 38 220C30 204 66 186 128 190Z', '$limb', '$deep', 3), curve('M60 216Q128 200 196 216', '$deep', 3, .6),
        round_body(egg(62, 70, 216, .58, .68, .74), (98, 102, 15, 9)),
        arcs(26, 132, 16, -11, 6.5), lashes(26, 124, 15, 14), smile(13, 152, 8, width=5.5), blush(46, 152, 12, 8), circle(128, 100, 5, '#fff2c4'),
        tear(22, 146, 8), tear(234, 146, 8), tear(62, 118, 6), tear(196, 116, 6), spark(30, 60, 11), spark(226, 62, 11)),
    # ------------------------------------------------------------ no Vibe
    'brightness': ('none', halo(), circle(128, 128, 112, 'url(#w)', op=.6),
        fan(lambda x, y, a: spike(x, y, a, 34 if a % 60 else 46, 9, '$acc', '$deep', 2), range(0, 360, 30), 128, 128, 62, 62),
        round_body(egg(58, 70, 186, .5, .55, .55), (104, 98, 15, 9)),
        mirror(circle(150, 124, 7.5, '$ink'), circle(147, 121, 2.6, '#fff')), smile(14, 142, 8, width=5.5), blush(40, 144, 10, 7)),
}
