"""Building blocks of the art: every function returns a string of SVG elements.

Colours are written as tokens ($hi, $mid, ...) and replaced by one palette when a
file is put together, so that the same part can be drawn in every Vibe.
Angles are degrees: 0 points up, positive turns clockwise. The box is 256 x 256,
x = 128 is the axis. Only what SDL2_image's nanosvg draws is used.
"""
import math

AXIS = 128

# One palette per Vibe and team. hi/mid/lo: the body's three tones; deep: outlines;
# ink: lines of the face; limb: arms and legs; acc/acc2: crown, hair, leaves (light, dark).
PALETTES = {
    ('red', 'bliss'): dict(hi='#ffa27a', mid='#e9602f', lo='#9c3016', deep='#6b1e0e', ink='#43100a',
                           limb='#d44e24', acc='#ffc164', acc2='#f08a2c', pale='#ffd9b0', rim='#ffcf8a'),
    ('yellow', 'bliss'): dict(hi='#fff0b0', mid='#f4c44e', lo='#b97f1f', deep='#7d500f', ink='#4d2d08',
                              limb='#e3ab38', acc='#ffe28a', acc2='#f09a3a', pale='#fff6d6', rim='#fff3c0'),
    ('green', 'bliss'): dict(hi='#a5ecc2', mid='#50b588', lo='#226a4d', deep='#154735', ink='#0c3023',
                             limb='#3c9f76', acc='#8ee3ae', acc2='#3f9f72', pale='#dff8e0', rim='#d4ffce'),
    ('blue', 'bliss'): dict(hi='#b8e0ff', mid='#529fe0', lo='#235394', deep='#163763', ink='#0e2547',
                            limb='#3f88cb', acc='#a3dcff', acc2='#4a86d8', pale='#e3f3ff', rim='#ffe2b8'),
    ('red', 'gloom'): dict(hi='#ff8158', mid='#d6452a', lo='#7c1d18', deep='#460f10', ink='#2c070a',
                           limb='#b2361f', acc='#c03a2a', acc2='#7a1b1c', pale='#ffb59a', rim='#8f9bff'),
    ('yellow', 'gloom'): dict(hi='#f6d67a', mid='#d9a63c', lo='#82591c', deep='#4b3010', ink='#2f1d0a',
                              limb='#b98731', acc='#c59537', acc2='#7d5620', pale='#f7e3a8', rim='#8f9bff'),
    ('green', 'gloom'): dict(hi='#86d8a4', mid='#439c76', lo='#1b5344', deep='#0e322c', ink='#08211e',
                             limb='#2f7f60', acc='#3f9068', acc2='#1e5a48', pale='#c3efb9', rim='#8f9bff'),
    ('blue', 'gloom'): dict(hi='#97c9ff', mid='#4788cf', lo='#1f3f80', deep='#12254f', ink='#0a1734',
                            limb='#2f63ab', acc='#3f73bd', acc2='#24488c', pale='#cfe4ff', rim='#a99bff'),
    # No Vibe: the starting Emotions, and the Spirits' two teams.
    ('none', 'bliss'): dict(hi='#fffdf2', mid='#ffe9b8', lo='#d9ab6a', deep='#8a6231', ink='#4c3315',
                            limb='#f0cf94', acc='#ffe9a8', acc2='#f2b766', pale='#fff8e4', rim='#ffffff'),
    ('none', 'gloom'): dict(hi='#a9b4d6', mid='#66739e', lo='#333c63', deep='#1c2240', ink='#10142b',
                            limb='#525e8a', acc='#7e8bb8', acc2='#414b78', pale='#d3daf2', rim='#8fa5ff'),
}


def n(x):
    """A number in as few characters as one decimal needs."""
    s = f'{x:.1f}'
    return s[:-2] if s.endswith('.0') else s


def xy(*points):
    return ' '.join(f'{n(x)} {n(y)}' for x, y in points)


def path(d, fill='none', stroke=None, w=3, op=None, extra=''):
    s = f'<path d="{d}" fill="{fill}"'
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{n(w)}"'
    if op is not None:
        s += f' opacity="{op:.2g}"'
    return s + extra + '/>'


def circle(x, y, r, fill, stroke=None, w=3, op=None):
    return ellipse(x, y, r, r, fill, stroke, w, op)


def ellipse(x, y, rx, ry, fill, stroke=None, w=3, op=None, rot=0):
    s = f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(rx)}"' if rx == ry else \
        f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"'
    s += f' fill="{fill}"'
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{n(w)}"'
    if op is not None:
        s += f' opacity="{op:.2g}"'
    if rot:
        s += f' transform="rotate({n(rot)} {n(x)} {n(y)})"'
    return s + '/>'


def line(points, stroke='$ink', w=6, op=None):
    return path('M' + xy(*points), 'none', stroke, w, op)


def curve(d, stroke='$ink', w=6, op=None):
    return path(d, 'none', stroke, w, op)


def group(transform, *parts):
    return f'<g transform="{transform}">' + ''.join(parts) + '</g>'


def mirror(*parts):
    """The parts and their mirror image about the axis."""
    s = ''.join(parts)
    return s + group('matrix(-1 0 0 1 256 0)', s)


def flip(*parts):
    return group('matrix(-1 0 0 1 256 0)', *parts)


def rot(a, x, y, *parts):
    return group(f'rotate({n(a)} {n(x)} {n(y)})', *parts)


def place(x, y, k, *parts, turn=0):
    """Parts drawn about (0, 0), scaled by k, turned, moved to (x, y)."""
    return group(f'translate({n(x)} {n(y)})' + (f' rotate({n(turn)})' if turn else '') + f' scale({k:g})', *parts)


def scaled(k, x, y, *parts):
    """Parts scaled by k about the fixed point (x, y)."""
    return group(f'translate({n(x)} {n(y)}) scale({k:g}) translate({n(-x)} {n(-y)})', *parts)


def at(cx, cy, rx, ry, a):
    """The point of an ellipse at angle a (0 = top, clockwise)."""
    t = math.radians(a)
    return cx + rx * math.sin(t), cy - ry * math.cos(t)


def fan(part, angles, cx, cy, rx, ry):
    """part(x, y, angle) at each angle of an ellipse, pointing outwards."""
    return ''.join(part(*at(cx, cy, rx, ry, a), a) for a in angles)


def spread(count, a0, a1):
    return [a0 + (a1 - a0) * i / (count - 1) for i in range(count)]


# ---------------------------------------------------------------- light and bodies

def halo(r=126, y=128, strong=False):
    s = circle(AXIS, y, r, 'url(#h)')
    return s + circle(AXIS, y, r * .72, 'url(#h)') if strong else s


def shadow(y=240, rx=60, x=AXIS, op=.45):
    return ellipse(x, y, rx, 7, '#05050f', op=op)


def sym(start, *segments):
    """A closed path symmetric about the axis, from its right half.

    start = (0, y) on the axis; a segment is (x, y) for a line or
    (x1, y1, x2, y2, x, y) for a curve; x counts from the axis; the last ends on it.
    """
    d = f'M{xy((AXIS + start[0], start[1]))}'
    ends = [start] + [s[-2:] for s in segments]
    for s in segments:
        d += ('C' if len(s) == 6 else 'L') + xy(*[(AXIS + s[i], s[i + 1]) for i in range(0, len(s), 2)])
    for s, before in zip(reversed(segments), reversed(ends[:-1])):
        points = [before] if len(s) == 2 else [s[2:4], s[0:2], before]
        d += ('C' if len(s) == 6 else 'L') + xy(*[(AXIS - x, y) for x, y in points])
    return d + 'Z'


def egg(w, top, bottom, belly=.62, crown=.62, base=.62):
    """Rounded body: half width w, widest at belly; crown/base: 0 pointed .. 1 square."""
    y = top + (bottom - top) * belly
    return sym((0, top), (w * crown, top, w, y - (y - top) * .6, w, y),
               (w, y + (bottom - y) * .66, w * base, bottom, 0, bottom))


def drop(w, top, bottom, lean=0):
    """A water drop; lean moves its tip sideways."""
    h = bottom - top
    y = top + h * .64
    r, l = AXIS + w, AXIS - w
    return (f'M{xy((AXIS + lean, top))}C{xy((AXIS + lean * .3 + w * .12, top + h * .2), (r, y - h * .26), (r, y))}'
            f'C{xy((r, y + h * .24), (AXIS + w * .62, bottom), (AXIS, bottom))}'
            f'C{xy((AXIS - w * .62, bottom), (l, y + h * .24), (l, y))}'
            f'C{xy((l, y - h * .26), (AXIS + lean * .3 - w * .12, top + h * .2), (AXIS + lean, top))}Z')


def heart_path(x, y, s):
    """A heart of half width s about (x, y)."""
    return (f'M{xy((x, y + s * .95))}C{xy((x - s * .5, y + s * .55), (x - s * 1.1, y + s * .1), (x - s, y - s * .38))}'
            f'C{xy((x - s * .9, y - s * .95), (x - s * .2, y - s * .95), (x, y - s * .42))}'
            f'C{xy((x + s * .2, y - s * .95), (x + s * .9, y - s * .95), (x + s, y - s * .38))}'
            f'C{xy((x + s * 1.1, y + s * .1), (x + s * .5, y + s * .55), (x, y + s * .95))}Z')


def round_body(d, gloss=None, fill='url(#b)'):
    """Bliss: soft body, warm rim light along its lower right, gloss = (x, y, rx, ry)."""
    s = path(d, fill, '$deep', 3) + path(d, 'url(#r)')
    if gloss:
        s += ellipse(*gloss, '#fff', op=.34, rot=-32)
    return s


def fold(points, inset=.68, centre=None, fill='url(#b)', w=3.5):
    """Gloom: folded body. Each edge gets a facet lit from the upper left."""
    if centre is None:
        centre = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
    s = path('M' + 'L'.join(xy(p) for p in points) + 'Z', fill, '$deep', w)
    inner = [(round(centre[0] + (x - centre[0]) * inset), round(centre[1] + (y - centre[1]) * inset)) for x, y in points]
    for i, a in enumerate(points):
        j = (i + 1) % len(points)
        b = points[j]
        nx, ny = b[1] - a[1], a[0] - b[0]
        mid = ((a[0] + b[0]) / 2 - centre[0], (a[1] + b[1]) / 2 - centre[1])
        if nx * mid[0] + ny * mid[1] < 0:
            nx, ny = -nx, -ny
        size = math.hypot(nx, ny) or 1
        light = (-.62 * nx - .78 * ny) / size
        colour = '#fff' if light > 0 else ('$rim' if nx > 0 and light > -.75 else '$deep')
        op = .30 * light if light > 0 else .34 * -light
        if op > .04:
            s += path('M' + 'L'.join(xy(p) for p in (a, b, inner[j], inner[i])) + 'Z', colour, op=op)
    return s


def poly(*half):
    """Points of a polygon symmetric about the axis, from the right half, top to bottom."""
    right = [(AXIS + x, y) for x, y in half]
    return right + [(AXIS - x, y) for x, y in reversed(half) if x]


# ---------------------------------------------------------------- limbs

def arm(*p, w=13, r=10, col='$limb', hand=True):
    """Round limb: two points a line, three a bend, four a curve; a round hand at its end."""
    d = 'M' + xy(p[0]) + {2: 'L', 3: 'Q', 4: 'C'}[len(p)] + xy(*p[1:])
    ex, ey = p[-1]
    s = curve(d, '$deep', w + 5)
    if hand:
        s += circle(ex, ey, r + 2.5, '$deep')
    s += curve(d, col, w)
    return s + (circle(ex, ey, r, col) + circle(ex - r * .3, ey - r * .35, r * .42, '$hi', op=.45) if hand else '')


def bent(*p, w=11, claws=13, col='$limb', spreadd=34, turn=0):
    """Angular limb through the points, three claws at its end (0: none)."""
    s = line(p, '$deep', w + 5)
    c = ''
    if claws:
        (x0, y0), (x, y) = p[-2:]
        a = math.degrees(math.atan2(x - x0, y0 - y)) + turn
        for da in (-spreadd, 0, spreadd):
            c += spike(x, y, a + da, claws + w * .4, w * .62, col)
        c += circle(x, y, w * .62, col)
    return s + c + line(p, col, w) if claws else s + line(p, col, w)


def foot(x, y=234, rx=17, ry=10, col='$limb'):
    return ellipse(x, y, rx, ry, col, '$deep', 2.5)


def hoof(x, y=238, w=13, h=20, col='$limb'):
    """Pointed Gloom foot: a small folded triangle."""
    return path(f'M{xy((x - w * .5, y - h), (x + w * .5, y - h), (x + w, y), (x - w, y))}Z', col, '$deep', 2.5)


# ---------------------------------------------------------------- crowns

def spot(x, y, a, *parts):
    """Parts drawn about (0, 0) pointing up, turned by a and moved to (x, y)."""
    return group(f'translate({n(x)} {n(y)}) rotate({n(a)})', *parts)


def spike(x, y, a, length, w, col='$acc', stroke='$deep', sw=2.5):
    return spot(x, y, a, path(f'M{n(-w)} 0L0 {n(-length)}L{n(w)} 0Z', col, stroke, sw))


def shard(x, y, a, length, w, col='$acc', dark='$acc2'):
    """A spike with a folded side."""
    return spot(x, y, a, path(f'M{n(-w)} 0L0 {n(-length)}L{n(w)} 0Z', col, '$deep', 2.5),
                path(f'M0 {n(-length)}L{n(w)} 0L{n(w * .1)} 0Z', dark))


def leaf(x, y, a, length, w, col='$acc', vein='$acc2', stroke='$deep', sw=2.5):
    v, k = n(w), n(w * .8)
    s = path(f'M0 0C-{v} {n(-length * .3)} -{k} {n(-length * .78)} 0 {n(-length)}C{k} {n(-length * .78)} {v} {n(-length * .3)} 0 0Z',
             col, stroke, sw)
    if vein:
        s += curve(f'M0 {n(-length * .12)}V{n(-length * .72)}', vein, 2.5)
    return spot(x, y, a, s)


def flame(x, y, a, length, w, col='$acc', inner='$acc2', bend=.35):
    def f(k, c, st):
        h, v = length * k, w * k
        return path(f'M{xy((-v, 0))}C{xy((-v * 1.2, -h * .4), (v * bend * .2, -h * .55), (v * bend, -h))}'
                    f'C{xy((v * .9, -h * .7), (v * 1.5, -h * .35), (v, 0))}Z', c, st, 2.5)
    return spot(x, y, a, f(1, col, '$deep'), f(.58, inner, None) if inner else '')


def petal(x, y, a, length, w, col='$acc'):
    return spot(x, y, a, ellipse(0, -length * .5, w, length * .5, col, '$deep', 2.5))


def ball(x, y, r=9, col='$acc'):
    return circle(x, y, r, col, '$deep', 2.5) + circle(x - r * .3, y - r * .35, r * .3, '#fff', op=.7)


# ---------------------------------------------------------------- small things

def heart(x, y, s, col='#ff6f7d', turn=0, stroke='$deep', sw=2.5):
    p = path(heart_path(x, y, s), col, stroke, sw)
    return rot(turn, x, y, p) if turn else p


def star_path(x, y, r, points=5, inner=.45, turn=0):
    p = []
    for i in range(points * 2):
        k = r if i % 2 == 0 else r * inner
        p.append(at(x, y, k, k, turn + i * 180 / points))
    return 'M' + 'L'.join(xy(q) for q in p) + 'Z'


def star(x, y, r, col='#ffe9a8', points=5, inner=.45, turn=0, stroke=None, sw=2.5):
    return path(star_path(x, y, r, points, inner, turn), col, stroke, sw)


def spark(x, y, r, col='#ffe9a8'):
    """Four-pointed glint with hollow sides."""
    k = r * .14
    return path(f'M{xy((x, y - r))}Q{xy((x + k, y - k), (x + r, y))}Q{xy((x + k, y + k), (x, y + r))}'
                f'Q{xy((x - k, y + k), (x - r, y))}Q{xy((x - k, y - k), (x, y - r))}Z', col)


def tear(x, y, s, col='#bfe6ff', a=0, stroke='#2c5c9c'):
    p = path(f'M{xy((x, y - s * 1.5))}C{xy((x + s * .3, y - s * .7), (x + s, y - s * .3), (x + s, y + s * .2))}'
             f'C{xy((x + s, y + s), (x - s, y + s), (x - s, y + s * .2))}'
             f'C{xy((x - s, y - s * .3), (x - s * .3, y - s * .7), (x, y - s * 1.5))}Z', col, stroke, 2)
    return rot(a, x, y, p) if a else p


def cloud(x, y, k=1, col='#6a7396', stroke='$deep', light='#97a0c4'):
    """Storm cloud with angular folds, about 100 wide at k = 1."""
    p = [(-50, 14), (-40, -6), (-24, -8), (-12, -26), (10, -24), (20, -10), (38, -8), (50, 14)]
    q = [(-40, -6), (-24, -8), (-12, -26), (10, -24), (-4, -8), (-22, 2)]
    return place(x, y, k, path('M' + 'L'.join(xy(t) for t in p) + 'Z', col, stroke, 3),
                 path('M' + 'L'.join(xy(t) for t in q) + 'Z', light, op=.7))


def bolt(x, y, k=1, col='#ffe27a'):
    return place(x, y, k, path('M4 0L-10 22L-2 22L-8 42L12 14L3 14L10 0Z', col, '$deep', 2.5))


def puff(x, y, r, col='#f3e6e0', op=.8):
    """A round cloud of steam."""
    return circle(x, y, r, col, op=op) + circle(x + r * .8, y + r * .25, r * .7, col, op=op) + \
        circle(x - r * .75, y + r * .3, r * .62, col, op=op)


def blush(off=46, y=160, rx=13, ry=8, col='#ff7d72', op=.55):
    return mirror(ellipse(AXIS + off, y, rx, ry, col, op=op))


# ---------------------------------------------------------------- faces

def _cap(x, y, rx, ry, cover, tilt, below=False):
    """The part of an ellipse above (below) a tilted chord, as a path."""
    k = math.acos(max(-.98, min(.98, 1 - 2 * cover)))
    mid = 0 if not below else 180
    a0, a1 = mid + tilt - math.degrees(k), mid + tilt + math.degrees(k)
    p0, p1 = at(x, y, rx, ry, a0), at(x, y, rx, ry, a1)
    large = 1 if k > math.pi / 2 else 0
    return f'M{xy(p0)}A{n(rx)} {n(ry)} 0 {large} 1 {xy(p1)}Z', p0, p1


def eye(x, y, rx, ry, look=(0, 0), pr=None, lid=None, low=None, white='#fffaf0', iris='#1b1430', skin='$mid'):
    """An open eye. lid/low = (share covered, tilt) of the upper and lower lid."""
    pr = pr or min(rx, ry) * .55
    px, py = x + look[0], y + look[1]
    s = ellipse(x, y, rx, ry, white, '$deep', 2.5) + circle(px, py, pr, iris)
    s += circle(px - pr * .34, py - pr * .4, pr * .36, '#fff') + circle(px + pr * .38, py + pr * .36, pr * .16, '#fff', op=.8)
    for cut, below in ((lid, False), (low, True)):
        if cut:
            d, p0, p1 = _cap(x, y, rx + .5, ry + .5, cut[0], cut[1], below)
            s += path(d, skin, '$deep', 2.5) + line((p0, p1), '$ink', 4)
    return s


def eyes(off=26, y=130, rx=17, ry=19, look=(0, 0), pr=None, lid=None, low=None, x=AXIS, white='#fffaf0',
         iris='#1b1430', skin='$mid'):
    """A pair; a lid's tilt > 0 lowers its inner end (anger), < 0 its outer end (sorrow)."""
    def t(c, sign):
        return (c[0], c[1] * sign) if c else None
    return eye(x - off, y, rx, ry, look, pr, t(lid, 1), t(low, -1), white, iris, skin) + \
        eye(x + off, y, rx, ry, look, pr, t(lid, -1), t(low, 1), white, iris, skin)


def arcs(off=26, y=130, w=15, h=14, width=6, x=AXIS):
    """Closed eyes: h > 0 happy arches, h < 0 sleeping bows."""
    one = ''
    for s in (-1, 1):
        cx = x + s * off
        one += f'M{xy((cx - w, y))}Q{xy((cx, y - 2 * h), (cx + w, y))}'
    return curve(one, '$ink', width)


def squeezed(off=28, y=130, w=13, h=10, width=6):
    """Eyes pressed shut: > <"""
    return mirror(curve(f'M{xy((AXIS + off + w, y - h))}L{xy((AXIS + off - w, y))}L{xy((AXIS + off + w, y + h))}', '$ink', width))


def lashes(off, y, rx, ry):
    return mirror(curve(''.join(f'M{xy(at(AXIS + off, y, rx, ry, a))}L{xy(at(AXIS + off, y, rx + 9, ry + 9, a + 6))}'
                                for a in (22, 48, 74)), '$ink', 3.5))


def brows(off=28, y=104, length=30, tilt=0, w=7, bend=0, x=AXIS, col='$ink'):
    """tilt > 0 frowns (inner ends down), < 0 pleads; bend > 0 arches."""
    h = length / 2
    s = ''
    for side in (-1, 1):
        cx, t = x + side * off, math.radians(tilt) * -side
        dx, dy = h * math.cos(t), h * math.sin(t)
        s += f'M{xy((cx - dx, y - dy))}Q{xy((cx, y - bend * 2), (cx + dx, y + dy))}'
    return curve(s, col, w)


def smile(w=20, y=164, h=12, x=AXIS, width=6):
    return curve(f'M{xy((x - w, y))}Q{xy((x, y + 2 * h), (x + w, y))}', '$ink', width)


def frown(w=20, y=172, h=10, x=AXIS, width=6):
    return smile(w, y, -h, x, width)


def laugh(w=26, y=158, h=30, x=AXIS, tongue=True, teeth=False):
    """Open mouth, flat above and round below."""
    d = f'M{xy((x - w, y))}Q{xy((x, y + h * .22), (x + w, y))}C{xy((x + w, y + h * 1.1), (x - w, y + h * 1.1), (x - w, y))}Z'
    s = path(d, '$ink', '$ink', 4)
    if teeth:
        s += path(f'M{xy((x - w * .8, y + 2))}Q{xy((x, y + h * .25), (x + w * .8, y + 2))}L{xy((x + w * .66, y + h * .24))}'
                  f'Q{xy((x, y + h * .42), (x - w * .66, y + h * .24))}Z', '#fffaf0')
    if tongue:
        s += ellipse(x, y + h * .64, w * .5, h * .2, '#ff7f78')
    return s


def howl(w=24, y=180, h=34, x=AXIS, fangs=True, tongue=False):
    """Open mouth, angular, corners down; y is its middle."""
    t, b = y - h / 2, y + h / 2
    d = f'M{xy((x - w, b), (x - w * .55, t), (x + w * .55, t), (x + w, b))}L{xy((x, b - h * .18))}Z'
    s = path(d, '$ink', '$ink', 4)
    if tongue:
        s += path(f'M{xy((x - w * .45, b - h * .14), (x, t + h * .5), (x + w * .45, b - h * .14), (x, b - h * .2))}Z', '#e0566a')
    if fangs:
        f = h * .34
        s += path(f'M{xy((x - w * .5, t), (x - w * .32, t + f), (x - w * .12, t))}ZM{xy((x + w * .5, t), (x + w * .32, t + f), (x + w * .12, t))}Z', '#fffaf0')
    return s


def grit(w=24, y=170, h=16, x=AXIS, bend=4):
    """Clenched teeth; bend > 0 corners down."""
    d = f'M{xy((x - w, y + bend))}Q{xy((x, y - bend), (x + w, y + bend))}L{xy((x + w * .92, y + h + bend))}Q{xy((x, y + h - bend), (x - w * .92, y + h + bend))}Z'
    s = path(d, '#fffaf0', '$ink', 4)
    bars = ''.join(f'M{xy((x + w * k, y + bend * abs(k) * .6))}V{n(y + h + bend * abs(k) * .6)}' for k in (-.5, 0, .5))
    return s + curve(bars + f'M{xy((x - w * .95, y + h / 2 + bend * .8))}Q{xy((x, y + h / 2 - bend), (x + w * .95, y + h / 2 + bend * .8))}', '$ink', 2.5)


def zigzag(w=24, y=170, h=5, x=AXIS, k=6, width=5):
    return line([(x - w + 2 * w * i / k, y + (h if i % 2 else -h)) for i in range(k + 1)], '$ink', width)
