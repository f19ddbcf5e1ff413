"""Everything but creatures. name: (width, height, parts, own gradients).

Own gradients use \\0 for the per cent sign and \\1 for their name (see make_art.py).
"""
from parts import *

GOLD, INK, NIGHT, BLISS, GLOOM = '#d9b46a', '#efe9dc', '#0b0b18', '#f2a65a', '#6f8cff'


def stop(o, c, a=1):
    return f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>'


def rad(*list_, cx=50, cy=50, r=50):
    return f'<radialGradient id="\1" cx="{cx}\0" cy="{cy}\0" r="{r}\0">{"".join(stop(*s) for s in list_)}</radialGradient>'


def lin(*list_):
    return f'<linearGradient id="\1" x1="0\0" y1="0\0" x2="0\0" y2="100\0">{"".join(stop(*s) for s in list_)}</linearGradient>'


def rect(x, y, w, h, r=0, fill='none', stroke=None, sw=3, op=None, dash=None):
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="{n(r)}" fill="{fill}"' + \
        (f' stroke="{stroke}" stroke-width="{n(sw)}"' if stroke else '') + (f' opacity="{op:.2g}"' if op else '') + \
        (f' stroke-dasharray="{dash}"' if dash else '') + '/>'


# ---------------------------------------------------------------- Vibes, 64 x 64, no detail below 3 units

def vibe(hi, mid, lo, d, inner):
    return 64, 64, [path(d, 'url(#v)', NIGHT, 3), inner], {'v': rad((0, hi), (.5, mid), (1, lo), cx=38, cy=28, r=85)}


def sun():
    return star_path(32, 32, 30, 8, .7, 22.5)


VIBES = {
    'red': vibe('#ff8f66', '#e4572e', '#b53a1b', 'M33 2C38 14 56 22 54 42C53 55 43 62 32 62C20 62 10 54 10 41C10 31 17 27 19 17C25 20 27 25 27 29C32 22 34 12 33 2Z',
                path('M33 32C35 39 44 42 42 50C41 56 36 58 32 58C27 58 22 55 22 49C22 43 31 41 33 32Z', '#ffc9a0')),
    'yellow': vibe('#ffe9a0', '#f2c14e', '#c98f22', sun(), circle(32, 32, 12.5, '#fff3c4')),
    'green': vibe('#9be6bd', '#4fb286', '#2c8a60', 'M58 4C62 34 50 58 24 57C20 57 17 56 14 54L7 62L3 57L10 49C2 28 22 6 58 4Z',
                  curve('M11 52Q26 36 44 20M26 37L27 24M35 29L48 30', '#dcf8e6', 4)),
    'blue': vibe('#a9d8ff', '#4f9dde', '#2d6fb5', 'M32 1C37 14 55 26 55 42C55 54 45 63 32 63C19 63 9 54 9 42C9 26 27 14 32 1Z',
                 curve('M20 42q1 10 10 12', '#e6f5ff', 5)),
    'wild': vibe('#ffffff', '#f1e8ff', '#b7a6d8', 'M32 1Q36 28 63 32Q36 36 32 63Q28 36 1 32Q28 28 32 1Z', circle(29, 29, 4, '#fff')),
}


# ---------------------------------------------------------------- Spheres, 128 x 128, gold and ink lines

def gold(d, w=8):
    return curve(d, '#3a2a10', w + 5) + curve(d, 'url(#g)', w)


def ink(d, w=6):
    return curve(d, '#2a2550', w + 5) + curve(d, INK, w)


SPHERES = {
    # Two rings through each other: the lower arc of one passes over the other.
    'commitment': [gold('M46 32A34 34 0 1 0 46.1 32Z', 9), ink('M82 32A34 34 0 1 0 82.1 32Z', 9), gold('M68 40A34 34 0 0 1 79 76', 9), spark(64, 17, 12, '#ffe9a8')],
    'creativity': [ink('M18 112L64 62', 11), path('M58 54L74 70Q82 62 78 50Q66 46 58 54Z', 'url(#g)', '#3a2a10', 3), star(90, 36, 29, 'url(#g)', 5, .46, 12, '#3a2a10', 3.5), spark(34, 42, 13, INK), spark(100, 88, 10, INK)],
    'humility': [gold('M40 116C36 76 44 34 78 28', 9), path('M76 28C104 18 124 48 112 92C88 88 68 62 76 28Z', 'url(#g)', '#3a2a10', 3.5), curve('M82 36Q100 54 108 82', '#3a2a10', 4),
                 path('M41 88C20 84 12 68 14 54C32 56 44 68 41 88Z', INK, '#2a2550', 3), ink('M22 117H76', 6)],
    'diligence': [gold('M64 42a30 30 0 1 0 .1 0Z', 9), ''.join(rot(a, 64, 72, path('M57 41L59 28H69L71 41Z', 'url(#g)', '#3a2a10', 2.5)) for a in range(0, 360, 45)), circle(64, 72, 24, '#171633', GOLD, 3),
                  ink('M44 94L88 42', 8), path('M66 26L82 8L116 36L102 54L94 46L86 50Z', INK, '#2a2550', 3.5)],
    'knowledge': [path('M64 46C48 32 28 30 12 36V100C28 94 48 96 64 110C80 96 100 94 116 100V36C100 30 80 32 64 46Z', '#2a2550', '#3a2a10', 11), curve('M64 46C48 32 28 30 12 36V100C28 94 48 96 64 110C80 96 100 94 116 100V36C100 30 80 32 64 46Z', 'url(#g)', 7), rect(61, 46, 6, 62, 2, GOLD),
                  ink('M26 54Q40 52 51 60M26 72Q40 70 51 78M102 54Q88 52 77 60M102 72Q88 70 77 78', 4.5), spark(64, 22, 17, '#ffe9a8')],
}


# ---------------------------------------------------------------- Realms, 400 x 240, faint

def faint(col, *lines):
    """(d, width, opacity) lines in the Realm's tint, lighter towards the viewer."""
    return [curve(d, col, w, op) for d, w, op in lines]


REALMS = {
    'valley': ('#7b5aa6', [path('M6 146L58 92L96 128L150 62L206 130L252 84L312 140L352 104L394 142L330 200H70Z', 'url(#d)'), path('M6 188L70 140L132 184L200 132L268 186L330 146L394 186L300 236H100Z', 'url(#d)')]
               + faint('#a384d0', ('M6 146L58 92L96 128L150 62L206 130L252 84L312 140L352 104L394 142', 3, .5), ('M150 62L158 94L142 112M58 92L64 116M252 84L248 108L260 120', 2.5, .4),
                       ('M6 188L70 140L132 184L200 132L268 186L330 146L394 186', 3, .6), ('M200 132L206 158L192 176M330 146L326 168', 2.5, .45), ('M8 222Q110 188 196 214T392 212', 2.5, .35))
               + [circle(300, 46, 15, 'none', '#a384d0', 2.5, .5)]),
    'cradle': ('#4d86a8', [circle(200, 124, 32, '#4d86a8', op=.22)] + [ellipse(200, 124, 38 + 32 * i, 24 + 19 * i, 'none', '#7cb4d4', 3, .6 - .07 * i) for i in range(5)]
               + faint('#7cb4d4', ('M40 196Q200 262 360 196M60 176Q200 240 340 176', 3, .45), ('M200 104q-14 14 0 40q14 -14 0 -40', 2.5, .6))
               + [circle(*at(200, 124, 38 + 32 * i, 24 + 19 * i, a), 5, '#9fd0ea', op=.6) for i, a in ((1, 40), (2, 200), (3, 110), (4, 310), (2, 330), (3, 240))]),
    'network': ('#5a77c9', None),
    'land': ('#a65a6d', [path('M84 142Q126 72 176 104Q214 60 262 104Q306 100 322 142Q200 172 84 142Z', '#a65a6d', op=.24)]
             + faint('#d98a9c', ('M84 142Q126 72 176 104Q214 60 262 104Q306 100 322 142', 3.5, .6), ('M128 106q14 10 8 26M206 84q-4 18 10 34M284 106q-12 12 -6 24', 2.5, .45),
                     ('M40 152q20 -14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', 3, .6), ('M16 178q23 -15 46 0t46 0t46 0t46 0t46 0t46 0t46 0t46 0', 3, .5), ('M4 206q28 -16 56 0t56 0t56 0t56 0t56 0t56 0t56 0', 3, .4), ('M60 230q32 -14 64 0t64 0t64 0t64 0', 3, .32))
             + [circle(212, 48, 12, 'none', '#d98a9c', 2.5, .5)]),
    'willow': ('#5f9c78', None),
}


def network():
    nodes = [(46, 60), (110, 120), (58, 186), (150, 42), (200, 128), (150, 206), (250, 58), (280, 150), (236, 214), (340, 96), (356, 190), (330, 30)]
    links = [(0, 1), (1, 2), (0, 3), (1, 3), (1, 4), (3, 4), (3, 6), (4, 6), (4, 5), (2, 5), (1, 5), (5, 8), (4, 7), (7, 8), (6, 9), (7, 9), (7, 10), (9, 11), (6, 11), (8, 10), (6, 7)]
    return [curve(''.join(f'M{xy(nodes[a], nodes[b])}' for a, b in links), '#8aa2ea', 2.5, .42)] + \
        [circle(x, y, 9 if i in (4, 1, 7, 6) else 6.5, '#2b3f86', '#8aa2ea', 3, .6) for i, (x, y) in enumerate(nodes)] + \
        [circle(*nodes[i], 3.5, '#c6d3ff', op=.6) for i in (4, 1, 7, 6)] + [circle(200, 128, 20, 'none', '#8aa2ea', 2, .4)]


def quad(p, q, r, t):
    """The point at t of a quadratic curve."""
    u = 1 - t
    return tuple(u * u * a + 2 * u * t * b + t * t * c for a, b, c in zip(p, q, r))


def willow():
    """Trunk, four branches, and from each branch boughs hanging with paired leaves."""
    col = '#8ecba6'
    branches = [((198, 128), (150, 62), (66, 84)), ((212, 124), (262, 60), (338, 84)), ((202, 92), (178, 28), (112, 36)), ((208, 92), (236, 24), (296, 36))]
    parts = [path('M186 240C206 196 192 150 200 88H210C208 150 214 200 236 240Z', '#5f9c78', op=.34),
             curve('M186 238C206 196 192 150 200 88M236 238C214 200 208 150 210 88', col, 3, .5)]
    parts.append(curve(''.join(f'M{xy(p)}Q{xy(q, r)}' for p, q, r in branches), col, 3, .5))
    for b, (p, q, r) in enumerate(branches):
        side = -1 if r[0] < 200 else 1
        boughs = leaves = ''
        for i, t in enumerate((.42, .62, .82, 1)):
            x, y = quad(p, q, r, t)
            length = ((96, 112, 120, 112) if b < 2 else (50, 62, 84, 104))[i]
            end = (x + side * (10 + 8 * i), y + length)
            bend = (x + side * (12 + 10 * i), y + 6)
            boughs += f'M{x:.0f} {y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {end[0]:.0f} {end[1]:.0f}'
            for k in (.4, .6, .8, 1):
                lx, ly = quad((x, y), bend, end, k)
                leaves += f'M{lx:.0f} {ly:.0f}q-8 4 -8 14q8 -3 8 -14q8 4 8 14q-8 -3 -8 -14'
        parts += [curve(boughs, col, 2.2, .42), path(leaves, col, op=.38)]
    return parts


REALMS['network'] = ('#5a77c9', network())
REALMS['willow'] = ('#5f9c78', willow())


# ---------------------------------------------------------------- pieces

TEAM = {  # light, middle, dark, outline, glow of windows
    'bliss': ('#ffd9a6', '#f2a65a', '#b46a2c', '#5c3212', '#fff0b8'),
    'gloom': ('#b5c4ff', '#6f8cff', '#3a4fb0', '#18235e', '#dfe6ff'),
}


def team_gradients(team):
    hi, mid, lo, _, _ = TEAM[team]
    return {'t': lin((0, hi), (.35, mid), (1, lo)), 'u': lin((0, mid), (1, lo))}


def stripes(points, col, w=5, op=.5):
    return curve(''.join(f'M{xy(*p)}' for p in points), col, w, op)


def fragment(team, height):
    """A course of the tower, 160 wide: Bliss of rounded bricks, Gloom of folded, striped ones."""
    hi, mid, lo, line_, light = TEAM[team]
    major = height > 60
    parts = []
    if team == 'bliss':
        parts.append(rect(2, 2, 156, height - 4, 13, 'url(#t)', line_, 4))
        rows = 3 if major else 2
        h = (height - 4) / rows
        joints = ''.join(f'M6 {n(2 + h * i)}H154' for i in range(1, rows))
        for r in range(rows):
            for x in ((54, 106) if r % 2 else (30, 80, 130)):
                joints += f'M{x} {n(4 + h * r)}V{n(h * (r + 1))}'
        parts.append(curve(joints, line_, 3, .5))
        parts.append(curve(f'M16 9H{120}', '#fff', 4, .55))
        if major:
            parts.append(path('M64 74V40C64 26 96 26 96 40V74Z', light, line_, 4) + curve('M80 32V74M64 54H96', line_, 3))
    else:
        e = 12
        d = f'M{e} 2H{160 - e}L158 {e}V{height - e}L{160 - e} {height - 2}H{e}L2 {height - e}V{e}Z'
        parts.append(path(d, 'url(#t)', line_, 4))
        step = 22
        tops = [(x, x - (height - 16) * .6) for x in range(34, 200, step)]
        parts.append(stripes([((min(a, 154) if a <= 154 else 154, 8 + (max(0, a - 154)) / .6), (max(b, 6), height - 8 - max(0, 6 - b) / .6)) for a, b in tops if b < 150], lo, 7, .6))
        parts.append(path(f'M{e} 2H{160 - e}L{150 - e} 10H{e + 10}Z', '#fff', op=.4) + path(f'M158 {e}V{height - e}L149 {height - e - 6}V{e + 6}Z', line_, op=.45))
        if major:
            parts.append(path('M80 18L96 42L88 70H72L64 42Z', light, line_, 4) + curve('M80 20V70M66 44H94', line_, 3))
    return 160, height, parts, team_gradients(team)


def cap(team):
    hi, mid, lo, line_, light = TEAM[team]
    if team == 'bliss':
        parts = [path('M80 14C92 42 124 60 152 66C158 68 157 78 150 78H10C3 78 2 68 8 66C36 60 68 42 80 14Z', 'url(#t)', line_, 4),
                 curve('M80 26C74 50 56 66 40 74M80 26C86 50 104 66 120 74M80 30V74', line_, 3, .5), curve('M70 38Q52 56 28 66', '#fff', 4, .5), circle(80, 11, 9, light, line_, 3)]
    else:
        parts = [path('M80 2L112 44L156 78H4L48 44Z', 'url(#t)', line_, 4), path('M80 2L112 44L156 78H96Z', line_, op=.4), path('M80 6L66 74H12L50 46Z', '#fff', op=.28),
                 curve('M58 36L52 74M100 36L112 74M80 8V74', lo, 4, .7)]
    return 160, 80, parts, team_gradients(team)


def merlons(x0, x1, y, h, count, team):
    """A wall's top edge from x0 to x1 as path commands: rounded or pointed teeth."""
    w = (x1 - x0) / (2 * count - 1)
    d = ''
    for i in range(count):
        a = x0 + 2 * i * w
        if team == 'bliss':
            d += f'L{xy((a, y))}V{n(y - h + w * .4)}Q{xy((a, y - h), (a + w * .4, y - h))}H{n(a + w * .6)}Q{xy((a + w, y - h), (a + w, y - h + w * .4))}V{n(y)}'
        else:
            d += f'L{xy((a, y), (a, y - h * .7), (a + w / 2, y - h * 1.35), (a + w, y - h * .7), (a + w, y))}'
    return d


def fortress(team, major):
    hi, mid, lo, line_, light = TEAM[team]
    door = 'M108 236V190C108 162 148 162 148 190V236Z' if team == 'bliss' else 'M104 236V194L128 158L152 194V236Z'

    def window(x, y, k=1):
        d = 'M-9 18V-4C-9 -18 9 -18 9 -4V18Z' if team == 'bliss' else 'M0 -20L9 -2L6 20H-6L-9 -2Z'
        return place(x, y, k, path(d, light, line_, 4))

    def wall(x0, x1, y, h, count):
        d = f'M{xy((x0, 236))}' + merlons(x0, x1, y, h, count, team) + f'L{xy((x1, 236))}Z'
        s = path(d, 'url(#t)', line_, 6)
        if team == 'gloom':  # striped, as Gloom's areas are
            s += stripes([((x1 - 8, t), (x0 + 8, t + (x1 - x0) * .45)) for t in range(int(y) + 16, 236 - int((x1 - x0) * .45), 30)], lo, 8, .6)
        return s + curve(f'M{n(x0 + 11)} {n(y + 14)}V150', '#fff', 5, .4)

    parts = [ellipse(128, 238, 112 if major else 88, 10, '#05050f', op=.5)]
    if major:
        parts += [wall(26, 84, 96, 22, 3), wall(172, 230, 96, 22, 3), wall(78, 178, 60, 26, 4), window(55, 136), window(201, 136), window(128, 112, 1.3)]
        flag = 'M128 34V8' if team == 'bliss' else 'M128 28V6'
        pennant = 'M128 6C146 4 150 16 168 10V28C150 34 146 22 128 24Z' if team == 'bliss' else 'M128 6L168 17L128 28Z'
        parts += [curve(flag + 'V40', line_, 6), path(pennant, light, line_, 4)]
    else:
        parts += [wall(62, 194, 108, 30, 4), window(92, 156, 1.1), window(164, 156, 1.1)]
    parts += [path(door, '#1a1430', line_, 5), path(door, light, op=.28)]
    return 256, 256, parts if major else [scaled(1.3, 128, 240, *parts)], team_gradients(team)


def pearl(hi, mid, lo, glow_):
    return 96, 96, [circle(48, 48, 47, 'url(#q)'), circle(48, 48, 31, 'url(#o)', NIGHT, 2), curve('M30 58A22 22 0 0 0 64 62', '#fff', 4, .3),
                    ellipse(38, 36, 10, 6.5, '#fff', op=.85, rot=-32), circle(58, 60, 2.6, '#fff', op=.5)], \
        {'o': rad((0, hi), (.5, mid), (1, lo), cx=36, cy=28, r=85), 'q': rad((.5, glow_, .6), (1, glow_, 0))}


def diamond(spent=False):
    d = 'M48 5L86 44L48 91L10 44Z'
    if spent:
        return 96, 96, [path(d, '#171633', '#d9b46a', 5, .75), curve('M10 44H86M48 5L34 44L48 91L62 44Z', '#d9b46a', 2, .4)], None
    return 96, 96, [path(d, 'url(#g)', '#5a3d10', 4), path('M48 5L34 44H10Z', '#fff6d2', op=.85), path('M48 5L34 44H62Z', '#ffe9a8'), path('M48 5L62 44H86Z', '#e3b75c'),
                    path('M34 44H62L48 91Z', '#d9a84a'), path('M10 44H34L48 91Z', '#f3d58a'), path('M62 44H86L48 91Z', '#9c6d22'), curve(d, '#5a3d10', 4), spark(30, 24, 9, '#fff')], None


def origin():
    rays = []
    for i in range(72):
        a = i * 5
        long_ = (236, 168, 204, 150)[i % 4]
        x, y = at(256, 256, long_, long_, a)
        l = at(256, 256, 62, 62, a - 1.1)
        r = at(256, 256, 62, 62, a + 1.1)
        rays.append(f'M{xy(l)}L{x:.0f} {y:.0f}L{xy(r)}Z')
    return 512, 512, [circle(256, 256, 254, 'url(#o)'), path(''.join(rays[0::2]), '#ffe9a8', op=.34), path(''.join(rays[1::2]), '#fff6d8', op=.22), circle(256, 256, 150, 'none', '#ffe9a8', 1.5, .3), circle(256, 256, 204, 'none', '#ffe9a8', 1.2, .2),
                      circle(256, 256, 118, 'url(#q)'), circle(256, 256, 46, 'url(#m)'), spark(256, 256, 92, '#fffdf0')], \
        {'o': rad((0, '#ffe9a8', .9), (.22, '#f4c877', .55), (.55, '#d9b46a', .18), (1, '#d9b46a', 0)), 'q': rad((0, '#fffbe6'), (.35, '#ffe9a8', .85), (1, '#ffe9a8', 0)), 'm': rad((0, '#ffffff'), (1, '#fff1c4', .9))}


def corners(part):
    """A part at the upper left corner of a 240 x 336 card, repeated in the other three."""
    return part + group('matrix(-1 0 0 1 240 0)', part) + group('matrix(1 0 0 -1 0 336)', part) + group('matrix(-1 0 0 -1 240 336)', part)


def card(top, bottom, line_, emblem, corner):
    return 240, 336, [rect(3, 3, 234, 330, 20, 'url(#k)', line_, 5), rect(14, 14, 212, 308, 13, 'none', line_, 1.5, .55), corners(corner), *emblem], \
        {'k': lin((0, top), (1, bottom)), 'l': rad((0, line_, .5), (1, line_, 0))}


def card_back(team):
    c = BLISS if team == 'bliss' else GLOOM
    oval = [ellipse(120, 168, 90, 118, 'url(#l)'), ellipse(120, 168, 84, 112, 'none', c, 3, .8), ellipse(120, 168, 76, 104, 'none', c, 1.2, .5)]
    dots = [circle(*at(120, 168, 80, 108, a), 3, '#ffe9a8', op=.8) for a in range(0, 360, 30)]
    if team == 'bliss':
        em = [fan(lambda x, y, a: spot(x, y, a, path('M0 0C-24 -14 -20 -46 0 -58C20 -46 24 -14 0 0Z', '#7a452c', c, 2.5)), range(0, 360, 45), 120, 168, 18, 18),
              fan(lambda x, y, a: spot(x, y, a, path('M0 0C-14 -10 -12 -30 0 -38C12 -30 14 -10 0 0Z', c, '#ffd9a6', 2)), [22.5 + 45 * i for i in range(8)], 120, 168, 16, 16),
              circle(120, 168, 22, '#ffe0a8', '#7a452c', 3), circle(120, 168, 11, '#f2a65a')]
        corner = curve('M24 58Q24 24 58 24M34 58Q34 34 58 34', c, 2.5, .8) + circle(36, 36, 5, c)
        return card('#5a3a30', '#241a22', c, oval + dots + em, corner)
    em = [fan(lambda x, y, a: spot(x, y, a, path('M-15 0L0 -62L15 0Z', '#2c3a86', c, 2.5), path('M0 -62L15 0H0Z', '#1a2358')), range(0, 360, 45), 120, 168, 18, 18),
          fan(lambda x, y, a: spot(x, y, a, path('M-9 0L0 -38L9 0Z', c, '#b5c4ff', 2), path('M0 -38L9 0H0Z', '#4560cc')), [22.5 + 45 * i for i in range(8)], 120, 168, 18, 18),
          path(star_path(120, 168, 27, 4, .62, 45), '#c9d4ff', '#1a2358', 3), path(star_path(120, 168, 13, 4, .6), '#6f8cff')]
    corner = curve('M24 58V40L40 24H58M34 58V44L44 34H58', c, 2.5, .8) + path('M36 30L42 36L36 42L30 36Z', c)
    return card('#2e3a70', '#151830', c, oval + dots + em, corner)


def aspiration():
    em = [ellipse(120, 168, 92, 120, 'url(#l)')] + [ellipse(120, 168, 84, 30, 'none', GOLD, 2, .7, rot=a) for a in (0, 60, 120)] + \
        [circle(120, 168, 92, 'none', GOLD, 2.5, .8), path(star_path(120, 168, 64, 8, .42), '#2a2550', GOLD, 2.5), path(star_path(120, 168, 46, 4, .26), 'url(#g)', '#5a3d10', 2.5), circle(120, 168, 7, '#fffbe6')] + \
        [circle(*at(120, 168, 92, 92, a), 5, '#ffe9a8', '#171633', 2) for a in range(0, 360, 72)] + [spark(120, 44, 14), spark(120, 292, 14)]
    return card('#3a3170', '#171633', GOLD, em, curve('M24 60L24 24L60 24M36 48Q36 36 48 36', GOLD, 2.5, .8) + spark(36, 36, 8))


def blocked():
    return 64, 64, [circle(32, 32, 29, '#171633', '#e9a08c', 4), curve('M32 55V46M32 38V26M32 18V9', '#a9a3bd', 5), curve('M13 24L51 40M51 24L13 40', NIGHT, 11), curve('M13 24L51 40M51 24L13 40', '#ff8f78', 6)], None


def logo():
    """The title mark: night inside an oval ring, an island, a tower whose top is the light."""
    ring = 'M256 30C140 30 58 130 58 256C58 382 140 482 256 482'
    other = 'M256 30C372 30 454 130 454 256C454 382 372 482 256 482'
    inside = 'M256 30C140 30 58 130 58 256C58 382 140 482 256 482C372 482 454 382 454 256C454 130 372 30 256 30Z'
    stars = [circle(x, y, r, '#efe9dc', op=o) for x, y, r, o in ((150, 150, 3, .9), (118, 220, 2.4, .7), (190, 96, 2.4, .7), (340, 110, 3, .9), (384, 176, 2.4, .7), (404, 246, 3, .8), (108, 286, 2, .6), (320, 180, 2, .6), (180, 200, 2, .6))]
    sea = 'M66 318H446C436 414 360 474 256 474C152 474 76 414 66 318Z'
    waves = [curve(d, c, 4, o) for d, c, o in (('M104 384q26 -12 52 0t52 0', '#f2a65a', .5), ('M300 392q26 -12 52 0t52 0', '#6f8cff', .6), ('M150 424q24 -10 48 0t48 0', '#f2a65a', .4), ('M268 430q24 -10 48 0t48 0', '#6f8cff', .5), ('M236 456h44', '#ffe9a8', .5))]
    island = 'M98 344C128 300 176 292 206 272C236 256 276 256 306 272C340 294 388 302 414 344C360 366 152 366 98 344Z'
    tower = [path('M222 290L230 178H282L290 290Q256 302 222 290Z', 'url(#t)', '#2a1c3c', 5), path('M282 178L290 290Q274 297 258 297V178Z', '#3a4fb0', op=.55), path('M216 180V150H232V162H248V150H264V162H280V150H296V180Q256 192 216 180Z', 'url(#t)', '#2a1c3c', 5),
             path('M280 150H296V180Q278 187 258 187V162H280Z', '#3a4fb0', op=.45),
             curve('M228 206H284M226 234H286M224 262H288', '#2a1c3c', 3, .35), path('M246 290V268C246 254 266 254 266 268V290Q256 294 246 290Z', '#fff0b8', '#2a1c3c', 4), path('M250 226V214C250 206 262 206 262 214V226Z', '#fff0b8', '#2a1c3c', 3)]
    return 512, 512, [path(inside, 'url(#n)'), *stars, circle(256, 134, 100, 'url(#q)'), path(sea, 'url(#s)'), path('M238 350L216 470Q256 476 296 470L274 350Z', 'url(#z)'), *waves,
                      path(island, 'url(#i)', '#120f24', 5), path('M306 272C340 294 388 302 414 344C380 358 320 362 262 361Q300 320 306 272Z', '#2b3a78', op=.6), curve('M150 328Q190 300 216 292M330 300Q360 312 380 330', '#efe9dc', 3, .25),
                      *tower, fan(lambda x, y, a: spike(x, y, a, 26 if a % 60 else 36, 4, '#fff2c4', 'none', 0), range(-120, 121, 30), 256, 122, 34, 34), circle(256, 122, 25, '#fffbe6', '#d9b46a', 4), spark(256, 122, 20, '#ffd76a'),
                      curve(inside, NIGHT, 38), curve(ring, 'url(#x)', 26), curve(other, 'url(#y)', 26),
                      path('M256 13L273 30L256 47L239 30Z', '#ffe9a8', NIGHT, 5), path('M256 465L273 482L256 499L239 482Z', '#d9b46a', NIGHT, 5)], \
        {'n': rad((0, '#4a3f8c'), (.5, '#2a2550'), (1, '#0f0e22'), cx=50, cy=28, r=75), 'q': rad((0, '#fff6d0', .9), (.3, '#ffe9a8', .5), (1, '#ffe9a8', 0)), 's': lin((0, '#28337a'), (1, '#0d0f28')),
         'z': lin((0, '#ffe9a8', .5), (1, '#ffe9a8', 0)), 'i': lin((0, '#7a5a8a'), (1, '#2c2244')), 't': lin((0, '#ffe6bc'), (1, '#d98a4c')), 'x': lin((0, '#ffd9a6'), (.5, '#f2a65a'), (1, '#b5652a')), 'y': lin((0, '#c3ccff'), (.5, '#6f8cff'), (1, '#3a4fb0'))}


TABLE = {}
for key, value in VIBES.items():
    TABLE['vibe/' + key] = value
for key, value in SPHERES.items():
    TABLE['sphere/' + key] = (128, 128, value, None)
for key, (_, value) in REALMS.items():
    TABLE['realm/' + key] = (400, 240, value, {'d': lin((0, '#7b5aa6', .45), (.8, '#7b5aa6', 0))})
for side in ('bliss', 'gloom'):
    TABLE[f'piece/fortress_{side}_minor'] = fortress(side, False)
    TABLE[f'piece/fortress_{side}_major'] = fortress(side, True)
    TABLE[f'piece/fragment_{side}_minor'] = fragment(side, 48)
    TABLE[f'piece/fragment_{side}_major'] = fragment(side, 80)
    TABLE[f'piece/fragment_{side}_cap'] = cap(side)
    TABLE[f'piece/card_back_{side}'] = card_back(side)
TABLE.update({
    'piece/fortress_empty': (256, 256, [scaled(1.3, 128, 240,
        f'<path d="M62 236{merlons(62, 194, 108, 30, 4, "bliss")}L194 236Z" fill="#efe9dc" fill-opacity=".06" stroke="#a9a3bd" stroke-width="6" stroke-dasharray="15 12"/>',
        '<path d="M108 236V190C108 162 148 162 148 190V236" fill="none" stroke="#a9a3bd" stroke-width="5" stroke-dasharray="12 11"/>')], None),
    'piece/ambition': diamond(),
    'piece/ambition_spent': diamond(True),
    'piece/willpower': pearl('#efe2ff', '#a98bff', '#5a36b0', '#b79cff'),
    'piece/essence_bliss': pearl('#fff0d0', '#f2a65a', '#a85a1c', '#ffc98a'),
    'piece/essence_gloom': pearl('#dfe6ff', '#6f8cff', '#2c3fa0', '#8fa5ff'),
    'piece/origin': origin(),
    'piece/aspiration_back': aspiration(),
    'piece/blocked': blocked(),
    'piece/logo': logo(),
})
