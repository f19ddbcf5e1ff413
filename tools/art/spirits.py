"""The eight Spirits, 256 x 320: pawns on the ring. name: (team, parts, own colours).

Every figure: halo, pale contour so that the silhouette holds at 56 px, base, robe, head.
Bliss: round, glowing, open. Gloom: pointed, hooded, closed.
"""
from parts import *

WARM, COOL = '#ffe0b0', '#c3ccff'


def glow(y=160):
    return circle(AXIS, y, 126, 'url(#h)')


def contour(col, *shapes):
    """A pale edge around the whole figure."""
    return ''.join(path(d, col, col, 11) for d in shapes)


def reach(col, d, w):
    """The contour of an arm and its mirror image."""
    return mirror(curve(d, col, w))


def base(col, light):
    return ellipse(AXIS, 300, 98, 15, '#0b0b18', col, 5) + ellipse(AXIS, 299, 86, 9, light, op=.3)


def robe(d, *lines):
    """Bliss body: soft robe with rim light."""
    return path(d, 'url(#b)', '$deep', 3.5) + path(d, 'url(#r)') + ''.join(curve(f, '$lo', 4, .45) for f in lines)


def head(y=92, r=42):
    return circle(AXIS, y, r, 'url(#f)', '$deep', 3.5) + ellipse(AXIS - r * .4, y - r * .45, r * .3, r * .18, '#fff', op=.5, rot=-32)


def sleeve(*p, w=22, r=13):
    return arm(*p, w=w, r=r)


def hood(points, inset=.8, centre=None):
    return fold(points, inset, centre, w=4)


def glare(off=17, y=110, w=14, h=9, col='#fff3b8', tilt=1):
    """Eyes shining out of a hood; tilt -1 turns them sad."""
    return mirror(path(f'M{xy((AXIS + off - w, y + h * .4 * tilt), (AXIS + off + w, y - h * tilt), (AXIS + off + w * .5, y + h), (AXIS + off - w * .4, y + h))}Z', col))


GOWN = sym((0, 132), (40, 132, 56, 168, 66, 214), (72, 250, 80, 276, 82, 290), (60, 304, 30, 306, 0, 306))
HEART_CAPE = 'M128 300C60 268 14 214 20 158C24 112 82 100 128 146C174 100 232 112 236 158C242 214 196 268 128 300Z'
SKIRT = sym((0, 140), (30, 140, 40, 160, 42, 184), (60, 206, 96, 232, 104, 262), (92, 284, 78, 262, 62, 276), (48, 296, 30, 276, 0, 294))
BELL = sym((0, 128), (46, 128, 70, 170, 78, 216), (84, 252, 90, 276, 92, 292), (60, 306, 30, 306, 0, 306))
HAIR = sym((0, 34), (60, 30, 84, 74, 80, 124), (78, 160, 92, 190, 84, 226), (60, 216, 44, 180, 44, 130), (30, 110, 14, 104, 0, 104))

MISERY = [(112, 30), (160, 60), (184, 118), (204, 200), (216, 296), (40, 296), (52, 200), (66, 118), (84, 62), (70, 40)]
MALICE = [(128, 78), (158, 48), (196, 8), (184, 84), (178, 140), (206, 214), (228, 296), (128, 284), (28, 296), (50, 214), (78, 140), (72, 84), (60, 8), (98, 48)]
ANXIETY = [(128, 10), (142, 48), (168, 40), (164, 74), (190, 84), (176, 112), (188, 150), (174, 186), (196, 212), (180, 244), (204, 296), (52, 296), (76, 244), (60, 212), (82, 186), (68, 150), (80, 112), (66, 84), (92, 74), (88, 40), (114, 48)]
HATRED = [(128, 40), (160, 58), (176, 108), (182, 128), (244, 96), (226, 150), (246, 178), (212, 200), (220, 296), (128, 286), (36, 296), (44, 200), (10, 178), (30, 150), (12, 96), (74, 128), (80, 108), (96, 58)]


def outline(points):
    return 'M' + 'L'.join(xy(p) for p in points) + 'Z'


def face_hole(*half):
    return path(outline(poly(*half)), '#0d0b1e', '$deep', 3)


TABLE = {
    'empathy': ('bliss', [glow(150), base('#f2a65a', '#ffcf9a'), contour(WARM, HAIR, GOWN),
        path(HAIR, 'url(#a)', '$deep', 3.5), curve('M70 96Q62 150 58 204M186 96Q194 150 198 204', '$pale', 4, .5),
        robe(GOWN, 'M104 214Q96 260 92 296M152 214Q160 260 164 296'),
        head(92, 45), path('M82 96C80 46 106 40 128 48C150 40 176 46 174 96C166 70 148 62 128 62C108 62 90 70 82 96Z', 'url(#a)', '$deep', 3),
        arcs(18, 98, 11, -8, 5.5), smile(11, 114, 7, width=5), blush(29, 112, 8, 5),
        circle(128, 184, 56, 'url(#w)'), heart(128, 186, 21, '#ff7d78'),
        mirror(sleeve((182, 172), (190, 226), (140, 214), w=22, r=13))],
        dict(hi='#ffd8c2', mid='#f0906c', lo='#a64a3c', deep='#67281f', ink='#4a1a14', limb='#e27c58', acc='#ffcb8a', acc2='#c97a3e')),
    'delight': ('bliss', [glow(150), base('#f2a65a', '#ffe08a'), contour(WARM, SKIRT, 'M128 50a44 44 0 1 0 .1 0Z', star_path(128, 92, 76, 12, .74)),
        reach(WARM, 'M160 170Q214 144 224 74', 34), star(128, 92, 76, 'url(#a)', 12, .72, 0, '$deep', 3.5),
        mirror(foot(150, 294, 16, 9), sleeve((160, 170), (214, 144), (224, 74), w=18, r=13)),
        robe(SKIRT, 'M112 200Q92 240 78 270M144 200Q164 240 178 270M128 204V284'),
        head(94, 44), arcs(18, 90, 11, 10, 5.5), laugh(17, 102, 22), blush(31, 104, 8, 5),
        spark(34, 140, 16), spark(226, 160, 14), star(48, 30, 12, '#fff0b8', turn=10), star(206, 30, 12, '#fff0b8', turn=-10)],
        dict(hi='#fff0b4', mid='#f4be45', lo='#b4741d', deep='#6f430d', ink='#4a2b08', limb='#e5a834', acc='#ffd869', acc2='#ef8d36')),
    'love': ('bliss', [glow(160), base('#f2a65a', '#ff9aa6'), contour(WARM, HEART_CAPE, 'M128 44a50 50 0 1 0 .1 0Z', heart_path(128, 34, 24)),
        path(HEART_CAPE, 'url(#a)', '$deep', 3.5), curve('M40 150Q44 116 84 122', '#ffd5d8', 6, .7),
        robe(sym((0, 136), (34, 136, 46, 170, 54, 214), (60, 250, 64, 276, 66, 290), (50, 304, 26, 306, 0, 306)), 'M112 226Q106 264 104 298M144 226Q150 264 152 298'),
        mirror(path('M128 50C170 36 190 76 178 128C186 96 160 70 128 72Z', '$acc2', '$deep', 3)), head(96, 45),
        mirror(path('M128 56C160 46 180 76 172 104C164 82 148 74 128 74Z', '$acc2', '$deep', 3)), heart(128, 34, 24, '#ff6f7d', sw=3.5),
        arcs(18, 102, 11, 9, 5.5), laugh(14, 112, 17), blush(32, 112, 9, 6, '#ff4f62'),
        mirror(sleeve((164, 176), (210, 188), (214, 146), w=20, r=13)), heart(128, 196, 17, '#ffd5d8')],
        dict(hi='#ffc6c0', mid='#e8596a', lo='#94263f', deep='#5c1226', ink='#470d1c', limb='#d94a5d', acc='#f98d8f', acc2='#c43f56')),
    'harmony': ('bliss', [glow(150), base('#f2a65a', '#c9e58a'), contour(WARM, BELL, 'M128 48a46 46 0 1 0 .1 0Z'),
        reach(WARM, 'M182 186Q222 186 222 140', 38), circle(128, 32, 22, WARM), circle(34, 120, 24, WARM), circle(222, 120, 24, WARM), circle(128, 120, 98, 'none', WARM, 15), circle(128, 120, 98, 'none', '$deep', 10), circle(128, 120, 98, 'none', '$acc', 5),
        robe(BELL, 'M108 216Q98 262 94 298M148 216Q158 262 162 298'),
        path('M128 156C160 166 158 206 128 216C98 226 96 264 128 276C82 274 66 236 84 202C92 184 108 172 128 156Z', '$pale', op=.4),
        mirror(sleeve((182, 186), (222, 186), (222, 140), w=22, r=13)),
        ball(34, 120, 18, '#fff4d2'), ball(222, 120, 18, '#7a8f3c'),
        head(94, 46), path('M80 96C76 46 104 38 128 38C152 38 180 46 176 96C164 72 150 66 128 66C106 66 92 72 80 96Z', 'url(#a)', '$deep', 3), circle(128, 32, 16, 'url(#a)', '$deep', 3),
        arcs(18, 100, 12, -8, 5.5), smile(11, 114, 7, width=5), blush(31, 114, 8, 5), circle(128, 76, 4.5, '#fff4d2')],
        dict(hi='#f3f5b4', mid='#bcc65a', lo='#66752a', deep='#3b4716', ink='#2c360e', limb='#a5b148', acc='#ffdf8c', acc2='#c78f3c')),
    'misery': ('gloom', [glow(160), base('#6f8cff', '#7fa8ff'), contour(COOL, outline(MISERY), 'M70 40L84 62L66 118L58 150C48 120 50 70 70 40Z'),
        hood(MISERY, .8, (128, 180)), path('M70 40L84 62L66 118L58 150C48 120 50 70 70 40Z', '$acc2', '$deep', 3),
        face_hole((0, 72), (36, 92), (46, 138), (26, 168), (0, 176)), glare(19, 122, 14, 9, '#bfe0ff', -1), curve('M112 152q16 -12 32 0', '#bfe0ff', 5),
        tear(112, 146, 5), tear(148, 146, 5),
        mirror(path('M170 184L196 214L186 290L150 262Z', '$limb', '$deep', 3.5), path('M150 262L168 276L158 288Z', '$hi', '$deep', 2.5)),
        line(((128, 184), (128, 292)), '$deep', 3.5), tear(96, 210, 7), tear(160, 206, 6)],
        dict(hi='#a9ccff', mid='#5580c8', lo='#294684', deep='#142552', ink='#0d1a3c', limb='#4068ae', acc='#6d93d8', acc2='#335498')),
    'malice': ('gloom', [glow(160), base('#6f8cff', '#c49aff'), contour(COOL, outline(MALICE)),
        hood(MALICE, .8, (128, 176)),
        face_hole((0, 88), (40, 96), (44, 132), (22, 164), (0, 176)), glare(20, 120, 16, 11, '#e9ff9a'),
        path('M98 142Q128 158 158 142Q150 168 128 168Q106 168 98 142Z', '#e9ff9a'), path('M104 147l8 9l8 -5l8 8l8 -8l8 5l8 -9Q128 160 104 147Z', '#0d0b1e'),
        bent((76, 214), (74, 252), (112, 236), w=15, claws=20, spreadd=26), bent((180, 214), (182, 252), (144, 236), w=15, claws=20, spreadd=26),
        path('M128 180L142 200L128 222L114 200Z', '#c49aff', '$deep', 3)],
        dict(hi='#d6b2ff', mid='#8a5cd0', lo='#472a82', deep='#26144c', ink='#180b36', limb='#7047b4', acc='#a478e4', acc2='#5c389c')),
    'anxiety': ('gloom', [glow(160), base('#6f8cff', '#8fe6ee'), contour(COOL, outline(ANXIETY)),
        hood(ANXIETY, .84, (128, 176)),
        face_hole((0, 66), (36, 82), (44, 128), (30, 160), (0, 170)), eye(110, 114, 17, 20, (3, 2), 7), eye(148, 114, 15, 18, (-2, 2), 6), line([(112 + 5.4 * i, 154 if i % 2 else 146) for i in range(7)], '#bff4f6', 4.5),
        mirror(curve('M146 92q10 -8 20 -2', '#bff4f6', 4.5)),
        bent((76, 214), (92, 238), (116, 172), w=13, claws=14), bent((180, 214), (164, 238), (140, 172), w=13, claws=14),
        curve('M34 70q-10 12 0 24q10 12 0 24M222 70q10 12 0 24q-10 12 0 24', '#8fe6ee', 5, .8), curve('M100 262l12 -8l12 8l12 -8l12 8l12 -8', '$hi', 5, .7)],
        dict(hi='#b4eef2', mid='#4ba3b4', lo='#1f5a70', deep='#0d3344', ink='#08242f', limb='#378799', acc='#69bcc8', acc2='#2a6c80')),
    'hatred': ('gloom', [glow(160), base('#6f8cff', '#ff7f9a'), contour(COOL, outline(HATRED), 'M96 62L91 28L114 44L128 12L142 44L165 28L160 62Z'),
        hood(HATRED, .82, (128, 176)),
        path('M128 40L160 58L176 108L128 70L80 108L96 58Z', '$acc2', '$deep', 3), spike(128, 54, 0, 42, 15, '$acc'), spike(104, 60, -22, 34, 11, '$acc'), spike(152, 60, 22, 34, 11, '$acc'),
        face_hole((0, 74), (40, 100), (42, 138), (20, 162), (0, 168)), glare(20, 124, 18, 12, '#ff8a4a'), mirror(ellipse(147, 124, 4, 6, '#fff3b8')),
        line(((104, 154), (116, 148), (122, 156), (128, 148), (134, 156), (140, 148), (152, 154)), '#ff8a4a', 4.5),
        mirror(line(((206, 196), (196, 246), (156, 232)), '$deep', 27), line(((206, 196), (196, 246), (156, 232)), '$limb', 21),
               path('M156 210L172 222L170 246L152 256L134 246L136 222Z', '$limb', '$deep', 3), curve('M144 226v14M152 226v16M160 226v14', '$deep', 3))],
        dict(hi='#f2a0b4', mid='#a83a62', lo='#561a3e', deep='#2e0b24', ink='#1f0718', limb='#8a2b53', acc='#d0577c', acc2='#6e2148')),
}
