"""Bathroom furniture and tiled surfaces. Backs stand at y = 0."""

from scene import at, box, boxes, cylinder, lathe, pipe, plate, tube


def wall_tiles(width, height, mat="sage", size=(.3, .3), z=0, holes=()):
    """Tiles in front of y = 0, from x = 0 to width."""
    nx, nz = max(1, round(width / size[0])), max(1, round(height / size[1]))
    sx, sz, g = width / nx, height / nz, .007
    free = lambda u, v: not any(h[0] < u < h[2] and h[1] < v < h[3] for h in holes)
    boxes([((i * sx + g, -.025, z + j * sz + g), ((i + 1) * sx - g, 0, z + (j + 1) * sz - g))
           for i in range(nx) for j in range(nz) if free((i + .5) * sx, z + (j + .5) * sz)], mat, .007)


def floor_tiles(x0, y0, x1, y1, mat="stone", size=.4, second=None, z=0):
    nx, ny = max(1, round((x1 - x0) / size)), max(1, round((y1 - y0) / size))
    sx, sy, g = (x1 - x0) / nx, (y1 - y0) / ny, .008
    for m, odd in ((mat, 0), (second or mat, 1)):
        boxes([((x0 + i * sx + g, y0 + j * sy + g, z), (x0 + (i + 1) * sx - g, y0 + (j + 1) * sy - g, z + .03))
               for i in range(nx) for j in range(ny) if (i + j) % 2 == odd], m, .007)


def parquet(x0, y0, x1, y1, z=0, board=(1.1, .16), mat="oak", keep=None):
    """Boards along x, joints staggered."""
    found, row, y = [], 0, y0
    while y < y1 - .01:
        x = x0 - (row * .43 % 1) * board[0]
        while x < x1:
            a, b = max(x, x0), min(x + board[0], x1)
            if b - a > .03 and (keep is None or keep((a + b) / 2, y + board[1] / 2)):
                found.append(((a + .003, y + .003, z), (b - .003, min(y + board[1], y1) - .003, z + .03)))
            x += board[0]
        y += board[1]
        row += 1
    boxes(found, mat, .005)


def tub(length=1.75, width=.8, height=.58, mat="white"):
    """Free-standing oval tub, centred."""
    outer = [(.78, 0), (.82, .03), (.9, .3), (1, .56), (1.02, .58), (1, .6), (.94, .58), (.86, .35), (.78, .14), (.6, .1), (0, .09)]
    thing = lathe([(r * .5, z * height / .6) for r, z in outer], mat, 72, 0, 60)
    for v in thing.data.vertices:
        v.co.x, v.co.y = v.co.x * length, v.co.y * width
    water = lathe([(.43, .4), (0, .4)], "water", 72)
    for v in water.data.vertices:
        v.co.x, v.co.y = v.co.x * length, v.co.y * width


def basin(width=.6, depth=.42, mat="white", cabinet="oak", drawers=2):
    """Vanity with a round bowl on top and a copper tap."""
    if cabinet:
        plate(-width, -depth - .05, .28, width, 0, .8, .02, cabinet, bevel=.015)
        boxes([((-width + .02, -depth - .07, .3 + k * .245), (width - .02, -depth - .04, .53 + k * .245)) for k in range(drawers)],
              cabinet, .012)
        boxes([((-.12, -depth - .09, .48 + k * .245), (.12, -depth - .06, .5 + k * .245)) for k in range(drawers)], "ink", .006)
    box((-width - .03, -depth - .08, .8), (width + .03, 0, .84), "stone", .012)
    with at(0, -depth * .52, .84):
        lathe([(.13, 0), (.2, .1), (.22, .14), (.205, .14), (.15, .05), (0, .03)], mat, 64, .004)
        pipe([(0, .18, 0), (0, .18, .3), (0, .05, .3), (0, .05, .24)], .017, bend=.05, collars=False)
        cylinder((.06, .18, 0), (.06, .18, .06), .018, "copper", .004)


def mirror(width=.9, height=1.0, round_=True):
    if round_:
        r = width / 2
        cylinder((0, 0, r), (0, -.03, r), r, "ink", .008, segments=72)
        cylinder((0, -.03, r), (0, -.034, r), r * .94, "glass", 0, segments=72)
    else:
        plate(-width / 2, -.03, 0, width / 2, 0, height, .05, "ink", axis="y", bevel=.006)
        plate(-width / 2 + .03, -.035, .03, width / 2 - .03, -.02, height - .03, .03, "glass", axis="y", bevel=0)


def toilet(mat="white"):
    """Wall-hung, with a flush plate."""
    thing = lathe([(.14, .12), (.2, .3), (.21, .4), (.21, .43), (0, .44)], mat, 56, .012)
    for v in thing.data.vertices:
        v.co.y = v.co.y * 1.3 - .3
    box((-.18, -.2, .14), (.18, 0, .43), mat, .04)
    plate(-.12, -.02, .98, .12, 0, 1.12, .02, mat, axis="y", bevel=.006)


def shower(height=2.1):
    """Copper riser with rain head; back at y = 0."""
    pipe([(0, -.05, 1.0), (0, -.05, height), (0, -.42, height), (0, -.42, height - .08)], .02, bend=.09, collars=False)
    cylinder((0, -.42, height - .1), (0, -.42, height - .07), .17, "copper", .006, segments=64)
    cylinder((-.16, -.06, 1.05), (.16, -.06, 1.05), .033, "copper", .006)
    for s in (-1, 1):
        cylinder((s * .13, -.0, 1.05), (s * .13, -.06, 1.05), .02, "copper", 0)
    tube([(.1, -.07, 1.03), (.12, -.1, .7), (.2, -.1, .62), (.26, -.08, .8), (.26, -.06, 1.35)], .011, "slate", bend=.1)
    cylinder((.26, -.06, 1.35), (.26, -.12, 1.5), .025, "copper", .005)


def screen(width, height=2.0):
    """Glass screen along x at y = 0."""
    box((0, -.012, .03), (width, .012, height), "glass~", .004)
    box((0, -.02, 0), (width, .02, .04), "ink", .004)
    box((width - .02, -.02, 0), (width, .02, height), "ink", .004)


def towel(x, y, z, width=.4, drop=.6, mat="ochre"):
    """A towel over a copper rail."""
    pipe([(x - width * .75, y, z), (x - width * .75, y - .08, z), (x + width * .75, y - .08, z), (x + width * .75, y, z)],
         .014, bend=.03, collars=False)
    box((x - width / 2, y - .115, z - drop), (x + width / 2, y - .095, z + .02), mat, .009)
    box((x - width / 2, y - .07, z - drop * .7), (x + width / 2, y - .05, z + .02), mat, .009)
    box((x - width / 2, y - .115, z + .012), (x + width / 2, y - .05, z + .034), mat, .009)


def stool(x, y, z=0, h=.42):
    with at(x, y, z):
        cylinder((0, 0, h - .05), (0, 0, h), .2, "oak", .015)
        for k in range(3):
            with at(turn=120 * k):
                cylinder((.16, 0, 0), (.1, 0, h - .05), .02, "oak", .004)


def bottle(x, y, z, h=.2, mat="sage"):
    with at(x, y, z):
        lathe([(.035, 0), (.035, h * .65), (.012, h * .8), (.012, h), (0, h)], mat, 32, .004)
