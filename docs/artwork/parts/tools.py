"""Tools and site things. Small tools lie flat on z = 0, their length along +y."""
import random

from scene import at, box, boxes, cylinder, lathe, pipe, plate, prism, shell, solid, tube


def handle(length, r, mat="brick", x=0, y=0, z=0):
    """A turned grip along +y."""
    with at(x, y, z + r, lean=-90):
        lathe([(r * .6, 0), (r * .95, length * .06), (r, length * .3), (r * .8, length * .7), (r * .95, length * .9), (r * .7, length)],
              mat, 32, r * .1)


def wrench(size=1, mat="slate"):
    """Open-ended spanner."""
    with at(scale=size):
        plate(-.045, .1, 0, .045, .8, .04, .02, mat, bevel=.012)
        prism([(-.06, .78), (.06, .78), (.15, .88), (.15, 1.0), (.07, 1.04), (.055, .92), (-.055, .92), (-.07, 1.04), (-.15, 1.0), (-.15, .88)],
              "z", -.005, .05, mat, .012)
        shell_ring(0, .05, .11, .06, .05, mat)


def shell_ring(x, y, r, hole, thick, mat):
    with at(x, y, 0):
        lathe([(hole, 0), (r, 0), (r, thick), (hole, thick), (hole, 0)], mat, 40, .008)


def pipe_wrench(size=1):
    """Adjustable pipe pliers with red grips."""
    with at(scale=size):
        for s in (-1, 1):
            tube([(s * .13, 0, .04), (s * .1, .4, .04), (-s * .03, .62, .04)], .035, "brick", bend=.2)
        prism([(-.07, .55), (.06, .55), (.1, .75), (.07, .98), (0, .98), (.0, .78), (-.03, .7)], "z", .01, .07, "slate", .012)
        prism([(-.06, .6), (.0, .6), (-.02, .75), (-.05, .98), (-.12, .95), (-.14, .75)], "z", .01, .07, "slate", .012)
        cylinder((-.01, .62, 0), (-.01, .62, .09), .04, "ochre", .008)


def pliers(size=1, grip="sage"):
    with at(scale=size):
        for s in (-1, 1):
            tube([(s * .14, 0, .04), (s * .16, .25, .04), (s * .03, .52, .04)], .038, grip, bend=.25)
            prism([(s * .005, .48), (s * .08, .5), (s * .09, .62), (s * .03, .88), (s * .005, .88)], "z", .005, .075, "slate", .012)
        cylinder((0, .55, 0), (0, .55, .095), .05, "ochre", .01)


def hammer(size=1):
    with at(scale=size):
        box((-.03, 0, .0), (.03, .95, .06), "oak", .02)
        box((-.06, .86, -.01), (.06, .98, .075), "slate", .015)
        box((-.2, .87, -.005), (-.05, .97, .07), "slate", .02)
        prism([(.05, .87), (.22, .9), (.22, .94), (.05, .97)], "z", 0, .065, "slate", .01)


def spirit_level(length=1.4, mat="ochre"):
    """Lies along x, vials as pale windows."""
    plate(-length / 2, -.06, 0, length / 2, .06, .1, .015, mat, bevel=.012)
    for x, w in ((0, .12), (-length * .38, .07), (length * .38, .07)):
        box((x - w, -.064, .025), (x + w, .064, .103), "ink", .008)
        cylinder((x - w * .75, -.064, .065), (x + w * .75, -.064, .065), .024, "moss", .004)
    cylinder((-.1, 0, .1), (.1, 0, .1), .026, "moss", .004)
    cylinder((-.03, 0, .101), (.03, 0, .101), .027, "paper", .004)


def trowel(size=1):
    with at(scale=size):
        prism([(-.02, .36), (.02, .36), (.2, .5), (.03, .98), (-.03, .98), (-.2, .5)], "z", .02, .035, "steel", .005)
        tube([(0, .2, .09), (0, .3, .09), (0, .42, .04)], .02, "slate", bend=.06)
        handle(.26, .045, "oak", z=.045)


def brush(size=1, mat="ochre"):
    with at(scale=size):
        prism([(-.035, 0), (.035, 0), (.045, .3), (.14, .45), (.14, .52), (-.14, .52), (-.14, .45), (-.045, .3)], "z", .02, .07, mat, .015)
        plate(-.15, .5, .01, .15, .6, .08, .01, "slate", bevel=.008)
        boxes([((-.14 + k * .028, .6, .02), (-.118 + k * .028, .82 - .015 * (k % 3), .07)) for k in range(10)], "timber", .006)


def pipe_cutter(size=1):
    """C-shaped cutter with a wheel and a knurled knob."""
    with at(scale=size):
        prism([(-.2, .3), (.2, .3), (.2, .42), (-.06, .42), (-.06, .72), (.2, .72), (.2, .84), (-.2, .84)], "z", 0, .1, "slate", .025)
        cylinder((.08, .3, .05), (.08, .02, .05), .04, "slate", .008)
        cylinder((.08, .0, .05), (.08, -.14, .05), .075, "ochre", .012, segments=14)
        cylinder((.1, .44, .05), (.1, .52, .05), .05, "steel", .01)
        for x in (.02, .15):
            cylinder((x, .68, .01), (x, .68, .09), .035, "steel", .008)


def screwdriver(size=1, mat="brick"):
    with at(scale=size):
        handle(.4, .07, mat)
        cylinder((0, .38, .07), (0, .85, .07), .018, "steel", .003)


def tape_measure(x, y, z=0):
    with at(x, y, z):
        plate(-.14, -.07, 0, .14, .07, .26, .08, "ochre", axis="y", bevel=.02)
        box((.13, -.03, .01), (.5, .03, .02), "paper", .003)


def fitting_elbow(size=1):
    pipe([(0, 0, .06 * size), (.22 * size, 0, .06 * size), (.22 * size, .22 * size, .06 * size)], .05 * size, bend=.13 * size)


def fitting_tee(size=1):
    r, z = .05 * size, .06 * size
    pipe([(-.22 * size, 0, z), (.22 * size, 0, z)], r)
    pipe([(0, 0, z), (0, .2 * size, z)], r)


def bucket(x, y, z=0, size=1, mat="white", paint="sage"):
    with at(x, y, z, scale=size):
        lathe([(.15, 0), (.19, .36), (.2, .36), (.2, .39), (.175, .39), (.17, .33), (0, .33)], mat, 56, .006)
        lathe([(.172, .34), (0, .34)], paint, 56)
        tube([(-.2, 0, .34), (-.21, -.08, .2), (0, -.26, .14), (.21, -.08, .2), (.2, 0, .34)], .01, "slate", bend=.2)
        solid([(.1, -.165, .392), (.15, -.12, .392), (.152, -.13, .2), (.145, -.145, .14), (.125, -.16, .16), (.105, -.172, .25)],
              [(0, 1, 2, 3, 4, 5)], paint, 0)


def helmet(x, y, z=0, mat="ochre"):
    with at(x, y, z):
        thing = lathe([(.34, 0), (.36, .02), (.285, .05), (.275, .15), (.23, .25), (.13, .32), (0, .345)], mat, 72, .006, 50)
        for v in thing.data.vertices:
            v.co.y *= 1.18
            if v.co.z < .06 and v.co.y < 0:
                v.co.y *= 1.12
        for s in (-.075, 0, .075):
            tube([(s, -.3, .1), (s, -.24, .25), (s, 0, .345), (s, .24, .25), (s, .3, .1)], .024, mat, bend=.3)


def tool_bag(width=.9, depth=.4, height=.42, mat="ink", trim="ochre"):
    """Open bag with tools standing in it, centred on x and y."""
    w, d = width / 2, depth / 2
    shell("z", 0, height, -w, -d, w, d, mat, [(-w + .04, -d + .04, w - .04, d - .04)], .025)
    box((-w + .04, -d + .04, 0), (w - .04, d - .04, .2), "dark", 0)
    shell("z", height - .05, height + .01, -w - .012, -d - .012, w + .012, d + .012, trim, [(-w + .03, -d + .03, w - .03, d - .03)], .012)
    plate(-w * .6, -d - .05, .06, w * .6, -d + .01, height * .62, .03, mat, axis="y", bevel=.02)
    tube([(-w * .75, 0, height), (-w * .75, 0, height + .2), (w * .75, 0, height + .2), (w * .75, 0, height)], .028, trim, bend=.12)
    for x, y, mat_, r in ((-.28, .08, "brick", .04), (-.14, -.08, "sage", .035), (.05, .09, "oak", .03), (.18, -.06, "brick", .04), (.3, .07, "ochre", .035)):
        cylinder((x, y, .15), (x * 1.08, y * 1.1, height + .13), r, mat_, .012)
    pipe([(-.02, -.06, .2), (-.03, -.09, height + .34)], .03)


def drawing(width=1.4, depth=.95, curl=True, z=.004):
    """A plan as lines on paper: no lettering, only a house and a pipe run."""
    w, d = width / 2, depth / 2
    box((-w, -d, 0), (w, d, z), "paper", 0)
    line = lambda a, b, m="ink", t=.006: boxes([((min(a[0], b[0]) - t, min(a[1], b[1]) - t, z), (max(a[0], b[0]) + t, max(a[1], b[1]) + t, z + .002))], m, 0)
    x0, x1, y0, y1 = -w * .75, w * .3, -d * .7, d * .55
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0)),
                 ((0 - w * .25, y0), (-w * .25, y1)), ((-w * .25, 0), (x1, 0))):
        line(a, b)
    for a, b in (((x0 + .08, y0 + .08), (x1 - .08, y0 + .08)), ((x1 - .08, y0 + .08), (x1 - .08, y1 - .08)), ((x0 + .08, y0 + .08), (x0 + .08, y1 - .1))):
        line(a, b, "brick", .008)
    for k in range(4):
        line((w * .45, -d * .7 + k * .07), (w * (.85 - .1 * (k % 2)), -d * .7 + k * .07), "slate", .003)
    if curl:
        cylinder((-w, d, .045), (w, d, .045), .045, "paper", 0)



def stack(x, y, z, w, d, layers, mat, each=(.5, .25, .2), gap=.02, seed=0):
    """Stacked blocks on a pallet."""
    rng = random.Random(seed)
    with at(x, y, z):
        boxes([((-w / 2, -d / 2 + k * d / 2.5, 0), (w / 2, -d / 2 + k * d / 2.5 + d * .2, .1)) for k in range(3)], "wood", .01)
        boxes([((-w / 2 + k * w / 5, -d / 2, .1), (-w / 2 + k * w / 5 + w * .17, d / 2, .14)) for k in range(5)], "wood", .01)
        nx, ny = max(1, int(w / each[0])), max(1, int(d / each[1]))
        sx, sy = w / nx, d / ny
        found = []
        for n in range(layers):
            for i in range(nx):
                for j in range(ny):
                    o = rng.uniform(-.01, .01)
                    found.append(((-w / 2 + i * sx + gap / 2 + o, -d / 2 + j * sy + gap / 2, .14 + n * each[2]),
                                  (-w / 2 + (i + 1) * sx - gap / 2 + o, -d / 2 + (j + 1) * sy - gap / 2, .14 + (n + 1) * each[2] - gap / 2)))
        boxes(found, mat, .012)


def pipe_stack(x, y, z, n=4, length=2.2, r=.06):
    """Copper pipes piled along x."""
    for row in range(n):
        for k in range(n - row):
            cx = (k + row / 2 - (n - 1) / 2) * 2.05 * r
            tube([(x - length / 2, y + cx, z + r + row * 1.78 * r), (x + length / 2, y + cx, z + r + row * 1.78 * r)], r, "copper")
    for s in (-.35, .35):
        for e in (-1, 1):
            box((x + s * length - .03, y + e * n * 1.08 * r - .03, z), (x + s * length + .03, y + e * n * 1.08 * r + .03, z + n * 1.8 * r), "wood", .008)


def sacks(x, y, z, layers=3, mat="plaster"):
    for k in range(layers):
        for j in range(2 if k < layers - 1 else 1):
            with at(x, y - .25 + j * .5, z + k * .17, turn=(k * 7) % 5 - 2):
                plate(-.42, -.23, 0, .42, .23, .17, .1, mat, bevel=.07)
                box((-.1, -.235, .04), (.1, .235, .175), "sage" if mat == "plaster" else "plaster", .03)


def workbench(width=2.6, depth=1.1, height=.9, top="oak"):
    w, d = width / 2, depth / 2
    plate(-w, -d, height - .1, w, d, height, .03, top, bevel=.02)
    box((-w + .1, -d + .1, height - .25), (w - .1, d - .1, height - .1), "timber", .015)
    for x in (-w + .18, w - .18):
        for y in (-d + .18, d - .18):
            box((x - .07, y - .07, 0), (x + .07, y + .07, height - .1), "timber", .015)
    box((-w + .2, -d + .2, .22), (w - .2, d - .2, .28), top, .012)


def insulation_roll(x, y, z=0, r=.3, length=1.0, turn=0):
    with at(x, y, z + r, turn=turn):
        cylinder((-length / 2, 0, 0), (length / 2, 0, 0), r, "foam", .03)
        for rr in (.3, .55, .8):
            with at(x=length / 2, lean=0, roll=90):
                lathe([(r * rr - .008, 0), (r * rr - .008, .004), (r * rr + .008, .004), (r * rr + .008, 0)], "oak", 40)
