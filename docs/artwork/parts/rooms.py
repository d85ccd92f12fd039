"""Furniture, and the cut open house that several pictures and the film furnish. Backs at y = 0."""
from scene import at, box, boxes, cylinder, pipe, plate, shell
from parts.bath import basin, floor_tiles, mirror, tub, wall_tiles
from parts.building import section, window
from parts.electric import lamp
from parts.garden import pot_plant

WIDTH, DEPTH = 8.4, 3.2
BACK = DEPTH / 2 - .06


def sofa(width=1.7, mat="sage"):
    w = width / 2
    plate(-w, -.8, .12, w, 0, .42, .08, mat, bevel=.05)
    plate(-w, -.22, .3, w, 0, .85, .08, mat, bevel=.06)
    for s in (-1, 1):
        plate(s * w - .1, -.8, .12, s * w + .1, 0, .62, .07, mat, bevel=.05)
        box((s * w * .8 - .03, -.74, 0), (s * w * .8 + .03, -.68, .13), "oak", .01)
    with at(w * .45, -.3, .42, lean=-14, turn=8):
        plate(-.22, -.1, 0, .22, .04, .4, .08, "ochre", axis="y", bevel=.05)


def bed(width=1.5, length=1.9):
    w = width / 2
    box((-w - .05, -length, .12), (w + .05, 0, .3), "oak", .02)
    box((-w - .05, -.08, .1), (w + .05, 0, .95), "oak", .03)
    plate(-w, -length + .05, .28, w, -.08, .5, .08, "white", bevel=.05)
    plate(-w - .03, -length + .02, .34, w + .03, -.75, .55, .1, "sage", bevel=.05)
    for s in (-1, 1):
        plate(s * w * .5 - .28, -.6, .48, s * w * .5 + .28, -.14, .62, .12, "paper", bevel=.055)


def table(width=1.2, depth=.7, chairs=2):
    w, d = width / 2, depth / 2
    with at(y=-d - .1):
        plate(-w, -d, .7, w, d, .75, .06, "oak", bevel=.015)
        for x in (-w + .12, w - .12):
            for y in (-d + .1, d - .1):
                cylinder((x, y, 0), (x, y, .71), .03, "oak", .005)
        for k in range(chairs):
            with at(x=(-1 if k % 2 else 1) * width * .25, y=-d - .18):
                plate(-.2, -.2, .42, .2, .2, .46, .05, "ink", bevel=.012)
                for x in (-.16, .16):
                    for y in (-.16, .16):
                        cylinder((x, y, 0), (x, y, .43), .018, "oak", 0)
                plate(-.2, -.2, .62, .2, -.16, .88, .05, "ink", axis="y", bevel=.012)


def kitchen(width=2.0, mat="slate"):
    w = width / 2
    box((-w, -.56, .08), (w, 0, .86), mat, .012)
    n = max(2, round(width / .5))
    boxes([((-w + k * width / n + .012, -.58, .11), (-w + (k + 1) * width / n - .012, -.55, .83)) for k in range(n)], mat, .01)
    box((-w - .02, -.6, .86), (w + .02, 0, .9), "oak", .012)
    boxes([((-w + k * width / n + .012, -.32, 1.4), (-w + (k + 1) * width / n - .012, 0, 1.95)) for k in range(n)], "white", .012)
    pipe([(w * .3, -.1, .9), (w * .3, -.1, 1.2), (w * .3, -.3, 1.2), (w * .3, -.3, 1.12)], .02, bend=.06, collars=False)


def shelf(width=.9, height=1.5, mat="oak"):
    w = width / 2
    boxes([((-w, -.28, 0), (-w + .04, 0, height)), ((w - .04, -.28, 0), (w, 0, height))]
          + [((-w, -.28, k * (height - .04) / 4), (w, 0, k * (height - .04) / 4 + .04)) for k in range(5)], mat, .008)
    x, k = -w + .08, 0
    while x < w - .16:
        t, row = .05 + .02 * (k * 7 % 3), k % 4
        box((x, -.22, row * (height - .04) / 4 + .04), (x + t, -.03, row * (height - .04) / 4 + .04 + .2 + .03 * (k % 3)),
            ("brick", "sage", "ochre", "ink")[k % 4], .005)
        x, k = x + t * .6, k + 1


def family_house(rise=2.9, roof="tile", coat="white"):
    """The cut house with its furniture; returns the heights of the floors."""
    ground, upper, attic = section(WIDTH, DEPTH, (2.6, 2.5), rise, coat, roof=roof,
                                   walls=("paper", "plaster", "sage", "paper"))
    with at(x=-2.6, y=BACK, z=ground):
        sofa(1.8)
    with at(x=-.75, y=BACK, z=ground):
        shelf(.8, 1.6)
    pot_plant(-3.6, .9, ground, .9, 3)
    lamp(-2.3, .2, ground + 2.4, .55)
    bathroom(-2.1, upper)
    with at(x=2.5, y=BACK, z=upper):
        bed()
    lamp(3.35, .6, upper + 2.3, .5, .13)
    with at(x=.75, y=BACK, z=attic):
        table(1.2, .6, 1)
    with at(x=-1.5, y=BACK, z=attic):
        shelf(1.1, 1.0)
    pot_plant(-2.4, .9, attic, .7, 9)
    return ground, upper, attic


def bathroom(x, z):
    with at(x=x - 1.73, y=BACK, z=z):
        wall_tiles(3.72, 1.25, "sage", (.22, .22))
    with at(x=x - .75, y=.55, z=z):
        tub(1.6, .78)
    with at(x=x + 1.1, y=BACK - .03, z=z):
        basin(.42, .4)
        with at(z=1.2):
            mirror(.7)


def corner(width, depth, height, back="paper", left="sage", opening=None, floor="stone", second=None, tile=.5):
    """Tiled floor and two walls; the faces of the walls are at x = -width / 2 and y = depth / 2.

    `opening` is a window in the left wall as (y0, z0, y1, z1). Returns the height of the floor.
    """
    w, d = width / 2, depth / 2
    box((-w, -d, -.02), (w, d, .06), "screed", .02)
    floor_tiles(-w + .03, -d + .04, w - .04, d - .01, floor, tile, second, .05)
    box((-w - .16, d, -.02), (w, d + .16, height), back, .025)
    shell("x", -w - .16, -w, -d, -.02, d, height, left, [opening] if opening else (), .025)
    if opening:
        y0, z0, y1, z1 = opening
        with at(-w - .03, (y0 + y1) / 2, z0, turn=90):
            window(y1 - y0, z1 - z0, "white")
    return .08
