import math

from parts.building import bricks, house, plinth, slope, window
from parts.electric import pv_field, van
from parts.garden import bush, hedge, leaf, path, tree
from parts.heating import heat_pump, tank, vessel, wall_boiler
from parts.rooms import BACK, family_house
from parts.tools import (brush, drawing, fitting_elbow, fitting_tee, hammer, helmet, pipe_cutter, pipe_stack, pliers,
                         screwdriver, spirit_level, stack, tape_measure, trowel, workbench, wrench)
from pictures import picture
from pictures.heating import meander
from scene import at, box, boxes, cylinder, lathe, pipe, plane, plate, prism, shell, tube


@picture("betrieb", azimuth=33)
def company_yard():
    with plinth(13.4, 9.6):
        path(-6.2, -4.3, 6.2, 4.3, -.01, "stone", 1.0)
        with at(-1.6, 1.9):
            workshop(8.4, 4.4, 3.3, 2.3)
        with at(1.6, -2.4, .03, turn=14):
            van()
        material(3.9, 2.6)
        tree(-5.8, -2.6, 0, 3.4, 3)
        bush(-5.9, .4, 0, .5, 5)
        bush(-5.3, -3.5, 0, .4, 2)


def workshop(w, d, h, rise, gate="ink"):
    """Brick workshop with two wide gates and skylights."""
    house(w, d, h, rise, "brick", "slate", [(2.75, 1.0, 1.5, 1.2)], [(-1, 1, 1.0, 1.3), (1, 1, 1.0, 1.3), (0, 3.4, 1.0, 1.1)], "white", (1, 1), brick="brick")
    with at(y=-d / 2):
        for x, mat in ((-2.75, gate), (0, "sage")):
            shell("y", -.12, .1, x - 1.25, 0, x + 1.25, 2.65, "white", [(x - 1.1, -1, x + 1.1, 2.5)], .02)
            boxes([((x - 1.09 + k * .44, -.08, .03), (x - .67 + k * .44, -.02, 2.48)) for k in range(5)], mat, .015)
            boxes([((x - 1.0 + k * .44, -.1, 1.5), (x - .76 + k * .44, -.06, 2.2)) for k in range(5)], "glass", .01)
    up = (0, d / 2 + .3, rise + .3 * rise / (d / 2))
    with plane((-w / 2, -d / 2 - .3, h - .3 * rise / (d / 2)), (1, 0, 0), up):
        for x in (1.2, 5.6):
            shell("z", .08, .24, x, 1.0, x + 1.5, 2.1, "white", [(x + .1, 1.1, x + 1.4, 2.0)], .015)
            box((x + .08, 1.08, .1), (x + 1.42, 2.02, .16), "glass", 0)
    tube([(-w / 2 - .3, -d / 2 - .38, h - .28), (w / 2 + .3, -d / 2 - .38, h - .28)], .08, "copper")
    pipe([(w / 2 - .1, -d / 2 - .4, h - .3), (w / 2 - .1, -d / 2 - .4, h - .5), (w / 2 - .1, -d / 2 - .14, h - .7), (w / 2 - .1, -d / 2 - .14, 0)], .07)


def material(x, y):
    with at(x + .6, y - .2):
        stack(0, .6, 0, 1.3, 1.0, 5, "brick", (.32, .25, .15))
        stack(1.5, .6, 0, 1.2, .9, 3, "foam", (1.2, .9, .25))
        stack(0, -.9, 0, 1.3, 1.0, 2, "slate", (.32, .5, .12))
    with at(x + 1.5, y - 2.6, turn=90):
        pipe_stack(0, 0, .05, 4, 2.6, .09)


@picture("news-jubilaeum", azimuth=30)
def then_and_now():
    with plinth(13.6, 7.0):
        path(-6.4, -3.0, 6.4, 3.0, -.01, "stone", 1.0)
        with at(-3.7, 1.0):
            house(4.4, 3.6, 2.7, 2.2, "brick", "brickdeep", [(-1.3, .9, .8, 1.2), (1.3, .9, .8, 1.2), (0, 0, 1.1, 2.1)],
                  [(0, .9, .9, 1.2), (0, 3.0, .8, .9)], "white", (1, 2), brick="brick")
            box((-1.6, .2, 3.6), (-1.0, .8, 5.9), "brickdeep", .03)
            box((-1.68, .12, 5.9), (-.92, .88, 6.05), "brick", .03)
        with at(3.4, 1.0):
            modern_hall(5.2, 4.0, 3.5)
        y = -1.9
        pipe([(-4.35, -.98, 2.3), (-4.35, -.98, .14), (-4.35, y, .14), (-.75, y, .14), (-.75, y, 1.7), (.25, y, 1.7), (.25, y, .14), (5.75, y, .14), (5.75, -1.12, .14), (5.75, -1.12, 3.3)], .11, bend=.3)
        with at(-5.0, -2.45, .02, turn=-6, scale=.9):
            handcart()
        bush(6.2, 2.6, 0, .5, 4)
        bush(-6.2, 2.3, 0, .5, 6)
        tree(-6.0, -.4, 0, 2.9, 2)


def modern_hall(w, d, h):
    """Today's building: a flat roof, large glazing, modules above."""
    plate(-w / 2, -d / 2, 0, w / 2, d / 2, h, .04, "plaster", bevel=.03)
    box((-w / 2 - .12, -d / 2 - .12, h), (w / 2 + .12, d / 2 + .12, h + .22), "ink", .03)
    boxes([((-w / 2 + .1 + k * .17, -d / 2 - .06, 2.2), (-w / 2 + .23 + k * .17, -d / 2, h - .04)) for k in range(30)],
          "oak", .012)
    for k, mat in enumerate(("glass", "glass", "slate")):
        x = -w / 2 + .4 + k * 1.55
        shell("y", -d / 2 - .1, -d / 2 + .02, x - .05, .02, x + 1.4, 2.1, "ink", [(x + .03, .1, x + 1.32, 2.02)], .015)
        box((x + .02, -d / 2 - .05, .08), (x + 1.33, -d / 2 - .02, 2.03), mat, .01)
    with at(w / 2 + .09, .2, 1.0, turn=90):
        window(1.8, 1.4, "ink", (1, 0))
    with at(-w / 2 + .4, -d / 2 + .8, h + .3, lean=12):
        pv_field(4, 1, 1.05, 1.8, .08, .1)


def handcart():
    """The hand cart of the first workshop, with pipes on it."""
    box((-.8, -.4, .42), (.8, .4, .5), "timber", .02)
    for s in (-1, 1):
        box((-.8, s * .4 - .03, .48), (.8, s * .4 + .03, .68), "wood", .015)
        with at(0, s * .5, .38, lean=90):
            lathe([(.32, -.04), (.38, -.04), (.38, .04), (.32, .04), (.32, -.04)], "timber", 48, .01)
            for k in range(4):
                with at(turn=45 * k):
                    box((-.33, -.02, -.02), (.33, .02, .02), "wood", .005)
            cylinder((0, 0, -.06), (0, 0, .06), .06, "ink", .01)
    for s in (-.25, .25):
        tube([(.75, s, .46), (1.5, s * .5, .3)], .03, "wood")
    for y in (-.2, -.05, .1):
        tube([(-1.1, y, .56), (.9, y, .56)], .05, "copper")


@picture("handwerk", azimuth=20, height=40)
def workbench_with_tools():
    with plinth(3.9, 2.4):
        workbench(3.4, 1.9, .8)
        plate(-1.3, -.7, .28, 0, .6, .5, .05, "sage", bevel=.03)
        pipe_stack(.7, 0, .28, 3, 1.5, .08)
        with at(z=.8):
            row = ((pipe_cutter, ()), (pliers, (1, "brick")), (trowel, ()), (brush, (1, "sage")), (wrench, ()), (hammer, ()),
                   (screwdriver, (1, "ochre")))
            for k, (tool, wishes) in enumerate(row):
                with at(-1.36 + .45 * k, -.82, 0, turn=(9, -6, 4, -5, 6, -4, 7)[k]):
                    tool(*wishes)
            with at(-.1, .42, 0, turn=3):
                spirit_level(1.5)
            pipe([(-1.55, .74, .06), (1.1, .74, .06), (1.1, .74, .5), (1.45, .74, .5)], .06, bend=.16)
            with at(.75, .28, 0, turn=20):
                fitting_elbow(1.1)
            with at(1.3, .3, 0, turn=-30):
                fitting_tee(1.1)
            with at(-1.32, .4, 0, turn=-8):
                tape_measure(0, 0)


@picture("projekt-muenchen", azimuth=30)
def house_before_the_mountains():
    with plinth(11.4, 8.4, lawn=True):
        with at(-.6, .3):
            alpine_house(6.6, 5.0, 4.4, 2.1)
        plate(3.2, -.6, 0, 5.0, .7, .1, .08, "stone", bevel=.03)
        with at(4.1, .4, .1, turn=20):
            heat_pump(1.5, 1.15, .6)
        pipe([(3.7, .5, .5), (3.7, .75, .5), (2.6, .75, .5)], .06)
        path(-1.1, -4.0, -.1, -2.3)
        hedge(-5.2, -3.7, -1.8, -3.7, .6, 0, 2)
        hedge(.8, -3.7, 5.0, -3.7, .6, 0, 6)
        tree(-5.0, -.6, 0, 3.4, 4)
    for y, x0, scale, mat in ((5.2, -7.6, .95, "moss"), (6.4, -9.6, 1.2, "glass")):
        mountains(x0, y, scale, mat)


def alpine_house(w, d, h, rise):
    upper = [(-2.2, 2.8, 1.1, 1.2), (0, 2.7, 1.3, 1.3), (2.2, 2.8, 1.1, 1.2)]
    house(w, d, h, rise, "plaster", "tile", [(-2.2, .8, 1.1, 1.3), (0, 0, 1.0, 2.1), (2.2, .8, 1.1, 1.3), *upper],
          [(-1.2, .8, 1, 1.3), (1.2, .8, 1, 1.3), (0, 2.8, 1.2, 1.2), (0, 4.6, .8, .8)], "white")
    boxes([((c + s * .62, -d / 2 - .06, z), (c + s * 1.0, -d / 2, z + 1.25))
           for c in (-2.2, 2.2) for s in (-1, 1) for z in (.8, 2.8)], "sage", .015)
    z = 2.55
    box((-1.4, -d / 2 - .9, z - .1), (1.4, -d / 2, z), "timber", .02)
    boxes([((-1.4 + k * .2, -d / 2 - .92, z), (-1.25 + k * .2, -d / 2 - .87, z + .8)) for k in range(14)], "wood", .012)
    box((-1.45, -d / 2 - .97, z + .78), (1.45, -d / 2 - .84, z + .88), "timber", .015)
    with plane((-2.1, -d / 2 - .05, h + .2), (1, 0, 0), (0, d / 2, rise)):
        pv_field(4, 1, 1.0, 1.6, .05, .1)
    eave = -d / 2 - .38
    tube([(-w / 2 - .3, eave, h - .26), (w / 2 + .3, eave, h - .26)], .08, "copper")
    rain_pipe(w / 2 - .1, eave, -d / 2 - .13, h - .3)


def rain_pipe(x, eave, wall, top, r=.07):
    """Copper downpipe from the gutter back to the wall and to the ground."""
    pipe([(x, eave, top), (x, eave, top - .2), (x, wall, top - .5), (x, wall, 0)], r)


def mountains(x0, y, scale, mat):
    """A range cut from card, standing behind the model."""
    outline = [(0, 0), (1.2, 2.0), (2.0, 2.9), (2.5, 2.5), (3.6, 4.6), (4.4, 3.7), (5.0, 4.1), (6.2, 2.6), (7.0, 3.6),
               (8.2, 2.2), (9.0, 2.7), (11, 0)]
    prism([(x0 + u * scale, v * scale) for u, v in outline], "y", y, y + .14, mat, .03)


@picture("projekt-hamburg", azimuth=28, height=24)
def town_house_by_the_water():
    w, d, f = 6.4, 4.2, 2.35
    h = 3 * f + .7
    with plinth(10.0, 9.4):
        plate(-4.85, -4.55, .0, 4.85, -1.95, .04, .15, "water", bevel=.01)
        for k in range(9):
            x = -4.2 + k * 2.35 % 7.4
            plate(x, -4.3 + .24 * k, .04, x + 1.1, -4.25 + .24 * k, .052, .02, "white", bevel=.004)
        box((-4.9, -1.9, 0), (4.9, 4.5, .42), "stone", .03)
        with at(0, -1.9):
            bricks(-4.88, .0, 4.88, .36, length=.5, course=.12, mat="brickdeep")
        with at(0, 1.3, .42):
            front = [(x, z, 1.0, 1.5) for z in (1.05, 3.45, 5.75) for x in (-2.3, 0, 2.3) if x or z > 2] + [(0, 0, 1.15, 2.5)]
            right = [(y, z, .9, 1.45) for z in (1.05, 3.45, 5.75) for y in (-1.0, 1.0)]
            house(w, d, h, .3, "brick", None, front, right, "white", (1, 1), brick="brick")
            ornaments(w, d, h, f, front)
            mansard(w, d, h)
            tube([(-w / 2 - .2, -d / 2 - .42, h + .1), (w / 2 + .2, -d / 2 - .42, h + .1)], .08, "copper")
            rain_pipe(w / 2 - .12, -d / 2 - .44, -d / 2 - .16, h + .05, .075)
        with at(z=.42):
            boxes([((-.7, -1.1 - .25 * k, 0), (.7, -.75, .3 - .1 * k)) for k in range(3)], "stone", .02)
            tree(-4.1, .2, 0, 3.2, 3)
            tree(4.2, 2.6, 0, 3.4, 6)
            bush(-3.9, 2.4, 0, .45, 2)
            for x in (-4.2, -2.2, 2.2, 4.2):
                cylinder((x, -1.65, 0), (x, -1.65, .4), .09, "ink", .02)
        boat(2.6, -3.3)


def ornaments(w, d, h, f, front):
    """White bands, lintels and a cornice, as of 1900."""
    for z in (f + .55, 2 * f + .6):
        box((-w / 2 - .06, -d / 2 - .13, z), (w / 2 + .06, -d / 2, z + .16), "white", .02)
    box((-w / 2 - .08, -d / 2 - .15, 0), (-.65, -d / 2 + .02, .55), "stone", .03)
    box((.65, -d / 2 - .15, 0), (w / 2 + .08, -d / 2 + .02, .55), "stone", .03)
    for out, z in ((.2, h - .3), (.32, h - .14)):
        box((-w / 2 - out, -d / 2 - out, z), (w / 2 + out, d / 2, z + .16), "white", .03)
    for x, z, a, b in front:
        if z:
            a = a / 2
            prism([(x - a - .15, z + b), (x + a + .15, z + b), (x + a + .05, z + b + .2), (x, z + b + .3),
                   (x - a - .05, z + b + .2)], "y", -d / 2 - .13, -d / 2, "white", .015)


def mansard(w, d, h):
    """Steep tiled lower part with dormers, flat above."""
    x, y, z = w / 2 + .1, d / 2 + .1, h + .05
    slope(-x, x, (-y, z), (-y + .7, z + 1.7), "slate")
    prism([(-y + .1, z), (y, z), (y - .7, z + 1.66), (-y + .75, z + 1.66)], "x", -x + .05, x - .05, "slate", .03)
    box((-x, -y + .65, z + 1.67), (x, y - .6, z + 1.8), "slate", .03)
    for c in (-2.0, 0, 2.0):
        with at(c, -y - .02, z + .25):
            box((-.5, .06, 0), (.5, .9, 1.15), "white", .02)
            with at(y=.0, z=.1):
                window(.75, .95, "ink", (1, 0), sill=False)
            prism([(-.62, 1.15), (.62, 1.15), (0, 1.5)], "y", -.05, .95, "slate", .03)
    for c in (-1.3, 1.6):
        box((c, .4, z + 1.7), (c + .6, 1.0, z + 2.6), "brick", .03)


def boat(x, y):
    with at(x, y, .06, turn=10):
        hull = [(-1.1, -.3), (.7, -.34), (1.35, 0), (.7, .34), (-1.1, .3)]
        prism(hull, "z", 0, .32, "ink", .05)
        prism([(a * .86, b * .78) for a, b in hull], "z", .3, .34, "oak", .01)
        boxes([((s, -.3, .3), (s + .2, .3, .38)) for s in (-.7, .1)], "oak", .015)


@picture("projekt-koeln", azimuth=17, height=20, sun=(-14, 38))
def hybrid_heating():
    with plinth(12.6, 6.2, lawn=True, x=.8):
        with at(x=-.6, z=.18):
            ground, upper, _ = family_house(roof="slate", coat="plaster")
            y = BACK - .12
            with at(x=.95, y=BACK, z=ground + .95):
                wall_boiler(.75, 1.15, .5)
            with at(x=2.35, y=BACK - .6, z=ground):
                tank(.48, 2.0, "ochre", "white")
            vessel(3.35, BACK - .3, ground + 1.5, .2)
            for k in range(3):
                x, z = .75 + .2 * k, ground + .3 + .15 * k
                pipe([(x, y - .15, ground + .96), (x, y - .15, z), (2.2, y - .15, z)], .06)
            for z in (.3, .55):
                pipe([(2.6, y - .3, ground + z), (5.5, y - .3, ground + z)], .07)
            pipe([(2.35, y - .5, ground + 2.0), (2.35, y - .5, ground + 2.25), (.35, y - .5, ground + 2.25),
                  (.35, y - .05, ground + 2.25), (.35, y - .05, upper + 1.9), (-.35, y - .05, upper + 1.9),
                  (-.35, y - .05, upper + .4)], .065)
            meander(-3.6, -.35, -1.35, .6, ground + .03)
        with at(x=5.2, y=.9, turn=14):
            box((-.8, -.75, 0), (.8, .2, .1), "stone", .03)
            with at(z=.1):
                heat_pump(1.45, 1.15, .55, "sage")
        tree(-5.0, 1.4, 0, 3.0, 9)
        bush(6.5, 1.4, 0, .42, 1)
        path(3.9, -2.6, 4.6, -.2)


@picture("news-ausbildung", azimuth=22, height=37)
def learning_bench():
    with plinth(3.9, 2.5):
        workbench(3.4, 2.0, .75)
        with at(z=.75):
            with at(-.55, -.3, 0, turn=7):
                drawing(1.75, 1.15)
            with at(1.15, -.3, 0, turn=-155):
                helmet(0, 0)
            with at(-1.5, -.45, .01, turn=-4, scale=.65):
                screwdriver(1, "brick")
            pencil(-.2, -.55)
            with at(.55, .45, 0):
                bending_jig()
            pipe([(-1.55, .66, .06), (-.95, .66, .06), (-.95, .66, .5), (-.45, .66, .5), (-.45, .66, .06), (.05, .66, .06)],
                 .055, bend=.2)
            with at(.55, -.78, 0, turn=40):
                fitting_elbow(.85)
            with at(1.2, -.8, 0, turn=15):
                fitting_tee(1)
        plate(-1.3, -.6, .28, -.2, .6, .5, .05, "ochre", bevel=.03)
        pipe_stack(.7, 0, .28, 3, 1.4, .08)


def pencil(x, y):
    with at(x, y, .03, turn=-50):
        cylinder((0, 0, 0), (0, .5, 0), .022, "ochre", .003, segments=6)
        cylinder((0, .5, 0), (0, .58, 0), .022, "wood", 0, top=.004, segments=12)


def bending_jig():
    """Bending former with a half bent pipe round its wheel."""
    plate(-.25, -.3, 0, .95, .42, .06, .05, "slate", bevel=.02)
    cylinder((.3, .1, .06), (.3, .1, .2), .22, "sage", .02, segments=64)
    cylinder((.3, .1, .2), (.3, .1, .26), .06, "ink", .01)
    cylinder((.72, -.02, .06), (.72, -.02, .22), .08, "ochre", .012)
    pipe([(-.2, -.18, .14), (.58, -.18, .14), (.58, .5, .14)], .052, bend=.3)


@picture("news-foerderung", azimuth=22, height=20)
def house_on_a_balance():
    with plinth(7.6, 3.6):
        plate(-.9, -.6, 0, .9, .6, .22, .2, "ink", bevel=.04)
        cylinder((0, 0, .2), (0, 0, .4), .26, "ink", .04)
        cylinder((0, 0, .4), (0, 0, 3.7), .085, "copper", .01)
        cylinder((0, -.16, 3.6), (0, .16, 3.6), .17, "ink", .03)
        with at(0, 0, 3.6, roll=3):
            pipe([(-2.5, 0, 0), (2.5, 0, 0)], .075)
            for s in (-1, 1):
                cylinder((s * 2.45, 0, -.09), (s * 2.45, 0, .09), .12, "ink", .02)
        for s in (-1, 1):
            pan(s * 2.45, 3.6 - s * .13)
        with at(-2.45, 0, 1.58 + .13, scale=.3):
            house(4.0, 3.2, 2.4, 1.9, "plaster", "tile", [(-1.1, .8, .9, 1.1), (.3, 0, .9, 1.9), (1.4, .8, .7, 1.1)],
                  [(0, .8, 1.0, 1.1)], "ink")
        with at(2.45, 0, 1.58 - .13):
            paper_slips()


def pan(x, z):
    """A dish hung on three threads."""
    low = z - 2.06
    for k in range(3):
        a = math.radians(90 + 120 * k)
        tube([(x, 0, z - .08), (x + .88 * math.cos(a), .88 * math.sin(a), low + .1)], .014, "ink")
    with at(x, 0, low):
        lathe([(.5, -.02), (.9, .07), (.95, .12), (.9, .12), (.5, .04), (0, .04)], "sage", 72, .008)


def paper_slips():
    """Round slips of paper in three piles, and two leaves beside them."""
    for x, y, n in ((-.35, .15, 7), (.25, .25, 11), (.05, -.38, 4)):
        for k in range(n):
            ox, oy = .02 * math.sin(k * 2.1 + x), .02 * math.cos(k * 1.7)
            cylinder((x + ox, y + oy, .05 * k), (x + ox, y + oy, .05 * k + .042), .27, ("paper", "ochre", "plaster")[k % 3],
                     .008, segments=56)
    for x, turn, lean, size, mat in ((.5, 35, 35, .8, "leaf"), (.45, -25, 45, .6, "sage")):
        with at(x, -.43, .02, turn=turn, lean=lean):
            leaf(size, size * .46, mat, .25)
