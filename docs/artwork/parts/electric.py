"""Distribution boards, breakers, cables, PV modules, wallboxes, vehicles."""
import random

from scene import at, box, boxes, cylinder, lathe, pipe, plate, prism, shell, tube

CABLES = ("ochre", "ink", "sage", "brick", "slate")


def breaker(x, z, width=.075, height=.2, lit=False):
    box((x, -.07, z), (x + width * .94, 0, z + height), "white", .008)
    box((x + .008, -.085, z + height * .28), (x + width * .94 - .008, -.06, z + height * .72), "paper", .006)
    box((x + width * .28, -.115, z + height * (.5 if lit else .42)), (x + width * .66, -.08, z + height * (.62 if lit else .54)),
        "brick" if lit else "ink", .006)


def cabinet(width=.9, height=1.3, rows=4, depth=.2, mat="sage", door=True, seed=0):
    """An open board, back at y = 0, lower edge at z = 0, its door swung to the left."""
    w, t, rng = width / 2, .035, random.Random(seed)
    box((-w, -.03, 0), (w, 0, height), "paper", .01)
    shell("y", -depth, 0, -w, 0, w, height, mat, [(-w + t, t, w - t, height - t)], bevel=.012)
    inner, step = width - .16, (height - .12) / rows
    for row in range(rows):
        z = height - .1 - (row + .5) * step - .07
        box((-inner / 2, -.05, z + .07), (inner / 2, -.03, z + .13), "steel", .005)
        x, n = -inner / 2 + .01, int(inner / .075)
        filled = n if row < rows - 1 else n // 2
        with at(y=-.045):
            for k in range(filled):
                breaker(x + k * .075, z, lit=rng.random() < .2)
            if filled < n:
                box((x + filled * .075, -.05, z + .02), (x + n * .075, 0, z + .18), "stone", .006)
        for k in range(filled):
            if rng.random() < .7 and row < rows - 1:
                cx = x + (k + .5) * .075
                tube([(cx, -.07, z + .2), (cx, -.09, z + .2 + step * .2), (cx + rng.uniform(-.03, .03), -.06, z + .2 + step * .38)],
                     .009, rng.choice(CABLES))
    if door:
        with at(x=-w, y=-depth, turn=-118):
            box((0, -.03, 0), (width, .0, height), mat, .015)
            box((.05, 0, .05), (width - .05, .01, height - .05), "paper", .006)
            box((width - .12, -.06, height * .45), (width - .07, -.03, height * .58), "ink", .008)


def pv_field(columns, rows, w=1.0, h=1.6, gap=.05, lift=.1):
    """Modules in the local x-y plane, from the origin; rails below."""
    for j in range(rows):
        for v in (.25, .75):
            y = j * (h + gap) + h * v
            box((-.05, y - .025, .02), (columns * (w + gap), y + .025, lift), "steel", .005)
    for i in range(columns):
        for j in range(rows):
            with at(i * (w + gap), j * (h + gap), lift):
                pv_module(w, h)


def pv_module(w, h, cells=(4, 6)):
    shell("z", 0, .06, 0, 0, w, h, "ink", [(.035, .035, w - .035, h - .035)], bevel=.008)
    box((.02, .02, .005), (w - .02, h - .02, .035), "glass", 0)
    sx, sy = (w - .08) / cells[0], (h - .08) / cells[1]
    boxes([((.04 + i * sx + .006, .04 + j * sy + .006, .03), (.04 + (i + 1) * sx - .006, .04 + (j + 1) * sy - .006, .045))
           for i in range(cells[0]) for j in range(cells[1])], "pv", .004)


def wallbox(mat="white"):
    """Charger with its plug holder; back at y = 0, centred at the origin."""
    plate(-.16, -.13, -.24, .16, 0, .24, .07, mat, axis="y", bevel=.025)
    plate(-.1, -.14, -.02, .1, -.12, .16, .05, "ink", axis="y", bevel=.006)
    box((-.06, -.146, .05), (.06, -.135, .07), "sage*", .004)
    cylinder((0, -.1, -.14), (0, -.17, -.14), .06, "slate", .01)
    cylinder((0, -.17, -.14), (0, -.2, -.15), .035, "ink", .01)


def socket(n=1):
    for k in range(n):
        plate(-.06 + k * .13, -.02, -.06, .06 + k * .13, 0, .06, .02, "white", axis="y", bevel=.006)
        cylinder((k * .13, -.015, 0), (k * .13, -.025, 0), .036, "stone", .003)


def lamp(x, y, z, drop=.6, r=.16, mat="ochre"):
    """Hanging lamp from a ceiling at z."""
    tube([(x, y, z), (x, y, z - drop)], .01, "ink")
    with at(x, y, z - drop - r * .9):
        lathe([(r, 0), (r * .82, r * .5), (r * .2, r * .95), (0, r)], mat, bevel=0, soft=60)
        lathe([(0, .01), (r * .9, .01)], "warm*")


def battery(width=.5, height=.95, depth=.2):
    plate(-width / 2, -depth, .06, width / 2, 0, height, .04, "white", bevel=.02)
    box((-width / 2 + .06, -depth - .008, height * .55), (-width / 2 + .09, -depth + .01, height * .85), "sage*", .004)
    box((-width / 2 + .04, -depth + .03, 0), (width / 2 - .04, -.03, .08), "dark", .01)


# ---------------------------------------------------------------- vehicles

def wheel(x, y, r=.32, width=.2):
    for a, b, radius, mat in ((y, y - width, r, "dark"), (y - width, y - width - .012, r * .62, "stone"),
                              (y - width, y - width - .025, r * .2, "slate")):
        cylinder((x, a, r), (x, b, r), radius, mat, .03 if mat == "dark" else .004, segments=48)


def _body(outline, width, mat, bevel=.07):
    prism(outline, "y", -width / 2, width / 2, mat, bevel)


def car(mat="sage"):
    """A small electric car, 3.9 m long, nose towards -x, centred; no brand, no lettering."""
    half = .86
    _body([(-1.95, .32), (-1.97, .62), (-1.8, .78), (-1.1, .9), (1.75, .93), (1.95, .8), (1.95, .32)], 2 * half, mat, .1)
    _body([(-1.2, .86), (-.5, 1.4), (-.2, 1.46), (1.0, 1.46), (1.35, 1.38), (1.8, .88)], 2 * half - .12, mat, .11)
    for s in (-1, 1):
        y = s * (half - .055)
        for outline in ([(-.98, .93), (-.42, 1.35), (.2, 1.38), (.2, .93)], [(.28, .93), (.28, 1.38), (.98, 1.37), (1.42, .95)]):
            prism(outline, "y", y - .02, y + .012 * s, "pv", .006)
        box((.32, s * half - .01, .78), (.5, s * half + .012, .82), "ink", .004)
        with at(turn=0 if s < 0 else 180):
            for x in (-1.25, 1.25):
                wheel(x, -half + .16, .33, .2)
    with at(0, 0, 0):
        prism([(-1.13, .93), (-.57, 1.36), (-.6, 1.4), (-1.19, .96)], "y", -half + .2, half - .2, "pv", .01)
        prism([(1.7, 1.0), (1.42, 1.34), (1.46, 1.37), (1.76, 1.02)], "y", -half + .2, half - .2, "pv", .01)
    for s in (-1, 1):
        plate(-1.99, s * .62 - .16, .6, -1.9, s * .62 + .16, .7, .04, "white", axis="x", bevel=.01)
        plate(1.9, s * .64 - .14, .66, 1.985, s * .64 + .14, .76, .03, "brick", axis="x", bevel=.01)


def van(mat="white", stripe="sage"):
    """A delivery van, 5 m long, nose towards -x, centred; a copper-coloured band, no lettering."""
    half = .98
    _body([(-2.5, .35), (-2.53, .8), (-2.4, 1.05), (-1.85, 1.2), (-1.2, 2.1), (-.95, 2.25), (2.45, 2.3), (2.52, 2.2), (2.52, .35)],
          2 * half, mat, .1)
    for s in (-1, 1):
        y = s * (half + .002)
        prism([(-1.68, 1.25), (-1.13, 1.98), (-.55, 1.98), (-.55, 1.25)], "y", y - .01, y + .012 * s, "pv", .01)
        box((-2.46, y - .01, .62), (2.48, y + .012 * s, .86), stripe, .006)
        box((-.45, y - .01, .45), (-.44, y + .008 * s, 2.1), "stone", 0)
        box((.9, y - .01, .45), (.91, y + .008 * s, 2.1), "stone", 0)
        box((-.75, y - .01, 1.08), (-.55, y + .02 * s, 1.12), "ink", .004)
        with at(turn=0 if s < 0 else 180):
            for x in (-1.65, 1.65):
                wheel(x, -half + .14, .37, .22)
    prism([(-1.82, 1.26), (-1.24, 2.06), (-1.27, 2.1), (-1.88, 1.27)], "y", -half + .14, half - .14, "pv", .01)
    for s in (-1, 1):
        plate(-2.56, s * .72 - .15, .86, -2.44, s * .72 + .15, 1.0, .05, "paper", axis="x", bevel=.01)
        plate(2.5, s * .86 - .06, .8, 2.55, s * .86 + .06, 1.3, .03, "brick", axis="x", bevel=.01)
    boxes([((x, -half + .1, 2.32), (x + .08, half - .1, 2.42)) for x in (-.4, .8, 2.0)], "slate", .01)
    for y in (-.5, -.36, -.22):
        pipe([(-.9, y, 2.47), (2.4, y, 2.47)], .05)
