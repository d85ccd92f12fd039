"""Walls, roofs, openings, scaffolds: what a house is made of. Everything faces -y."""
import math

from scene import at, box, boxes, cylinder, plane, plate, prism, shell, solid, tube

BASE = .22          # height of the plate every model stands on


def plinth(width, depth, lawn=False, x=0, y=0, mat="plaster"):
    """The plate under a model; returns a placement on top of it."""
    plate(x - width / 2, y - depth / 2, 0, x + width / 2, y + depth / 2, BASE, .25, mat, bevel=.04)
    if lawn:
        plate(x - width / 2 + .12, y - depth / 2 + .12, BASE - .02,
              x + width / 2 - .12, y + depth / 2 - .12, BASE + .04, .2, "moss", bevel=.03)
    return at(z=BASE + (.04 if lawn else 0))


def window(width, height, mat="white", bars=(1, 0), glass="glass", sill=True):
    """A window centred on x, its lower edge at z = 0, its outer face at y = 0."""
    f, w = .07, width / 2
    shell("y", 0, .1, -w, 0, w, height, mat, [(-w + f, f, w - f, height - f)], bevel=.012)
    box((-w + f, .05, f), (w - f, .065, height - f), glass, 0)
    parts = [((-w + width * k / (bars[0] + 1) - .025, .015, f), (-w + width * k / (bars[0] + 1) + .025, .085, height - f))
             for k in range(1, bars[0] + 1)]
    parts += [((-w + f, .015, height * k / (bars[1] + 1) - .02), (w - f, .085, height * k / (bars[1] + 1) + .02))
              for k in range(1, bars[1] + 1)]
    if parts:
        boxes(parts, mat, .008)
    if sill:
        box((-w - .08, -.12, -.07), (w + .08, .06, 0), mat, .015)


def door(width, height, mat="ink", frame="white", glazed=False):
    w, f = width / 2, .08
    shell("y", 0, .14, -w, 0, w, height, frame, [(-w + f, -1, w - f, height - f)], bevel=.012)
    box((-w + f, .05, .02), (w - f, .1, height - f), mat, .012)
    if glazed:
        box((-w + .26, .035, height * .5), (w - .26, .06, height - .3), "glass", .01)
    else:
        boxes([((-w + .2, .035, z), (w - .2, .06, z + height * .33)) for z in (height * .1, height * .52)], mat, .015)
    cylinder((w - .2, .05, height * .47), (w - .2, -.04, height * .47), .03, "ochre", .005)


def bricks(u0, v0, u1, v1, holes=(), keep=None, length=.42, course=.15, mat="brick", out=.05):
    """Brick courses in front of y = 0, left out where a hole is or `keep(u, v)` says no."""
    found, gap, row, v = [], .018, 0, v0
    while v + course <= v1 + .01:
        u = u0 - (length / 2 if row % 2 else 0)
        while u < u1:
            a, b = max(u, u0), min(u + length, u1)
            for piece in _outside(a, b, v, v + course, holes):
                if piece[1] - piece[0] > .06 and (keep is None or keep(sum(piece) / 2, v + course / 2)):
                    found.append(((piece[0] + gap / 2, -out, v + gap / 2),
                                  (piece[1] - gap / 2, .01, v + course - gap / 2)))
            u += length
        v += course
        row += 1
    boxes(found, mat, .012)


def _outside(a, b, low, high, holes):
    pieces = [(a, b)]
    for u0, v0, u1, v1 in holes:
        if low < v1 - .02 and high > v0 + .02:
            pieces = [p for x, y in pieces for p in ((x, min(y, u0)), (max(x, u1), y)) if p[1] - p[0] > .02]
    return pieces


def tiles(width, length, mat="tile", tile=.3, row=.34, keep=None):
    """Plain tiles with round ends, laid in the local x-y plane, the eave at y = 0."""
    vertices, faces = [], []
    columns, rows = max(1, round(width / tile)), max(1, round(length / row))
    tile, row = width / columns, length / rows
    arc = [(-.5, .3), (-.42, .1), (-.22, -.02), (0, -.06), (.22, -.02), (.42, .1), (.5, .3), (.5, 1.25), (-.5, 1.25)]
    for j in range(rows):
        for i in range(columns + j % 2):
            cx = (i + (.5 if j % 2 == 0 else 0)) * tile
            if keep and not keep(cx, (j + .5) * row):
                continue
            outline = [(min(max(cx + .96 * u * tile, 0), width), (j + v) * row) for u, v in arc]
            outline = [(u, min(v, length)) for u, v in outline]
            n, k = len(vertices), len(outline)
            for lift in (0, .035):
                vertices += [(u, v, lift + .075 - .05 * (v / row - j)) for u, v in outline]
            faces.append(tuple(range(n + k, n + 2 * k)))
            faces += [(n + a, n + (a + 1) % k, n + k + (a + 1) % k, n + k + a) for a in range(k)]
    solid(vertices, faces, mat, bevel=0, soft=30)


def slope(x0, x1, eave, ridge, mat="tile", board="timber", keep=None, tiled=True):
    """One roof side between x0 and x1, from eave (y, z) up to ridge (y, z)."""
    up = (0, ridge[0] - eave[0], ridge[1] - eave[1])
    length = math.hypot(up[1], up[2])
    along = (1, 0, 0) if up[1] > 0 else (-1, 0, 0)
    with plane((x0 if up[1] > 0 else x1, *eave), along, up):
        box((0, 0, -.1), (x1 - x0, length, .02), board, .02)
        if tiled:
            tiles(x1 - x0, length, mat, keep=keep)
        else:
            box((0, 0, .02), (x1 - x0, length, .06), mat, .02)


def gable_roof(width, depth, height, rise, over=.3, mat="tile", keep=None):
    """A roof over a house centred on x and y, ridge along x, resting on `height`."""
    drop = rise * over / (depth / 2)
    x, y = width / 2 + over * .7, depth / 2 + over
    slope(-x, x, (-y, height - drop), (0, height + rise), mat, keep=keep)
    slope(-x, x, (y, height - drop), (0, height + rise), mat, tiled=False)
    cylinder((-x, 0, height + rise + .05), (x, 0, height + rise + .05), .09, mat, .02)



def house(width, depth, height, rise, mat="plaster", roof="tile", front=(), right=(), frame="white",
          bars=(1, 0), brick=None, roof_keep=None):
    """A closed house, ridge along x; openings are (centre, sill, width, height)."""
    w, d = width / 2, depth / 2
    holes = lambda list_: [(c - ww / 2, s, c + ww / 2, s + hh) for c, s, ww, hh in list_]
    shell("y", -d, -d + .25, -w, 0, w, height, mat, holes(front))
    shell("x", w, w - .25, -d + .25, 0, d - .2, height, mat, holes(right))
    box((-w, d - .2, 0), (w, d, height), mat)
    box((-w, -d + .25, 0), (-w + .2, d - .2, height), mat)
    box((-w + .3, -d + .3, .02), (w - .3, d - .3, height - .1), "slate", 0)
    for x in (w - .25, -w):
        prism([(-d, height), (d, height), (0, height + rise)], "x", x, x + .25, mat)
    with at(y=-d):
        _openings(front, frame, bars, height)
        if brick:
            bricks(-w - .03, 0, w + .03, height, holes(front), mat=brick)
    with at(x=w, turn=90):
        _openings(right, frame, bars, height)
        if brick:
            bricks(-d, 0, d, height + rise, holes(right), mat=brick,
                   keep=lambda u, v: abs(u) < d * min(1, (height + rise - v) / rise) - .1)
    if roof:
        gable_roof(width, depth, height, rise, mat=roof, keep=roof_keep)


def _openings(list_, frame, bars, eaves):
    for centre, sill, w, h in list_:
        # The gable is one piece without holes, so its windows sit on it.
        with at(x=centre, y=.08 if sill < eaves else -.06, z=sill):
            if sill < .1:
                door(w, h)
            else:
                window(w, h, frame, bars)


def scaffold(width, levels, depth=.9, lift=1.9, bays=3, mat="slate"):
    """A scaffold in front of y = 0, centred on x, with planks and diagonal braces."""
    r, w = .035, width / 2
    top = levels * lift + .9
    for k in range(bays + 1):
        x = -w + width * k / bays
        for y in (0, -depth):
            tube([(x, y, 0), (x, y, top if y else top - .9)], r, mat)
            cylinder((x, y, 0), (x, y, .05), .11, mat, .01)
        for n in range(1, levels + 1):
            tube([(x, 0, n * lift), (x, -depth, n * lift)], r * .8, mat)
    for n in range(1, levels + 1):
        z = n * lift
        boxes([((-w - .1, -depth + .04 + k * .29, z + .03), (w + .1, -depth + .3 + k * .29, z + .08))
               for k in range(3)], "wood", .012)
        box((-w - .05, -depth - .02, z + .08), (w + .05, -depth + .02, z + .25), "wood", .01)
        for rail in (.5, .95):
            tube([(-w, -depth, z + rail), (w, -depth, z + rail)], r * .7, mat)
        a = -w + width * ((n - 1) % bays) / bays
        tube([(a, -depth - .04, z - lift + .1), (a + width / bays, -depth - .04, z - .05)], r * .7, mat)
    step = width / bays
    ladder((-w + step * .35, -depth * .5, 0), (-w + step * .6, -depth * .4, lift + .1))


def ladder(foot, head, width=.4, mat="ochre"):
    rungs = 7
    for side in (-width / 2, width / 2):
        tube([(foot[0], foot[1] + side, foot[2]), (head[0], head[1] + side, head[2])], .03, mat)
    for k in range(1, rungs):
        p = [f + (h - f) * k / rungs for f, h in zip(foot, head)]
        tube([(p[0], p[1] - width / 2, p[2]), (p[0], p[1] + width / 2, p[2])], .022, mat)


def section(width, depth, floors, rise, mat="white", mid=0, roof="tile", walls=("paper", "sage", "plaster", "paper"),
            thick=.3, attic=True):
    """A house cut open in front, gable towards the viewer; returns floor heights.

    The cut shows the layers of the shell: inner face, insulation, outer coat.
    """
    w, d, levels, z = width / 2, depth / 2, [], 0
    for n, h in enumerate(floors):
        box((-w + thick, -d, z - .18), (w - thick, d, z), "stone" if n == 0 else "oak", .015)
        box((-w + thick, -d + .02, z), (w - thick, d - .02, z + .03), "wood", .008)
        levels.append(z + .03)
        if mid is not None:
            box((mid - .07, -d + .02, z), (mid + .07, d, z + h - .18), "white", .015)
        parts = [(-w + thick, mid - .07), (mid + .07, w - thick)] if mid is not None else [(-w + thick, w - thick)]
        for k, (a, b) in enumerate(parts):
            box((a, d - .06, z), (b, d, z + h - .18), walls[(2 * n + k) % len(walls)], 0)
        z += h
    top = z
    if attic:
        box((-w + thick, -d, top - .18), (w - thick, d, top), "oak", .015)
        levels.append(top)
    box((-w, d, -.18), (w, d + .14, top), mat, .02)
    for s in (-1, 1):
        for a, b, coat in ((w - thick, w - thick * .72, "white"), (w - thick * .72, w - .07, "foam"), (w - .07, w, mat)):
            box((s * a, -d, -.18), (s * b, d, top), coat, .012)
    with at(x=w):
        for n, h in enumerate(floors):
            with at(y=.1, z=sum(floors[:n]) + .95, x=.09, turn=90):
                window(1.0, 1.15, "ink", (0, 0))
    _section_roof(w, d, top, rise, mat, roof)
    return levels


def _section_roof(w, d, top, rise, mat, roof):
    prism([(-w, top), (w, top), (0, top + rise)], "y", d, d + .14, mat)
    prism([(-w + .3, top), (w - .3, top), (0, top + rise - .25)], "y", d - .05, d, "paper", 0)
    over, run = .35, w
    slant = math.hypot(run, rise)
    for s in (-1, 1):
        up = (-s * run, 0, rise)
        length = slant * (1 + over / run)
        origin = (s * (w + over), -d - .12 if s > 0 else d + .3, top - rise * over / run)
        with plane(origin, (0, s, 0), up):
            deep = 2 * d + .42
            box((.12, .3, -.1), (deep - .1, length, .0), "white", .012)
            box((.12, .2, 0), (deep - .1, length, .2), "foam", .012)
            box((.0, 0, .2), (deep, length + .06, .26), "timber", .012)
            with at(z=.26):
                tiles(deep, length + .06, roof)
    z = top + rise + .36
    cylinder((0, -d - .14, z), (0, d + .32, z), .12, roof, .02)
