"""Heat pumps, boilers, tanks, radiators and their fittings. Backs stand at y = 0."""

from scene import at, ball, box, boxes, cylinder, lathe, plate, prism, shell, solid, tube


def heat_pump(width=1.25, height=.95, depth=.5, mat="white"):
    """Outdoor unit: fan behind a ring grille on the left, service panel on the right."""
    w, cx, r = width / 2, -width * .13, height * .36
    for x in (-w * .7, w * .7):
        box((x - .06, -depth - .02, 0), (x + .06, .02, .09), "slate", .015)
    plate(-w, -depth, .09, w, 0, .09 + height, .05, mat, bevel=.03)
    z = .09 + height / 2
    cylinder((cx, -depth + .02, z), (cx, -depth - .012, z), r * 1.08, "dark", .01, segments=64)
    with at(cx, -depth - .012, z, lean=90):
        lathe([(r * 1.0, -.02), (r * 1.0, .03), (r * 1.12, .03), (r * 1.12, -.02)], mat, 64, .008)
        for k in range(5):
            with at(turn=72 * k, z=.004):
                prism([(.05, -.02), (.1, -.1), (r * .9, -.14), (r * .93, .05), (.1, .05)], "z", 0, .012, "slate", .004)
        for k in range(1, 7):
            rr = r * k / 7
            lathe([(rr - .007, .025), (rr + .007, .025), (rr + .007, .037), (rr - .007, .037), (rr - .007, .025)], mat, 48)
        for k in range(4):
            with at(turn=45 * k):
                box((-r, -.008, .022), (r, .008, .034), mat, 0)
        cylinder((0, 0, 0), (0, 0, .045), r * .16, mat, .01)
    box((w - .26, -depth - .006, .14), (w - .25, -depth + .01, .04 + height), "stone", 0)
    boxes([((w - .2, -depth - .012, .3 + k * .055), (w - .06, -depth + .01, .325 + k * .055)) for k in range(6)], "slate", .005)
    with at(w, 0, 0):
        boxes([((-.01, -depth + .1, .25 + k * .06), (.008, -.1, .28 + k * .06)) for k in range(9)], "stone", .004)


def wall_boiler(width=.5, height=.8, depth=.36, mat="white"):
    """Wall-hung condensing boiler, its lower edge at z = 0; flue on top."""
    w = width / 2
    plate(-w, -depth, 0, w, 0, height, .05, mat, axis="z", bevel=.03)
    box((-w + .03, -depth - .012, .02), (w - .03, -depth + .01, height * .26), "stone", .015)
    box((-.1, -depth - .02, height * .1), (.1, -depth, height * .19), "dark", .008)
    box((-.085, -depth - .023, height * .115), (.02, -depth - .01, height * .175), "glass", 0)
    cylinder((w - .1, -depth, height * .145), (w - .1, -depth - .035, height * .145), .032, "slate", .006)
    cylinder((-w + .1, -depth, height * .145), (-w + .1, -depth - .02, height * .145), .024, "ochre", .005)
    cylinder((0, -depth * .5, height), (0, -depth * .5, height + .06), .085, "slate", .01)


def floor_boiler(width=.65, height=1.1, depth=.75, mat="ink", burner="ochre"):
    """Floor-standing boiler with a burner hood in front."""
    w = width / 2
    box((-w + .02, -depth + .02, 0), (w - .02, -.02, .08), "dark", .01)
    plate(-w, -depth, .08, w, 0, height, .05, mat, bevel=.03)
    box((-w + .06, -depth - .015, height * .8), (w - .06, -depth + .01, height * .94), "white", .012)
    box((-.1, -depth - .022, height * .83), (.08, -depth, height * .91), "glass", .005)
    gauge(w - .14, -depth - .015, height * .87, .045)
    plate(-w * .62, -depth - .26, height * .22, w * .62, -depth, height * .56, .06, burner, axis="y", bevel=.03)
    boxes([((-.12, -depth - .27, height * .3 + k * .045), (.12, -depth - .25, height * .32 + k * .045)) for k in range(4)], "dark", .004)


def gauge(x, y, z, r=.07, mat="white", needle="brick"):
    """A dial facing -y, without figures."""
    with at(x, y, z, lean=90):
        cylinder((0, 0, 0), (0, 0, r * .45), r, "slate", r * .1)
        cylinder((0, 0, r * .45), (0, 0, r * .5), r * .84, mat, 0)
        for k in range(9):
            with at(turn=-120 + 30 * k + 0):
                box((-r * .025, r * .6, r * .5), (r * .025, r * .76, r * .53), "ink", 0)
        with at(turn=-35):
            box((-r * .035, -r * .12, r * .53), (r * .035, r * .6, r * .57), needle, 0)
        cylinder((0, 0, r * .5), (0, 0, r * .62), r * .12, "ink", 0)


def tank(r=.4, height=1.7, mat="sage", band="white"):
    """Insulated storage tank with lid, base ring and connection stubs."""
    cylinder((0, 0, 0), (0, 0, .08), r * .9, "dark", .01, segments=64)
    lathe([(r, .08), (r, height - .12), (r * .93, height - .02), (r * .6, height), (0, height)], mat, 64, .015, 30)
    for z in (.3, height - .35):
        lathe([(r, z), (r + .012, z + .01), (r + .012, z + .05), (r, z + .06)], band, 64)
    with at(turn=20):
        gauge(0, -r - .0, height * .68, .07)
        cylinder((0, -r, height * .3), (0, -r - .03, height * .3), .1, "white", .01)


def vessel(x, y, z, r=.2, mat="brick"):
    """Expansion vessel: two domes with a seam."""
    ball((x, y, z), r, mat, 1.1)
    with at(x, y, z):
        lathe([(r, -.015), (r * 1.06, -.015), (r * 1.06, .015), (r, .015)], mat, 48)


def pump(x, y, z, r=.09, mat="ink"):
    """Circulation pump on a vertical pipe, motor towards the viewer."""
    cylinder((x, y + r * .3, z), (x, y - r * 1.3, z), r, mat, .015)
    cylinder((x, y - r * 1.3, z), (x, y - r * 1.5, z), r * .6, "ochre", .01)
    for s in (-1, 1):
        cylinder((x, y, z + s * r * 1.05), (x, y, z + s * r * 1.4), r * .62, "slate", .008)


def valve(x, y, z, r=.035, mat="brick", lever=True):
    """Ball valve on a pipe, handle towards the viewer."""
    cylinder((x, y, z - r * 1.7), (x, y, z + r * 1.7), r * 1.55, "ochre", .006, segments=8)
    cylinder((x, y, z), (x, y - r * 2.6, z), r * .5, "slate", .003)
    if lever:
        box((x - r * .5, y - r * 3.1, z - r * .6), (x + r * .5, y - r * 2.4, z + r * 4), mat, .008)
    else:
        cylinder((x, y - r * 2.2, z), (x, y - r * 3.2, z), r * 1.5, mat, .008, segments=10)


def radiator(width=1.2, height=.6, mat="white", feet=True):
    """Section radiator standing in front of y = 0."""
    n = max(4, int(width / .095))
    step = width / n
    for k in range(n):
        x = -width / 2 + (k + .5) * step
        plate(x - step * .36, -.17, .1, x + step * .36, -.05, .1 + height, step * .3, mat, axis="y", bevel=.018)
    for z in (.1 + height * .12, .1 + height * .88):
        cylinder((-width / 2 + .02, -.11, z), (width / 2 - .02, -.11, z), .035, mat, .005)
    if feet:
        boxes([((s * width * .36 - .03, -.16, 0), (s * width * .36 + .03, -.06, .14)) for s in (-1, 1)], mat, .008)
    cylinder((width / 2 - .02, -.11, .1 + height * .88), (width / 2 + .11, -.11, .1 + height * .88), .04, "ochre", .01)


def manifold(n=5, step=.12, r=.03, drop=.5, mat="copper"):
    """Two bars with branches; returns the x of each branch. Bars at z = 0 and z = -.22."""
    w = (n - 1) * step / 2
    xs = [-w + k * step for k in range(n)]
    for z, y in ((0, -.1), (-.22, -.06)):
        cylinder((-w - .14, y, z), (w + .14, y, z), r * 1.2, mat, .008)
        for s in (-1, 1):
            box((s * (w + .17) - .02, y - .03, z - .07), (s * (w + .17) + .02, .0, z + .07), "slate", .006)
    for k, x in enumerate(xs):
        cylinder((x, -.1, .0), (x, -.1, .14), r * .7, "white", .006)
        cylinder((x, -.1, .06), (x, -.1, .14), r * 1.1, "brick", .008, segments=12)
        cylinder((x + step * .4, -.06, -.22), (x + step * .4, -.06, -.15), r * .8, "ink", .006, segments=12)
    return xs


def oil_tank(length=1.7, height=1.3, depth=.75, mat="sage"):
    """Plastic tank with ribs and filler pipes."""
    w = length / 2
    plate(-w, -depth, .06, w, 0, height, .16, mat, axis="y", bevel=.05)
    for k in range(4):
        x = -w + length * (k + .5) / 4
        plate(x - .09, -depth - .035, .14, x + .09, .02, height - .08, .06, mat, axis="y", bevel=.03)
    box((-w + .05, -depth + .05, 0), (w - .05, -.05, .08), "slate", .015)
    for x in (-w * .55, w * .3):
        cylinder((x, -depth / 2, height - .02), (x, -depth / 2, height + .09), .08, "ink", .012)


def flue(points, r=.09, mat="slate"):
    """Exhaust pipe with ring seams."""
    tube(points, r, mat, bend=2 * r)
    for a, b in zip(points, points[1:]):
        for t in (.3, .75):
            p = [u + (v - u) * t for u, v in zip(a, b)]
            q = [u + (v - u) * (t + .03) for u, v in zip(a, b)]
            cylinder(p, q, r * 1.1, mat, .006)


def hopper(width=1.3, depth=1.1, height=1.5, mat="sage"):
    """Open pellet bunker on legs: a box that narrows below."""
    w, d = width / 2, depth / 2
    for x in (-w + .06, w - .06):
        for y in (-d + .06, d - .06):
            box((x - .05, y - .05, 0), (x + .05, y + .05, height), "wood", .012)
    z, neck = height * .42, .16
    t = .05
    for inside, m in ((0, mat), (t, mat)):
        a = [(-w + inside, -d + inside), (w - inside, -d + inside), (w - inside, d - inside), (-w + inside, d - inside)]
        b = [(-neck, -neck), (neck, -neck), (neck, neck), (-neck, neck)]
        vertices = [(*p, height) for p in a] + [(*p, z + inside) for p in a] + [(*p, .16 + inside) for p in b]
        faces = [(k + 4, (k + 1) % 4 + 4, (k + 1) % 4, k) for k in range(4)]
        faces += [(k + 8, (k + 1) % 4 + 8, (k + 1) % 4 + 4, k + 4) for k in range(4)]
        solid(vertices, [f if not inside else f[::-1] for f in faces], m, .0)
    shell("z", height - .02, height + .05, -w - .03, -d - .03, w + .03, d + .03, "wood", [(-w + t, -d + t, w - t, d - t)], .015)
