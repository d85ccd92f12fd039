import math
import random

from parts.bath import floor_tiles
from parts.building import plinth, window
from parts.garden import bush, path, pot_plant, tree
from parts.heating import (floor_boiler, flue, gauge, heat_pump, hopper, manifold, oil_tank, pump, radiator, tank, valve,
                           vessel, wall_boiler)
from parts.rooms import BACK, corner, family_house
from parts.tools import pipe_wrench, screwdriver, tool_bag, wrench
from pictures import picture
from scene import at, ball, box, boxes, cylinder, pipe, plate, prism, shell, tube


@picture("social", size=(1200, 630), azimuth=17, height=20, sun=(-14, 38), fill=.84)
@picture("heizung", azimuth=17, height=20, sun=(-14, 38))
def heated_house():
    with plinth(12.6, 6.2, lawn=True, x=.8):
        with at(x=-.6, z=.18):
            ground, upper, attic = family_house()
            with at(x=1.5, y=BACK - .55, z=ground):
                tank(.42, 1.8)
            with at(x=2.55, y=BACK - .45, z=ground):
                tank(.32, 1.3, "white", "sage")
            vessel(3.3, BACK - .25, ground + 1.55, .18)
            y = BACK - .1
            pipe([(5.4, y - .3, ground + .3), (3.4, y - .3, ground + .3), (3.4, y - .3, ground + .95), (2.85, y - .3, ground + .95)], .065)
            pipe([(5.4, y - .55, ground + .18), (3.1, y - .55, ground + .18), (3.1, y - .55, ground + .45), (1.9, y - .55, ground + .45)], .065)
            pipe([(1.5, y - .45, ground + 1.8), (1.5, y - .45, ground + 2.1), (.45, y - .45, ground + 2.1), (.45, y - .1, ground + 2.1), (.45, y - .1, upper + .45), (.62, y - .1, upper + .45)], .06)
            pipe([(.45, y - .1, upper + .45), (.45, y - .1, upper + 1.75), (-.35, y - .1, upper + 1.75), (-.35, y - .1, upper + .5)], .06)
            pipe([(.45, y - .1, ground + 1.6), (.45, y - .1, ground + .3), (-1.0, y - .1, ground + .3), (-1.3, y - .1, ground + .3)], .06)
            with at(x=1.15, y=BACK, z=upper):
                radiator(.95, .6)
            meander(-3.6, -.35, -1.35, .6, ground + .03)
        with at(x=5.2, y=.9, turn=14):
            box((-.8, -.75, 0), (.8, .2, .1), "stone", .03)
            with at(z=.1):
                heat_pump(1.35, 1.05)
        bush(6.5, 1.4, 0, .42, 1)
        tree(-5.0, 1.2, 0, 3.0, 5)
        path(3.9, -2.6, 4.6, -.2)


def meander(x0, x1, y0, y1, z, gap=.22, r=.028, mat="copper"):
    """Underfloor loop between x0..x1 and y0..y1."""
    points, y, n = [], y0, 0
    while y <= y1 + .001:
        points += [(x0, y, z), (x1, y, z)] if n % 2 == 0 else [(x1, y, z), (x0, y, z)]
        y, n = y + gap, n + 1
    tube(points, r, mat, bend=gap * .5)


@picture("waermepumpe", azimuth=34)
def heat_pump_beside_house():
    with plinth(6.4, 4.6, lawn=True):
        with at(y=1.1):
            shell("y", 0, .4, -2.9, 0, 2.9, 3.1, "plaster", [(-1.9, 1.25, -.7, 2.6)])
            box((-2.95, -.05, 0), (2.95, .4, .35), "slate", .02)
            with at(-1.3, .06, 1.25):
                window(1.2, 1.35, "ink")
            box((-3.0, -.35, 3.1), (3.0, .55, 3.22), "timber", .03)
            tube([(-3.05, -.42, 3.1), (3.05, -.42, 3.1)], .08, "copper")
            pipe([(2.6, -.43, 3.08), (2.6, -.43, 2.85), (2.6, -.12, 2.6), (2.6, -.12, .35)], .06)
        path(-2.6, -1.6, 2.6, -1.0)
        plate(-.5, -.55, 0, 2.0, .75, .09, .08, "stone", bevel=.03)
        with at(.75, .45, .09):
            heat_pump(1.75, 1.3, .66)
        pipe([(.2, .4, .6), (.2, .62, .6), (-.45, .62, .6), (-.45, .62, 1.0), (-.45, 1.2, 1.0)], .05)
        pipe([(.2, .4, .4), (.2, .72, .4), (-.7, .72, .4), (-.7, .72, .78), (-.7, 1.2, .78)], .05)
        bush(-1.7, .5, 0, .42, 2)
        bush(-2.3, .65, 0, .32, 7, "sage")
        bush(2.35, -.2, 0, .3, 4)


def boiler_pipes(n, x0, x1, y, top, bottom, r=.028):
    """Straight connections below a boiler, each with a valve."""
    for k in range(n):
        x = x0 + (x1 - x0) * k / (n - 1)
        pipe([(x, y, top), (x, y, bottom)], r)
        valve(x, y, (top + bottom) / 2, r, "brick" if k % 2 == 0 else "ink")


@picture("gasheizung", azimuth=36)
def wall_hung_boiler():
    with plinth(4.2, 3.2):
        z = corner(3.4, 2.4, 2.8, opening=(-.5, 1.1, .5, 2.2))
        y = 1.2
        with at(x=.15, y=y, z=1.15):
            wall_boiler(.72, 1.1, .5)
        flue([(.15, y - .25, 2.28), (.15, y - .25, 2.55), (.15, y + .3, 2.55)], .1, "white")
        boiler_pipes(5, -.1, .4, y - .25, 1.16, .72)
        for k, x in enumerate((-.1, .025, .15, .275, .4)):
            end = (-1.55, y - .08, .32 + .1 * k) if k < 3 else (1.6, y - .08, .28 + .12 * k - .3)
            pipe([(x, y - .25, .74), (x, y - .25, end[2]), (x, y - .08, end[2]), end], .028, bend=.06)
        pipe([(-1.55, y - .08, .32), (-1.62, y - .08, .32), (-1.62, -1.0, .32)], .028)
        vessel(-.75, y - .22, 1.75, .21)
        pipe([(-.75, y - .22, 1.54), (-.75, y - .22, .62), (-.75, y - .08, .62)], .024)
        gauge(-.75, y - .25, 1.15, .07)
        with at(x=1.15, y=y, z=z):
            radiator(.8, .75)
        pot_plant(-1.25, .2, z, .9, 4)


@picture("oelheizung", azimuth=34)
def oil_boiler():
    with plinth(5.4, 3.8):
        z = corner(4.6, 3.0, 2.6, "plaster", "slate")
        y = 1.5
        with at(x=-1.15, y=y - .35, z=z):
            floor_boiler(.85, 1.35, .95)
        flue([(-1.15, y - .5, 1.4), (-1.15, y - .5, 1.95), (-1.15, y + .05, 1.95)], .12)
        box((-1.5, y - .05, 1.6), (-.8, y + .1, 2.57), "brick", .02)
        box((.0, -.95, z), (2.2, 1.4, z + .05), "stone", .02)
        shell("z", z + .05, z + .3, 0, -.95, 2.2, 1.4, "stone", [(.1, -.85, 2.1, 1.3)])
        with at(x=1.1, y=1.2, z=z + .05):
            oil_tank(1.75, 1.6, .85)
        with at(x=1.1, y=.15, z=z + .05):
            oil_tank(1.75, 1.6, .85)
        top = z + 1.8
        pipe([(1.4, -.28, 1.7), (1.4, -.28, top), (1.4, .78, top), (1.4, y - .1, top), (-.45, y - .1, top), (-.45, y - .1, .55), (-.45, .1, .55), (-.8, .1, .55)], .03)
        pipe([(1.4, .78, 1.7), (1.4, .78, top)], .03)
        for k, x in enumerate((-1.4, -.9)):
            pipe([(x, y - .55, 1.4), (x, y - .55, 1.7), (x - .3 * k, y - .55, 1.7), (-1.9 + .15 * k, y - .55, 1.7), (-1.9 + .15 * k, y - .55, .2), (-1.9 + .15 * k, -.6 - .2 * k, .2)], .035)
            pump(-1.9 + .15 * k, y - .55, 1.0 + .3 * k, .075)


@picture("pellets", azimuth=34)
def pellet_boiler():
    rng = random.Random(4)
    with plinth(5.2, 3.8):
        z = corner(4.4, 3.0, 2.6, "paper", "ochre")
        y = 1.5
        with at(x=-1.1, y=y - .25, z=z):
            floor_boiler(.9, 1.45, .9, "ink", "white")
        flue([(-1.1, y - .4, 1.5), (-1.1, y - .4, 2.1), (-1.1, y + .05, 2.1)], .11)
        with at(x=1.05, y=.55, z=z):
            hopper(1.7, 1.5, 1.5)
            heap(rng, .75, .65, 1.32, .34)
        tube([(1.05, .55, .3), (.1, .55, .45), (-.65, .75, .85)], .09, "slate", bend=.15)
        cylinder((.75, .55, .2), (.75, .2, .2), .13, "ochre", .02)
        heap_floor(rng, -.1, -.95, z)
        pipe([(-1.4, y - .6, 1.5), (-1.4, y - .6, 1.75), (-1.85, y - .6, 1.75), (-1.85, y - .6, .25), (-1.85, -1.2, .25)], .04)
        pipe([(-.8, y - .6, 1.5), (-.8, y - .6, 1.9), (-2.0, y - .6, 1.9), (-2.0, y - .6, .15), (-2.0, -1.3, .15)], .04)
        scoop(.75, -.95, z)


def pellet(rng, x, y, z, size=.055):
    with at(x, y, z, turn=rng.uniform(0, 180), lean=rng.uniform(-25, 25)):
        cylinder((0, -size, 0), (0, size, 0), size * .42, "wood", 0, segments=10)


def heap(rng, w, d, z, rise):
    """Pellets filling the hopper: a soft mound under loose ones."""
    ball((0, 0, z - .25), 1, "wood", .42, 0, 4).scale = (w * .98, d * .98, 1)
    for _ in range(420):
        x, y = rng.uniform(-w * .92, w * .92), rng.uniform(-d * .92, d * .92)
        pellet(rng, x, y, z - .1 + .26 * max(0, 1 - (x / w) ** 2 - (y / d) ** 2), .06)
    box((-w, -d, z - .35), (w, d, z - .1), "wood", 0)


def heap_floor(rng, x, y, z):
    for _ in range(200):
        r, a = abs(rng.gauss(0, .28)), rng.uniform(0, 6.3)
        pellet(rng, x + r * math.cos(a) * 1.3, y + r * math.sin(a), z + .03 + max(0, .22 - .45 * r) * rng.uniform(.4, 1), .055)
    ball((x, y, z), .3, "wood", .5, 0, 4)


def scoop(x, y, z):
    with at(x, y, z, turn=60):
        prism([(-.16, .03), (.16, .03), (.18, .2), (-.18, .2)], "y", -.5, -.46, "slate", .008)
        box((-.17, -.5, .01), (.17, 0, .035), "slate", .01)
        for s in (-.17, .17):
            box((s - .012, -.5, .02), (s + .012, -.05, .16), "slate", .006)
        cylinder((0, -.48, .12), (0, -.85, .14), .035, "oak", .01)


@picture("fussbodenheizung", azimuth=35, height=32)
def floor_in_layers():
    x0, x1, y0, y1 = -2.9, 2.9, -1.9, 1.9
    with plinth(6.8, 4.8):
        box((x0, y0, 0), (x1, y1, .22), "stone", .02)
        box((x0, y0, .22), (x1 - .7, y1, .46), "foam", .015)
        boxes([((x0 + .0, y, .455), (x1 - .72, y + .012, .463)) for y in (-.9, 0, .9)], "oak", 0)
        box((x0, y0, .46), (x1 - 1.0, y1, .5), "sage", .012)
        rows = [y0 + .3 + k * .29 for k in range(12)]
        points = []
        for k, y in enumerate(rows):
            a, b = x0 + .2, x1 - 1.35
            points += [(a, y, .545), (b, y, .545)] if k % 2 == 0 else [(b, y, .545), (a, y, .545)]
        tube(points, .052, "copper", bend=.145)
        rail_x = [.35, 1.2]
        for x in rail_x:
            box((x, y0 + .1, .5), (x + .07, y1 - .1, .53), "slate", .01)
        prism([(x0, y0), (.05, y0), (-.35, -.9), (-.15, .2), (-.55, 1.1), (-.3, y1), (x0, y1)], "z", .5, .74, "screed", .02)
        floor_tiles(x0, y0, -1.15, y1, "sage", .48, "stone", z=.74)
        box((x0 - .16, y0, 0), (x0, y1, 2.1), "paper", .025)
        box((x0 - .16, y1, 0), (x1, y1 + .16, 2.1), "plaster", .025)
        with at(x=1.55, y=y1, z=1.35):
            box((-.75, -.05, -.5), (.75, 0, .4), "white", .02)
            with at(y=-.06):
                xs = manifold(6, .17, .035)
        for k in range(3):
            pipe([(xs[k] + 1.55, y1 - .12, 1.15), (xs[k] + 1.55, y1 - .12, .56), (xs[k] + 1.55, y1 - .35 - .12 * k, .56), (1.4, y1 - .35 - .12 * k, .56)][:3 if k else 4], .03)


@picture("wartung", azimuth=30)
def opened_unit():
    with plinth(4.6, 3.7):
        z = corner(3.8, 3.0, 2.8, "sage", "paper")
        y = 1.5
        with at(x=.1, y=y, z=.75):
            opened_boiler()
        for k, x in enumerate((-.28, -.02, .24, .48)):
            pipe([(x, y - .3, .8), (x, y - .3, .38), (x, y - .08, .38), (x, y - .08, .14)], .032)
            valve(x, y - .3, .6, .03, "brick" if k % 2 else "ink")
        flue([(.1, y - .3, 2.28), (.1, y - .3, 2.65)], .11, "white")
        with at(x=1.35, y=y - .15, z=z + .02, lean=-8):
            plate(-.45, -.05, 0, .45, 0, 1.4, .04, "white", bevel=.02)
        with at(-1.0, -.25, z, turn=14):
            tool_bag(1.2, .6, .55)
        with at(.3, -1.05, z, turn=-70, scale=.95):
            wrench()
        with at(.55, -.45, z, turn=-50, scale=.8):
            pipe_wrench()
        with at(1.3, -.95, z, turn=25, scale=.7):
            screwdriver()
        with at(-1.35, y, 1.6):
            pipe([(-.25, -.1, -1.45), (-.25, -.1, .0), (.9, -.1, .0)], .05)
            gauge(.25, -.16, .12, .24)


def opened_boiler():
    w, h, d = .55, 1.5, .6
    box((-w, -.05, 0), (w, 0, h), "white", .02)
    shell("y", -d, 0, -w, 0, w, h, "white", [(-w + .06, .06, w - .06, h - .06)], .02)
    box((-w + .06, -.06, .06), (w - .06, -.03, h - .06), "slate", 0)
    plate(-.3, -.45, .85, .3, -.06, 1.3, .12, "ochre", axis="y", bevel=.03)
    for k in range(5):
        box((-.32, -.47, .9 + .085 * k), (.32, -.08, .925 + .085 * k), "stone", .006)
    cylinder((-.0, -.25, 1.3), (0, -.25, 1.42), .12, "ink", .02)
    pipe([(-.2, -.35, .08), (-.2, -.35, .6), (-.2, -.35, .86)], .035)
    pipe([(.2, -.35, .08), (.2, -.35, .5), (.38, -.35, .5), (.38, -.35, .75), (.15, -.35, .75), (.15, -.35, .86)], .035)
    pump(-.2, -.35, .42, .1)
    vessel(.3, -.25, .27, .1, "brick")
    gauge(.0, -.5, .62, .1)
    pipe([(.0, -.42, .08), (.0, -.42, .55)], .024)
    box((-.48, -.5, .1), (-.38, -.1, .6), "sage", .015)
