"""Plants and ground, as a model-maker would cut them from felt and foam."""
import math
import random

from scene import at, ball, boxes, cylinder, lathe, solid


def bush(x, y, z=0, r=.4, seed=0, mat="leaf"):
    rng = random.Random(seed)
    for k in range(4):
        a, s = rng.uniform(0, 6.3), r * rng.uniform(.55, .85)
        off = 0 if k == 0 else r * .55
        ball((x + off * math.cos(a), y + off * math.sin(a), z + s * .75), s, mat, .9, .12, 4, seed + k)


def tree(x, y, z=0, height=3.2, seed=0, mat="leaf"):
    rng, r = random.Random(seed), height * .24
    cylinder((x, y, z), (x, y, z + height * .6), height * .028, "timber", .01, top=height * .018)
    ball((x, y, z + height * .68), r, mat, 1.1, .1, 4, seed)
    for k in range(5):
        a = k * 2.5 + rng.uniform(0, 1)
        ball((x + r * .6 * math.cos(a), y + r * .6 * math.sin(a), z + height * (.55 + .32 * rng.random())),
             r * rng.uniform(.5, .7), mat, 1, .12, 4, seed + k + 1)



def leaf(length, width, mat="leaf", bend=.35):
    """A curved leaf along +y from the origin."""
    vertices, faces, n = [], [], 8
    for k in range(n + 1):
        t = k / n
        half = width / 2 * math.sin(math.pi * t ** .8) + .001
        lift = bend * length * math.sin(t * 1.9) * .6
        vertices += [(-half, t * length, lift + half * .3), (0, t * length, lift), (half, t * length, lift + half * .3)]
    for k in range(n):
        for s in (0, 1):
            a = 3 * k + s
            faces.append((a, a + 1, a + 4, a + 3))
    thing = solid(vertices, faces, mat, 0, 80)
    thin = thing.modifiers.new("thin", "SOLIDIFY")
    thin.thickness = width * .04


def pot_plant(x, y, z=0, size=1.0, seed=0, pot="brick"):
    rng = random.Random(seed)
    with at(x, y, z, scale=size):
        lathe([(.13, 0), (.18, .3), (.2, .3), (.2, .35), (.165, .35), (.15, .3), (0, .3)], pot, bevel=.008)
        for k in range(11):
            with at(z=.3, turn=k * 137.5, lean=rng.uniform(28, 68)):
                leaf(rng.uniform(.4, .65), .16, "leaf" if k % 3 else "sage")


def hedge(x0, y0, x1, y1, height=.7, z=0, seed=0):
    """A trimmed hedge: a row of overlapping soft blocks."""
    rng = random.Random(seed)
    n = max(2, int(math.hypot(x1 - x0, y1 - y0) / .38))
    for k in range(n):
        t = (k + .5) / n
        ball((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z + height * .5), height * rng.uniform(.5, .58),
             "leaf", 1, .1, 4, seed + k)


def path(x0, y0, x1, y1, z=0, mat="stone", step=.5):
    """Paving slabs filling a rectangle."""
    nx, ny = max(1, round((x1 - x0) / step)), max(1, round((y1 - y0) / step))
    sx, sy = (x1 - x0) / nx, (y1 - y0) / ny
    boxes([((x0 + i * sx + .015, y0 + j * sy + .015, z), (x0 + (i + 1) * sx - .015, y0 + (j + 1) * sy - .015, z + .035))
           for i in range(nx) for j in range(ny)], mat, .012)
