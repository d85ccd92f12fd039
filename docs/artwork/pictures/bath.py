import math

from parts.bath import basin, bottle, mirror, screen, shower, stool, toilet, towel, tub, wall_tiles
from parts.building import house, plinth, window
from parts.electric import lamp
from parts.garden import bush, path, pot_plant, tree
from parts.heating import gauge, manifold, radiator, valve
from parts.rooms import corner
from pictures import picture
from scene import at, ball, box, boxes, cylinder, lathe, pipe, plate, prism, shell, solid, tube


@picture("badezimmer", azimuth=36, sun=(-40, 48))
def bathroom_with_shower():
    with plinth(4.6, 3.7):
        z = corner(3.8, 2.9, 2.6, "paper", "paper", None, "stone", None, .42)
        y = 1.45
        with at(x=-1.9, y=y):
            wall_tiles(1.55, 2.5, "sage", (.19, .19), z)
        with at(x=-1.9, y=.0, turn=90):
            wall_tiles(1.42, 2.5, "sage", (.19, .19), z)
        with at(x=-.35, y=y):
            wall_tiles(2.2, 1.15, "sage", (.19, .19), z)
        box((-1.88, .05, z - .005), (-.38, y - .03, z + .03), "slate", .01)
        box((-1.7, y - .16, z + .03), (-.55, y - .12, z + .036), "ink", .002)
        with at(-1.15, y - .02, z):
            shower(2.15)
        with at(-.34, .02, z + .02, turn=90):
            screen(1.35, 2.05)
        with at(.72, y - .03, z):
            basin(.52, .46)
            with at(z=1.25):
                mirror(.86)
        towel(1.62, y - .02, 1.35, .3, .6, "ochre")
        pot_plant(1.6, .95, z, .75, 3)
        stool(-1.3, .55, z + .03, .4)
        bottle(-1.35, .55, z + .44, .2)
        bottle(-1.22, .6, z + .44, .15, "brick")
        box((-.1, -.35, z), (1.35, .35, z + .03), "ochre", .012)
        pipe([(1.88, y - .05, .22), (.9, y - .05, .22), (.9, y - .05, .36)], .03)


@picture("komplettbad", azimuth=34, sun=(-40, 48))
def bathroom_with_tub():
    with plinth(5.0, 3.9):
        z = corner(4.2, 3.1, 2.7, "paper", "plaster", None, "sage", "stone", .35)
        y = 1.55
        box((-1.25, y - .02, 1.15), (.05, y + .02, 2.35), "white", .01)
        with at(x=-2.1, y=y):
            wall_tiles(4.18, 2.66, "sage", (.21, .21), .04, [(-.9 + 2.1 - 1.3, 1.05, 2.15 + .1, 2.4)])
        with at(-.6, y - .1, 1.15):
            window(1.3, 1.2, "white", (1, 0))
        with at(-.35, .45, z, turn=0):
            tub(2.0, .95, .64)
        pipe([(-1.62, .62, z), (-1.62, .62, 1.02), (-1.2, .62, 1.02), (-1.2, .62, .92)], .03, bend=.1)
        cylinder((-1.62, .62, .85), (-1.5, .62, .85), .03, "copper", .005)
        stool(1.15, .3, z, .45)
        box((1.0, .17, z + .45), (1.3, .43, z + .52), "ochre", .025)
        box((1.02, .18, z + .52), (1.28, .42, z + .58), "paper", .025)
        with at(1.5, y - .04, z):
            toilet()
        pot_plant(-1.75, 1.1, z, .95, 5)
        with at(-2.1, -.35, 0, turn=90):
            towel(0, -.02, 1.75, .45, .8, "ochre")
        plate(-.95, -.85, z, .6, -.2, z + .03, .1, "paper", bevel=.012)
        lamp(1.4, .4, 2.7, .35, .15)
        tube([(1.4, .4, 2.7), (1.4, y, 2.7)], .012, "ink")


@picture("trinkwasser", azimuth=30)
def drinking_water_station():
    with plinth(4.6, 3.2):
        z = corner(4.0, 2.4, 2.2, "paper", "sage")
        y = 1.2
        py = y - .22
        with at(x=-2.0, y=y):
            wall_tiles(3.98, 1.05, "stone", (.33, .26), z)
        pipe([(-1.98, py, .4), (-1.55, py, .4), (-1.55, py, 1.35), (-.3, py, 1.35)], .06)
        valve(-1.55, py, .85, .06)
        filter_cup(-.9, py, 1.35)
        gauge(-1.25, py - .06, 1.52, .1)
        with at(.45, y - .08, 1.52):
            xs = manifold(5, .19, .055)
        pipe([(-.3, py, 1.35), (-.1, py, 1.35), (-.1, py, 1.48), (.05, py, 1.48)], .05, collars=False)
        for k, x in enumerate(xs):
            if k < 4:
                pipe([(x + .45, y - .16, 1.28), (x + .45, y - .16, .55 + .1 * k), (1.97, y - .16, .55 + .1 * k)], .03, bend=.08)
        box((-.6, -.75, z), (1.3, -.1, .84), "slate", .02)
        boxes([((-.58 + k * .63, -.77, z + .05), (-.58 + (k + 1) * .63 - .03, -.74, .8)) for k in range(3)], "slate", .012)
        plate(-.7, -.82, .84, 1.4, -.05, .9, .04, "oak", bevel=.015)
        pipe([(.1, -.2, .9), (.1, -.2, 1.42), (.1, -.52, 1.42), (.1, -.52, 1.3)], .042, bend=.14, collars=False)
        cylinder((.1, -.2, .9), (.1, -.2, .98), .07, "copper", .01)
        cylinder((.1, -.2, 1.08), (.24, -.2, 1.1), .025, "copper", .006)
        glass_of_water(.1, -.52, .9)
        carafe(.75, -.45, .9)
        pot_plant(-1.45, -.3, z, .8, 8)


def filter_cup(x, y, z):
    """Backwash filter: a body in the pipe, a clear cup below."""
    cylinder((x, y, z - .14), (x, y, z + .14), .15, "ochre", .02)
    cylinder((x, y, z + .14), (x, y, z + .2), .09, "ink", .012)
    with at(x, y, z - .62):
        lathe([(0, 0), (.06, .01), (.12, .08), (.13, .48), (0, .48)], "glass~", 48)
        lathe([(.06, .08), (.06, .46), (0, .46)], "paper", 40, .01)
        cylinder((0, 0, -.08), (0, 0, .02), .035, "slate", .006)


def glass_of_water(x, y, z):
    with at(x, y, z):
        lathe([(.0, .0), (.075, .0), (.1, .26), (.093, .26), (.07, .02), (0, .02)], "glass~", 56)
        lathe([(0, .021), (.069, .021), (.087, .2), (0, .2)], "water", 56)


def carafe(x, y, z):
    with at(x, y, z):
        lathe([(0, 0), (.13, 0), (.15, .1), (.13, .26), (.06, .4), (.065, .5), (.055, .5), (.05, .4), (.12, .25), (.14, .1), (0, .02)],
              "glass~", 56)
        lathe([(0, .021), (.12, .03), (.138, .1), (.125, .22), (0, .22)], "water", 56)


@picture("regenwasser", azimuth=30, height=22, sun=(-30, 42))
def cistern_below_the_garden():
    x0, x1, y0, y1, depth = -4.6, 4.6, -1.6, 2.6, 3.2
    with at(z=depth):
        cut_ground(x0, x1, y0, y1, depth)
        with at(x=-2.3, y=1.0):
            house(3.6, 2.6, 2.7, 1.6, "plaster", front=[(-.85, 0, .95, 2.05), (.75, .9, 1.0, 1.15)], right=[(0, .9, .9, 1.15)], frame="ink")
        tube([(-4.3, -.72, 2.5), (-.28, -.72, 2.5)], .075, "copper")
        pipe([(-.42, -.72, 2.46), (-.42, -.72, 2.25), (-.42, -.4, 2.0), (-.42, -.4, .1), (-.42, -1.66, .1), (-.42, -1.66, -.95), (.6, -1.66, -.95), (.6, -1.2, -.95)], .07)
        cistern(1.6, -.75)
        pipe([(1.6, -.95, -2.35), (1.6, -.95, -.5), (1.6, -.95, .12), (3.2, -.95, .12), (3.2, -.95, .75), (3.2, -1.2, .75), (3.2, -1.2, .65)], .05)
        cylinder((3.2, -.95, .6), (3.2, -.8, .6), .03, "brick", .006)
        can(3.25, -1.25, .02)
        path(-3.5, -1.45, -2.8, -.4, .0)
        tree(3.9, 1.7, 0, 2.9, 3)
        bush(2.0, 1.9, 0, .5, 4)
        bush(.9, 1.5, 0, .35, 6, "sage")
        for k in range(5):
            bush(1.9 + k * .42, .35, 0, .2, 10 + k, ("leaf", "sage")[k % 2])
        box((1.6, .1, -.02), (4.0, .65, .08), "timber", .02)


def cut_ground(x0, x1, y0, y1, depth):
    """A slice of garden, open where the cistern sits."""
    cx, r = 1.6, 1.28
    hole = [(cx - r, -2.72, cx + r, -.55)]
    shell("y", y0, y0 + 1.3, x0, -depth, x1, -.62, "earth", hole, .03)
    box((x0, y0 + 1.3, -depth), (x1, y1, -.62), "earth", .0)
    box((x0 - .03, y0 - .03, -depth), (x1 + .03, y1, -depth + .35), "timber", .03)
    box((x0, y0, -.62), (x1, y1, -.14), "timber", .02)
    for k in range(16):
        u, v = (k * 1.37) % 8.8 - 4.4, -.95 - (k * .83) % 1.75
        if not cx - r - .2 < u < cx + r + .2:
            ball((u, y0 - .005, v), .05 + .03 * (k % 3), "stone", .8, .1, 3, k)
    plate(x0 - .02, y0 - .02, -.14, x1 + .02, y1 + .02, 0, .08, "moss", bevel=.04)


def cistern(x, y):
    """Round tank lying in the ground, its front cut away to show the water."""
    r = 1.15
    with at(x, y + .05, -1.65):
        cylinder((0, .9, 0), (0, .85, 0), r, "sage", .02, segments=72)
        ring = [(r * math.cos(a), r * .86 * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))]
        level = -.05
        n = len(ring)
        vertices = [(u, yy, v) for yy in (-.75, .9) for u, v in ring] + [(u * .92, -.75, v * .92) for u, v in ring] + [(u * .92, .9, v * .92) for u, v in ring]
        faces = []
        for k in range(n):
            m = (k + 1) % n
            faces += [(k, m, m + 2 * n, k + 2 * n), (k + n, m + n, m, k), (k + 2 * n, m + 2 * n, m + 3 * n, k + 3 * n)]
        solid(vertices, faces, "sage", 0)
        prism([(u * .915, min(v * .915, level)) for u, v in ring], "y", -.66, .84, "water", .015)
        cylinder((0, .1, r * .8), (0, .1, 1.62), .38, "sage", .02)
        cylinder((0, .1, 1.62), (0, .1, 1.72), .45, "slate", .02)
        cylinder((0, -.25, -.85), (0, -.25, -.5), .12, "ink", .02)


def can(x, y, z):
    with at(x, y, z):
        lathe([(.17, 0), (.17, .32), (.13, .36), (0, .36)], "ochre", 48, .012)
        tube([(-.15, 0, .06), (-.42, 0, .38)], .03, "ochre")
        tube([(.15, 0, .3), (.3, 0, .3), (.3, 0, .08), (.16, 0, .06)], .018, "ochre", bend=.08)


@picture("projekt-berlin", azimuth=34, sun=(-38, 46), height=25)
def old_building_bathroom():
    h = 3.9
    with plinth(5.0, 4.0):
        z = corner(4.2, 3.2, h, "paper", "plaster", (-.55, 1.15, .55, 3.1), "white", "ink", .3)
        y = 1.6
        with at(x=-2.1, y=y):
            wall_tiles(4.18, 1.35, "sage", (.3, .15), z)
        box((-2.1, y - .05, z + 1.35), (2.1, y, z + 1.44), "ink", .015)
        stucco(y, h)
        with at(.15, .5, z):
            claw_tub()
        pipe([(-1.15, .75, z), (-1.15, .75, 1.15), (-.8, .75, 1.15), (-.8, .75, 1.02)], .03, bend=.12)
        with at(1.35, y - .03, z):
            basin(.42, .42, cabinet="oak")
            with at(z=1.45):
                mirror(.7, 1.2, False)
        with at(-1.45, y, z):
            radiator(.8, .95, "white")
        pipe([(-1.05, y - .1, z + .3), (-.75, y - .1, z + .3), (-.75, y - .1, h - .5), (-2.05, y - .1, h - .5)], .03)
        pot_plant(-1.65, -.9, z, 1.0, 2)
        stool(1.25, .25, z, .45)
        plate(-.9, -1.1, z, .9, -.35, z + .03, .1, "ochre", bevel=.012)


def claw_tub():
    with at(z=.1):
        tub(1.9, .88, .62)
    for x in (-.58, .58):
        for y in (-.22, .22):
            cylinder((x, y, 0), (x * 1.02, y * 1.05, .2), .035, "ink", .01, top=.06)


def stucco(y, h):
    """Cornice, wall panels and a rosette's worth of plaster profile."""
    for k, (out, drop) in enumerate(((.30, .0), (.22, .1), (.12, .2), (.06, .34))):
        box((-2.1, y - out, h - drop - .1), (2.1, y, h - drop), "white", .03)
        box((-2.1, -1.6, h - drop - .1), (-2.1 + out, y - out, h - drop), "white", .03)
    boxes([((-2.05 + k * .165, y - .17, h - .38), (-1.97 + k * .165, y, h - .29)) for k in range(25)], "white", .015)
    for x0, x1 in ((-1.9, -.65), (-.45, .8)):
        shell("y", y - .03, y, x0, 1.75, x1, 3.15, "white", [(x0 + .06, 1.81, x1 - .06, 3.09)], .012)
