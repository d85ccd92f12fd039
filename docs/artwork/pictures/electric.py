import math

from parts.building import house, plinth, window
from parts.electric import CABLES, battery, cabinet, car, pv_field, socket, wallbox
from parts.garden import bush, hedge, path, tree
from parts.rooms import BACK, WIDTH, corner, family_house, kitchen
from parts.tools import pliers, screwdriver
from pictures import picture
from scene import at, box, boxes, cylinder, pipe, plane, plate, prism, shell, tube

RISE = 2.9
EAVES = 5.1


def roof_pv(columns=3, rows=2, mat=None):
    """Modules on the right roof side of the cut house."""
    run = WIDTH / 2
    up = (-run, 0, RISE)
    with plane((run - .25, -1.35, EAVES + .18 + .36), (0, 1, 0), up):
        pv_field(columns, rows, .88, 1.75, .05, .1)


@picture("elektro", azimuth=18, height=20, sun=(-12, 36))
def wired_house():
    with plinth(13.0, 6.2, lawn=True, x=1.2):
        with at(x=-.8, z=.18):
            ground, upper, attic = family_house(RISE, "brickdeep")
            roof_pv()
            y = BACK - .02
            with at(x=.75, y=BACK, z=ground + .55):
                cabinet(.85, 1.35, 4, .16, "white", door=False, seed=3)
            with at(x=2.5, y=BACK, z=ground):
                kitchen(1.9)
            with at(x=-.25, y=BACK, z=attic):
                battery(.7, 1.1, .3)
            r = .06
            pipe([(.75, y - .05, ground + 1.9), (.75, y - .05, ground + 2.25), (.3, y - .05, ground + 2.25), (.3, y - .05, attic + .5), (.1, y - .05, attic + .5)], r)
            pipe([(.3, y - .05, attic + .5), (1.7, y - .05, attic + .5), (2.0, y - .05, attic + 1.2)], r)
            pipe([(.3, y - .05, upper + 1.9), (2.9, y - .05, upper + 1.9)], r)
            pipe([(.3, y - .05, upper + 1.7), (-.3, y - .05, upper + 1.7), (-.3, y - .05, upper + 2.2), (-2.1, y - .05, upper + 2.2)], r)
            pipe([(.5, y - .05, ground + .56), (.5, y - .05, ground + .3), (-.4, y - .05, ground + .3), (-.4, y - .05, ground + 2.2), (-2.3, y - .05, ground + 2.2)], r)
            pipe([(1.0, y - .05, ground + .56), (1.0, y - .05, ground + .2), (3.75, y - .05, ground + .2), (4.28, y - .05, ground + .2)], r)
            with at(x=-2.3, y=y, z=upper + 2.2):
                socket(1)
            with at(x=4.2, y=-1.0, z=1.25, turn=90, scale=1.2):
                wallbox("white")
            pipe([(4.25, BACK, .25), (4.25, BACK, .5), (4.25, -1.0, .5), (4.25, -1.0, .98)], .04, bend=.1)
        path(3.9, -2.6, 7.4, .9, 0, "stone", .7)
        with at(x=5.55, y=-.9, z=.04, turn=76):
            car("ochre")
        tube([(3.62, -1.0, 1.05), (3.8, -1.0, .5), (4.3, -.8, .15), (4.6, -.3, .5), (4.9, .4, .75)], .025, "ink", bend=.3)
        tree(-5.0, 1.6, 0, 3.0, 4)
        bush(6.9, 1.9, 0, .45, 3)


@picture("installation", azimuth=26)
def distribution_board():
    with plinth(4.2, 2.9):
        z = corner(3.6, 2.2, 3.0, "paper", "sage")
        y = 1.1
        with at(x=.25, y=y, z=.85):
            cabinet(1.5, 1.72, 4, .26, "slate", seed=5)
        for k, mat in enumerate(CABLES):
            x = -.35 + k * .2
            tube([(x, y - .12, 2.52), (x, y - .12, 2.96)], .035, "stone")
            tube([(x, y - .12, 2.86), (x, y - .12, 3.0)], .022, mat)
        for k in range(4):
            x = -.25 + k * .22
            end = 1.78
            pipe([(x, y - .1, .87), (x, y - .1, .62 - .12 * k), (end, y - .1, .62 - .12 * k)], .036, bend=.09)
        for x in (1.1, 1.6):
            box((x - .03, y - .16, .18), (x + .03, y, .74), "slate", .01)
        with at(1.35, y, 1.25):
            socket(2)
        with at(1.4, y, 1.85):
            plate(-.12, -.03, -.12, .12, 0, .12, .03, "white", axis="y", bevel=.008)
            box((-.08, -.045, -.08), (.08, -.025, .08), "paper", .01)
        pipe([(1.4, y - .06, 1.72), (1.4, y - .06, 1.34)], .024)
        with at(-.9, -.5, z, turn=20):
            coil("ochre")
        with at(-.2, -.75, z, turn=-35):
            coil("ink", .24)
        with at(.8, -.75, z, turn=-60, scale=.6):
            pliers(1, "brick")
        with at(1.35, -.6, z, turn=15, scale=.55):
            screwdriver()


def coil(mat, r=.32):
    for n in range(5):
        for k in range(2):
            points = [((r - .05 * k) * math.cos(a), (r - .05 * k) * math.sin(a), .03 + .05 * n)
                      for a in (2 * math.pi * j / 32 for j in range(33))]
            tube(points, .026, mat, bend=.01)


@picture("photovoltaik", azimuth=30, height=30)
def modules_on_a_roof():
    with plinth(9.6, 7.6, lawn=True):
        w, d, h, rise = 7.0, 5.0, 2.4, 2.9
        house(w, d, h, rise, "plaster", "tile", [(-2.2, .8, 1.1, 1.2), (0, 0, 1.0, 2.05), (2.2, .8, 1.1, 1.2)],
              [(0, .8, 1.1, 1.2), (0, 2.9, .9, 1.0)], "ink")
        drop = .348
        up = (0, d / 2 + .3, rise + drop)
        with plane((-2.68, -d / 2 + .12, h + .1 + .18), (1, 0, 0), up):
            pv_field(5, 2, 1.02, 1.55, .05, .1)
        box((2.3, .4, h + 1.2), (2.9, 1.0, h + rise + .7), "brick", .03)
        tube([(-3.75, -d / 2 - .36, h - .28), (3.75, -d / 2 - .36, h - .28)], .08, "copper")
        pipe([(3.4, -d / 2 - .38, h - .3), (3.4, -d / 2 - .38, h - .5), (3.4, -d / 2 - .1, h - .75), (3.4, -d / 2 - .1, 0)], .06)
        tree(-4.0, 2.6, 0, 3.3, 8)
        bush(4.2, -2.6, 0, .45, 2)
        hedge(-4.3, -3.2, -1.2, -3.2, .55, 0, 5)
        path(-.4, -3.5, .4, -2.5)
    sun(-3.7, 2.6, 6.5)


def sun(x, y, z, r=.62):
    """A disc of ochre card on a copper rod: the model-maker's sun."""
    with at(x, y, z, turn=30, lean=90):
        cylinder((0, 0, -.05), (0, 0, .05), r, "ochre", .03, segments=72)
        for k in range(12):
            with at(turn=30 * k):
                plate(-.045, r + .12, -.03, .045, r + .42, .03, .04, "ochre", bevel=.015)
    pipe([(x, y, .3), (x, y, z - r - .05)], .035)


@picture("wallbox", azimuth=22, height=22)
def carport_with_car():
    with plinth(8.4, 5.8, lawn=True):
        path(-3.4, -2.4, 3.2, 1.7, -.01, "stone", .8)
        shell("y", 1.7, 2.0, -3.6, 0, 3.6, 2.6, "plaster", (), .03)
        boxes([((-3.55 + k * .3, 1.62, .1), (-3.29 + k * .3, 1.7, 2.5)) for k in range(15)], "oak", .012)
        for x in (-3.4, 3.4):
            box((x - .09, -.3, 0), (x + .09, -.12, 2.6), "timber", .02)
        box((-3.7, -.34, 2.6), (3.7, -.08, 2.82), "timber", .02)
        boxes([((x - .06, -.6, 2.82), (x + .06, 2.0, 3.0)) for x in (-3.4, -1.1, 1.1, 3.4)], "timber", .02)
        box((-3.8, -.7, 3.0), (3.8, 2.1, 3.08), "slate", .015)
        with at(-3.5, -.55, 3.08):
            pv_field(7, 1, .97, 2.4, .05, .08)
        with at(-1.2, -.95, .03):
            car("sage")
        x = 1.9
        with at(x, 1.68, 1.4, scale=1.9):
            wallbox()
        pipe([(x, 1.6, 1.85), (x, 1.6, 2.45), (3.1, 1.6, 2.45), (3.1, 1.6, .25), (3.55, 1.6, .25), (3.55, 1.6, 0)], .06)
        tube([(x, 1.4, 1.05), (x, 1.25, .4), (x - .1, .8, .08), (1.3, .2, .12), (.66, -.05, .72)], .04, "ink", bend=.35)
        cylinder((.68, -.02, .76), (.68, -.2, .76), .075, "ink", .01)
        bush(-3.85, -2.4, 0, .35, 3)
        bush(3.85, -2.3, 0, .4, 9)
        tree(-3.9, 2.4, 0, 3.6, 6)


@picture("projekt-frankfurt", azimuth=28, height=24, sun=(-25, 42))
def office_with_riser():
    w, d, f = 5.4, 4.2, 2.3
    floors = 4
    with plinth(9.2, 7.0):
        with at(x=-.3):
            for n in range(floors):
                z = n * f
                box((-w / 2, -d / 2, z), (w / 2, d / 2, z + .2), "white", .03)
                office_floor(n, z + .2, w, d, f)
            top = floors * f
            box((-w / 2, -d / 2, top), (w / 2, d / 2, top + .22), "white", .03)
            with at(-2.3, -1.6, top + .3, lean=9):
                pv_field(4, 2, 1.05, 1.5, .08, .1)
            boxes([((x, 1.2, top + .2), (x + .1, 1.3, top + .8)) for x in (-2.1, 0, 2.0)], "slate", .01)
            riser(w, d, f, floors)
        path(-4.2, -3.2, 4.2, -2.3, 0, "stone", .6)
        tree(3.7, -1.2, 0, 3.0, 2)
        tree(3.9, 1.6, 0, 3.6, 5)
        tree(-4.0, -1.8, 0, 2.6, 7)
        bush(3.2, 2.6, 0, .45, 1)


def office_floor(n, z, w, d, f):
    """Glazed left and right bays; the middle bay is cut open to show the riser."""
    h = f - .2
    box((-w / 2 + .1, d / 2 - .15, z), (w / 2 - .1, d / 2, z + h), "plaster", .01)
    for a, b in ((-w / 2, -1.2), (1.2, w / 2)):
        k, step = 0, (b - a) / 3
        for k in range(3):
            x = a + k * step
            box((x + .05, -d / 2 + .1, z + .05), (x + step - .05, -d / 2 + .16, z + h - .04), "glass" if (n + k) % 3 else "water", .01)
            box((x - .04, -d / 2 + .02, z), (x + .05, -d / 2 + .2, z + h), "ink" if k else "sage", .015)
        box((b - .06, -d / 2 + .02, z), (b, -d / 2 + .2, z + h), "sage", .015)
    with at(x=w / 2 - .16, turn=90):
        for k in range(4):
            y = -d / 2 + .12 + k * (d - .2) / 4
            box((y + .04, -.02, z + .05), (y + (d - .2) / 4 - .04, .04, z + h - .04), "glass" if (n + k) % 2 else "water", .01)
            box((y - .04, -.06, z), (y + .04, .06, z + h), "ink", .012)
    for x in (-1.19, 1.11):
        box((x, -d / 2 + .03, z), (x + .08, -d / 2 + 1.25, z + h), "paper", .012)
    box((-1.11, -d / 2 + 1.2, z), (1.11, -d / 2 + 1.26, z + h), "ochre" if n % 2 == 0 else "sage", .01)


def riser(w, d, f, floors):
    y = -d / 2 + 1.08
    for x in (-.85, -.65, -.45):
        pipe([(x, y, .2), (x, y, floors * f - .1)], .05)
    for n in range(floors):
        z = n * f + .2
        with at(.4, y + .1, z + .45):
            cabinet(.9, 1.2, 3, .2, "white", door=False, seed=n)
        pipe([(-.45, y, z + 1.86), (.4, y, z + 1.86), (.4, y, z + 1.62)], .035)
        for k in range(3):
            box((-.95, y + .06, z + .4 + .6 * k), (-.35, y + .12, z + .46 + .6 * k), "slate", .01)


@picture("projekt-duesseldorf", azimuth=32, sun=(-30, 44))
def industrial_hall():
    w, d, h = 9.0, 5.4, 3.6
    with plinth(10.0, 6.8):
        box((-w / 2, -d / 2, -.02), (w / 2, d / 2, .06), "screed", .03)
        boxes([((-w / 2 + .1, -1.25, .06), (w / 2 - .1, -1.17, .064)), ((-w / 2 + .1, .05, .06), (w / 2 - .1, .13, .064))], "ochre", 0)
        holes = [(-4.0 + k * 2.1, 2.3, -2.5 + k * 2.1, 3.2) for k in range(4)]
        shell("y", d / 2, d / 2 + .2, -w / 2, 0, w / 2, h, "paper", holes)
        for a, b, c, e in holes:
            with at((a + c) / 2, d / 2 + .08, b):
                window(c - a, e - b, "ink", (2, 0), sill=False)
        box((-w / 2 - .2, -d / 2, 0), (-w / 2, d / 2 + .2, h), "sage", .03)
        saw_teeth(w, d, h)
        for k in range(4):
            with at(-3.6 + k * .98, d / 2, .06):
                switchgear(k)
        busbars(w, d)
        for k, mat in enumerate(("ochre", "sage", "brick")):
            with at(-2.4 + k * 2.6, -.75, .06):
                machine(mat, k)
        with at(2.8, 1.5, .06):
            boxes([((-.8, -.5, 0), (.8, .5, .12)), ((-.7, -.4, .12), (.7, .4, .62))], "wood", .02)


def saw_teeth(w, d, h):
    """The last strip of the saw-tooth roof; the rest is cut away."""
    for k in range(6):
        x = -w / 2 - .2 + k * 1.53
        prism([(x, h), (x + 1.53, h), (x, h + .8)], "y", d / 2 - .5, d / 2 + .2, "sage", .02)
    for x in (-w / 2 + .1, -w / 2 + 3.0, -w / 2 + 5.9, w / 2 - .15):
        box((x - .09, d / 2 - .26, .06), (x + .09, d / 2 - .05, h), "slate", .02)
    box((-w / 2, d / 2 - .3, h - .3), (w / 2, d / 2 - .1, h - .08), "slate", .02)


def switchgear(k):
    """A main distribution cabinet; the second one stands open."""
    if k == 1:
        cabinet(.95, 2.05, 5, .5, "white", door=False, seed=9)
        return
    plate(-.47, -.5, .0, .47, 0, 2.05, .03, "white", bevel=.02)
    box((-.42, -.515, .12), (.42, -.49, 1.98), "paper", .012)
    box((.3, -.55, .9), (.36, -.5, 1.15), "ink", .01)
    boxes([((-.3 + j * .2, -.53, 1.6), (-.18 + j * .2, -.5, 1.72)) for j in range(3)], ("ochre", "sage", "brick", "ink")[k], .01)
    boxes([((-.3, -.525, .25 + .06 * j), (.3, -.51, .28 + .06 * j)) for j in range(4)], "slate", .004)


def busbars(w, d):
    """Copper bars from the cabinets along the hall, with drops to the machines."""
    for k in range(3):
        box((-3.9, d / 2 - .5, 2.42 + .16 * k), (w / 2 - .3, d / 2 - .42, 2.53 + .16 * k), "copper", .012)
    for x in (-3.6, -2.62, -1.64, -.66):
        pipe([(x, d / 2 - .35, 2.1), (x, d / 2 - .35, 2.5)], .05)
    for x in (-1.0, 1.2, 3.4):
        box((x - .05, d / 2 - .55, 2.3), (x + .05, d / 2, 2.38), "slate", .01)
    for k in range(3):
        x = -2.0 + k * 2.6
        pipe([(x, d / 2 - .46, 2.62), (x, -.5, 2.62), (x, -.5, 1.35)], .045)


def machine(mat, k):
    plate(-.75, -.5, 0, .75, .5, .25, .06, "slate", bevel=.03)
    if k == 0:
        plate(-.65, -.4, .25, .65, .4, 1.1, .08, mat, bevel=.04)
        box((-.45, -.42, .5), (.25, -.38, .95), "glass", .015)
        plate(.36, -.44, .5, .58, -.38, .9, .02, "ink", axis="y", bevel=.01)
        box((.1, .0, 1.1), (.55, .4, 1.4), "white", .03)
    elif k == 1:
        box((-.6, -.1, .25), (-.2, .35, 1.5), mat, .04)
        box((-.65, -.35, 1.2), (.55, .35, 1.55), mat, .04)
        cylinder((.3, 0, .8), (.3, 0, 1.2), .13, "white", .02)
        cylinder((.3, 0, .62), (.3, 0, .8), .05, "slate", .01)
        box((-.1, -.35, .4), (.65, .35, .55), "white", .02)
    else:
        cylinder((-.6, 0, .72), (.3, 0, .72), .38, mat, .04, segments=56)
        cylinder((.3, 0, .72), (.68, 0, .72), .24, "white", .03)
        boxes([((-.5 + j * .15, -.41, .5), (-.44 + j * .15, .41, .95)) for j in range(5)], mat, .012)
        box((-.3, -.2, 1.05), (.1, .2, 1.3), "ink", .02)
