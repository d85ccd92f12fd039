from parts.bath import parquet
from parts.building import (bricks, door, house, ladder, plinth, scaffold, slope, tiles, window)
from parts.electric import socket
from parts.garden import bush, tree
from parts.tools import brush, bucket, insulation_roll, sacks, stack
from pictures import picture
from scene import at, box, boxes, cylinder, pipe, plane, plate, prism, shell, tube


def downpipe(x, y, top, r=.06, foot=.0):
    """Copper gutter outlet, bent back to the wall and down."""
    pipe([(x, y, top), (x, y, top - .25), (x, y + .32, top - .5), (x, y + .32, foot)], r, bend=.15)


@picture("sanierung", azimuth=30)
def old_house_half_renewed():
    w, d, h, rise = 3.6, 2.3, 4.3, 2.5
    old = [(-2.6, 1.0, .85, 1.2), (-1.1, 1.0, .85, 1.2), (-2.6, 2.9, .85, 1.0), (-1.1, 2.9, .85, 1.0)]
    new = [(1.0, 0, 1.0, 2.1), (2.5, .9, 1.1, 1.35), (1.0, 2.75, 1.1, 1.25), (2.5, 2.75, 1.1, 1.25)]
    with plinth(10.4, 8.2, lawn=True):
        house(2 * w, 2 * d, h, rise, "plaster", roof=None, right=[(-.9, .9, .9, 1.3), (.9, .9, .9, 1.3), (0, 2.8, .9, 1.2)], frame="ink")
        with at(y=-d):
            holes = [(c - a / 2, s, c + a / 2, s + b) for c, s, a, b in old]
            bricks(-w - .02, .3, -.12, h, holes)
            box((-w - .05, -.08, 0), (-.1, .02, .32), "stone")
            timber_frame(-w, -.1, .3, h)
            for c, s, a, b in old:
                with at(c, -.04, s):
                    window(a, b, "timber", (1, 1))
            insulated_front(-.1, w, h, new)
        for x0, x1, mat in ((-w - .25, -.1, "brickdeep"), (-.1, w + .25, "slate")):
            slope(x0, x1, (-d - .35, h - .38), (0, h + rise), mat)
            slope(x0, x1, (d + .35, h - .38), (0, h + rise), mat, tiled=False)
            cylinder((x0, 0, h + rise + .05), (x1, 0, h + rise + .05), .09, mat)
        box((-2.2, .3, h + 1.2), (-1.6, .9, h + rise + .8), "brick", .03)
        with at(x=1.95, y=-d - .28):
            scaffold(3.6, 2, lift=1.85, bays=2)
        tube([(-w - .3, -d - .4, h - .3), (w + .3, -d - .4, h - .3)], .075, "copper")
        downpipe(-.1, -d - .42, h - .32)
        stack(-2.6, -3.3, 0, 1.3, .8, 3, "brick", (.32, .2, .15))
        insulation_roll(3.4, -3.55, 0, .26, .9, 15)
        bush(4.5, .6, 0, .5, 3)
        tree(-4.4, 1.6, 0, 3.6, 2)


def timber_frame(x0, x1, z0, z1):
    t = .1
    xs = [x0 + .06 + k * (x1 - x0 - .12) / 4 for k in range(5)]
    zs = [z0, z0 + .6, (z0 + z1) / 2 + .05, z1 - .45, z1 - .08]
    boxes([((x - t, -.1, z0), (x + t, 0, z1)) for x in (xs[0], xs[2], xs[4])]
          + [((x0 - .04, -.115, z - t * .9), (x1 + .04, 0, z + t * .9)) for z in (zs[0] + .08, zs[2], zs[4])], "timber", .015)
    mid = zs[2]
    for a, b in (((xs[0], z0), (xs[0] + .62, z0 + .62)), ((xs[4], z0), (xs[4] - .62, z0 + .62)),
                 ((xs[0], mid), (xs[0] + .6, mid + .6)), ((xs[4], mid), (xs[4] - .6, mid + .6))):
        dx, dz = .07, -.07 if (b[0] > a[0]) == (b[1] > a[1]) else .07
        prism([(a[0] - dx, a[1] - dz), (a[0] + dx, a[1] + dz), (b[0] + dx, b[1] + dz), (b[0] - dx, b[1] - dz)], "y", -.095, 0, "timber", .012)


def insulated_front(x0, x1, top, openings):
    """Insulation boards that stop half way; the finished coat begins at the right."""
    holes = [(c - a / 2, s, c + a / 2, s + b) for c, s, a, b in openings]
    shell("y", -.14, 0, x0, 0, x1, top, "foam", holes, .012)
    boxes([((x0 + .01, -.143, z - .006), (x1, -.13, z + .006)) for z in (.55, 1.1, 1.65, 2.2, 2.75, 3.3, 3.85)], "oak", 0)
    edge = x0 + 2.0
    shell("y", -.19, -.12, edge, 0, x1 + .03, top, "sage", [h for h in holes if h[2] > edge], .015)
    for c, s, a, b in openings:
        with at(c, -.08, s):
            door(a, b, "ink") if s == 0 else window(a, b, "ink", (1, 0))


@picture("energetische-sanierung", azimuth=35)
def layers_of_wall_and_roof():
    with plinth(7.6, 5.4):
        holes = [(-.55, .9, .65, 2.2)]
        shell("y", 0, .3, -2.8, 0, 2.8, 2.8, "stone", holes)
        bricks(-2.8, 0, 2.85, 2.8, holes, length=.46, course=.16)
        shell("y", .3, .34, -2.8, 0, 2.8, 2.8, "white", holes)
        for depth, edge, mat in ((.28, 1.35, "foam"), (.31, .0, "slate"), (.35, -1.2, "sage")):
            keep = [(max(a, -2.8), b, min(c, edge), e) for a, b, c, e in holes if a < edge]
            shell("y", -depth, -.05, -2.8, 0, edge, 2.8, mat, keep, .015)
        boxes([((-.0, -.285, z - .006), (1.35, -.275, z + .006)) for z in (.56, 1.12, 1.68, 2.24)]
              + [((.75, -.285, z), (.765, -.275, z + .55)) for z in (0, 1.12, 2.24)], "oak", 0)
        for x, z in ((.2, .3), (1.1, .3), (1.1, 1.4), (1.0, 2.5), (.95, .85)):
            cylinder((x, -.27, z), (x, -.3, z), .045, "white", .006)
        with at(.05, -.2, .9):
            window(1.2, 1.3, "ink", (0, 0))
        box((-2.85, -.4, 0), (2.85, .34, .1), "slate", .02)
        roof_layers()
        box((-2.7, 2.05, 4.2), (2.85, 2.25, 4.42), "timber", .02)
        boxes([((x, 2.05, 0), (x + .2, 2.25, 4.2)) for x in (-2.6, 2.55)], "timber", .02)
        pipe([(3.3, -2.2, .06), (1.9, -2.2, .06), (1.9, -.16, .06), (1.9, -.16, 2.1), (2.5, -.16, 2.1), (2.5, -.16, 2.72)], .06)
        insulation_roll(-2.2, -1.5, 0, .3, .9, -12)
        stack(.0, -1.65, 0, 1.0, .6, 2, "foam", (1.0, .6, .16))


def roof_layers():
    eave, ridge, w = (-.75, 2.62), (2.3, 4.6), 2.8
    with plane((-w, *eave), (1, 0, 0), (0, ridge[0] - eave[0], ridge[1] - eave[1])):
        length = 3.6
        boxes([((k * .7 - .06, 0, -.12), (k * .7 + .06, length, .14)) for k in range(9)], "wood", .015)
        box((0, .1, -.16), (2 * w, length, -.12), "white", .01)
        boxes([((k * .7 + .07, .25, -.1), (k * .7 + .63, length - .02, .12)) for k in range(6)], "foam", .03)
        box((-.05, 0, .14), (2.7, length, .18), "slate", .01)
        boxes([((-.05, .2 + k * .36, .18), (2.25, .26 + k * .36, .24)) for k in range(10)], "wood", .01)
        with at(z=.22, x=-.05):
            tiles(1.65, length, "tile")


@picture("fassade", azimuth=30)
def facade_between_brick_and_plaster():
    w, h = 3.7, 5.2
    openings = [(x, z, .95, hh) for z, hh in ((.75, 1.45), (3.1, 1.45)) for x in (-2.75, -.9, .9, 2.75)]
    holes = [(c - a / 2, s, c + a / 2, s + b) for c, s, a, b in openings]
    edge = [.35, .1, .5, .2, -.15, .25, .6, .3, 0, .4, .15, .5]
    with plinth(9.4, 5.6):
        with at(y=.9):
            shell("y", 0, .3, -w, 0, w, h, "stone", holes)
            bricks(-w - .02, 0, w + .02, h, holes)
            for k, e in enumerate(edge):
                z0, z1 = k * h / len(edge), (k + 1) * h / len(edge)
                cut = [(a, max(b, z0), c, min(d, z1)) for a, b, c, d in holes if b < z1 and d > z0 and a >= e]
                shell("y", -.1, -.04, e, z0, w + .04, z1, "plaster", cut, 0)
            box((-w, .3, 0), (w - .01, 1.5, h - .01), "slate", .02)
            box((w, .01, 0), (w + .05, 1.55, h), "plaster", .02)
            box((-w - .1, -.22, h), (w + .15, 1.6, h + .16), "white", .03)
            box((-w - .18, -.32, h + .16), (w + .22, 1.62, h + .28), "slate", .03)
            for c, s, a, b in openings:
                with at(c, .02, s):
                    window(a, b, "white" if c > 0 else "timber", (1, 1) if c < 0 else (1, 0))
                if c > 0:
                    shell("y", -.15, -.08, c - a / 2 - .13, s - .1, c + a / 2 + .13, s + b + .13, "white", [(c - a / 2, s, c + a / 2, s + b)], .012)
                else:
                    box((c - a / 2 - .1, -.09, s + b), (c + a / 2 + .1, 0, s + b + .2), "stone", .02)
            tube([(-w - .2, -.42, h + .1), (w + .25, -.42, h + .1)], .08, "copper")
            downpipe(-1.85, -.44, h + .08, .065)
        with at(x=1.95, y=.55):
            scaffold(3.7, 2, lift=2.05, bays=2)
        sacks(-2.6, -1.1, 0, 3)
        bucket(-1.3, -1.4, 0, 1.3, "white", "plaster")
        stack(-3.6, -1.5, 0, .9, .7, 2, "brick", (.3, .2, .15))


@picture("innenausbau", azimuth=38)
def room_in_the_making():
    w, d, h = 4.6, 3.8, 2.7
    with plinth(5.6, 4.8):
        box((-w / 2, -d / 2, -.02), (w / 2, d / 2, .08), "screed", .02)
        parquet(-w / 2 + .05, -d / 2 + .05, w / 2 - .05, d / 2 - .05, .08,
                keep=lambda x, y: x < .9 + .5 * ((y * 5) // 1 % 2) or y > .9)
        for k in range(3):
            with at(1.7, -1.25 + .1 * k, .081 + .031 * k, turn=4 - 5 * k):
                box((-.55, -.08, 0), (.55, .08, .03), "oak", .006)
        shell("x", -w / 2 - .16, -w / 2, -d / 2, -.02, d / 2 - .01, h, "sage", [(-1.0, .9, .5, 2.2)])
        with at(-w / 2 - .03, -.25, .9, turn=90):
            window(1.5, 1.3, "white")
        stud_wall(w, d, h)
        with at(x=1.75, y=1.42, z=.09, turn=-8, lean=-9):
            plate(-.42, -.05, 0, .42, 0, 2.0, .01, "ink", bevel=.012)
            boxes([((-.3, -.07, .25 + .85 * k), (.3, -.04, .9 + .85 * k)) for k in range(2)], "ink", .02)
            cylinder((-.34, -.05, 1.0), (-.34, -.12, 1.0), .03, "ochre", .006)
        ladder((-1.4, .7, .1), (-1.25, .7, 2.1), .5)
        ladder((-.55, .7, .1), (-1.15, .7, 2.1), .42)
        bucket(-.3, -.55, .11, 1.0)
        bucket(.25, -.95, .11, .8, "white", "ochre")
        with at(-.05, -1.35, .12, turn=65, scale=.6):
            brush()
        insulation_roll(1.6, .35, .08, .26, .8, 20)


def stud_wall(w, d, h):
    y, foot = d / 2, .08
    box((-w / 2 - .16, y, -.02), (w / 2, y + .04, h), "white", .01)
    xs = [-w / 2 + .1 + k * .55 for k in range(9)]
    boxes([((x - .03, y - .12, foot), (x + .03, y, h)) for x in xs] + [((-w / 2, y - .12, z), (w / 2, y, z + .06)) for z in (foot, h - .06)], "steel", .008)
    boxes([((a + .04, y - .1, foot + .07), (b - .04, y - .01, h - .08)) for a, b in zip(xs[4:7], xs[5:8])], "foam", .03)
    boxes([((-w / 2 + .01, y - .16, foot), (-w / 2 + .62, y - .12, h - .02)), ((-w / 2 + .63, y - .16, foot), (-w / 2 + 1.24, y - .12, h - .02))], "plaster", .008)
    pipe([(-.75, y - .2, .1), (-.75, y - .2, 1.15), (-.18, y - .2, 1.15), (-.18, y - .2, 2.1), (2.2, y - .2, 2.1)], .035)
    with at(.1, y - .13, 1.2):
        socket(1)
