#!/usr/bin/env python3
"""Writes every picture of assets/art (the sky excepted): python3 tools/art/make_art.py

The same files byte for byte on every run. A picture is a list of parts in drawing
order (parts.py); the tables are creatures_bliss.py, creatures_gloom.py, spirits.py
and things.py.
"""
import pathlib
import re

import creatures_bliss
import creatures_gloom
import spirits
import things
from parts import PALETTES, halo, scaled

OUT = pathlib.Path(__file__).resolve().parents[2] / 'assets' / 'art'


def stops(*list_):
    return ''.join(f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a}"' if a != 1 else '') + '/>'
                   for o, c, a in list_)


def radial(cx, cy, r, *list_):
    return f'<radialGradient id="%s" cx="{cx}%" cy="{cy}%" r="{r}%">{stops(*list_)}</radialGradient>'.replace('%"', '\0"') \
        .replace('"%s"', '"\1"')


def linear(*list_):
    return f'<linearGradient id="\1" x1="0\0" y1="0\0" x2="0\0" y2="100\0">{stops(*list_)}</linearGradient>'


# Gradients a picture may name; only those it uses are written into it.
GRADIENTS = {
    'h': radial(50, 50, 50, (0, '$hi', .5), (.55, '$mid', .2), (1, '$mid', 0)),        # halo
    'b': radial(36, 26, 88, (0, '$hi', 1), (.5, '$mid', 1), (1, '$lo', 1)),            # body
    'r': radial(40, 36, 70, (.7, '$rim', 0), (1, '$rim', .5)),                         # rim light
    'a': linear((0, '$acc', 1), (1, '$acc2', 1)),                                      # crown
    'g': linear((0, '#fff0b8', 1), (.5, '#e6bd68', 1), (1, '#a8772c', 1)),             # gold
    'f': radial(38, 30, 80, (0, '#fffaf0', 1), (.55, '#ffe6c4', 1), (1, '#e0a878', 1)),    # Bliss Spirits' faces
    'w': radial(50, 50, 50, (0, '#fff8dc', .95), (.4, '#ffe9a8', .5), (1, '#ffe9a8', 0)),  # small warm light
    'c': radial(36, 28, 85, (0, '#c3cbea', 1), (.5, '#76809f', 1), (1, '#3d4468', 1)),     # stone, cloud
    'p': radial(36, 28, 85, (0, '#ffffff', 1), (.55, '#f2ead8', 1), (1, '#b9a98c', 1)),    # petal white, shell
}


def svg(width, height, parts, palette=None, gradients=None):
    # One group for the line ends all strokes share; nanosvg hands them down.
    body = '<g stroke-linecap="round" stroke-linejoin="round">' + ''.join(parts) + '</g>'
    for token, colour in sorted((palette or {}).items(), key=lambda t: -len(t[0])):
        body = re.sub(r'\$' + token + r'\b', colour, body)
    defs = ''
    for name, text in {**GRADIENTS, **(gradients or {})}.items():
        if f'url(#{name})' in body:
            defs += text.replace('\0', '%').replace('\1', name)
    for token, colour in (palette or {}).items():
        defs = re.sub(r'\$' + token + r'\b', colour, defs)
    if '$' in body + defs:
        raise ValueError('colour token without palette: ' + re.search(r'\$\w+', body + defs).group())
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
            + (f'<defs>{defs}</defs>' if defs else '') + '\n' + body.replace('><', '>\n<') + '\n</svg>\n')


def write(name, text):
    file = OUT / (name + '.svg')
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding='utf-8', newline='\n')


# Pictures that would not fill the box well, or leave it: scale about (128, 240).
FIT = {'rage': .94, 'malevolence': .91, 'despair': .93, 'panic': .93, 'lethargy': .95, 'valor': .95, 'passion': .95,
       'greed': .96, 'doubt': .95, 'hope': .93, 'loneliness': 1.12, 'bleakness': 1.14, 'serenity': 1.0}
MILD = 1.06


def fitted(name, parts):
    """The halo (first part) as it is, all else scaled."""
    k = FIT.get(name, 1 if parts[0] == halo(strong=True) else MILD)
    return [parts[0], scaled(k, 128, 150 if name == 'bleakness' else 240, *parts[1:])] if k != 1 else parts


def main():
    for team, table in (('bliss', creatures_bliss.TABLE), ('gloom', creatures_gloom.TABLE)):
        for name, (vibe, *parts) in table.items():
            write('emotion/' + name, svg(256, 256, fitted(name, parts), PALETTES[vibe, team]))
    for name, (team, parts, own) in spirits.TABLE.items():
        write('spirit/' + name, svg(256, 320, parts, {**PALETTES['none', team], **own}))
    for name, (width, height, parts, gradients) in things.TABLE.items():
        write(name, svg(width, height, parts, PALETTES['none', 'bliss'], gradients))


if __name__ == '__main__':
    main()
