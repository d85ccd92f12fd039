"""blender -b -P film.py -- --out FOLDER [--size 1056x640] [--samples 5] [--frames 192] [--step 8]

Renders every light of the film on its own, so that grade.py can let the day pass
and the rooms light up without rendering again; apart they also need far fewer
samples. The camera swings out and back: each position serves two frames, and it
moves so little that grade.py fills in the positions left out. The frame is the film
without its empty rim, which grade.py adds too.
"""
import argparse
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

from denoise import denoise, guides  # noqa: E402
from parts.building import plinth  # noqa: E402
from parts.electric import battery, cabinet, wallbox  # noqa: E402
from parts.garden import bush, path, tree  # noqa: E402
from parts.heating import heat_pump, radiator, tank, vessel  # noqa: E402
from parts.rooms import BACK, family_house  # noqa: E402
from pictures.electric import roof_pv  # noqa: E402
from pictures.heating import meander  # noqa: E402
from scene import (SKY, add_ground, add_sky, add_sun, at, box, camera, circuit, pipe, render_passes,  # noqa: E402
                   material, reset)

AZIMUTH, HEIGHT, SWING, GLOW = 17, 20, 3.2, 1.3
ROOMS = ("heat", "bath", "power", "roof")


def model():
    with plinth(12.6, 6.2, lawn=True, x=.8):
        with at(x=-.6, z=.18):
            levels = family_house()
            heating(*levels[:2])
            bath(*levels[:2])
            power(*levels)
        with at(x=5.2, y=.9, turn=14):
            box((-.8, -.75, 0), (.8, .2, .1), "stone", .03)
            with at(z=.1):
                heat_pump(1.45, 1.15, .55)
        tree(-5.0, 1.2, 0, 3.0, 5)
        bush(6.5, 1.4, 0, .42, 1)
        path(3.9, -2.6, 4.6, -.2)


def heating(ground, upper):
    y = BACK - .12
    with at(x=1.35, y=BACK - .5, z=ground):
        tank(.42, 1.75)
    vessel(3.3, BACK - .3, ground + 1.5, .19)
    with at(x=.95, y=BACK, z=upper):
        radiator(.95, .6)
    with circuit("heat"):
        for z, d in ((.3, .3), (.55, .45)):
            pipe([(1.7, y - d, ground + z), (5.6, y - d, ground + z)], .055)
        pipe([(1.35, y - .4, ground + 1.75), (1.35, y - .4, ground + 2.1), (.3, y - .4, ground + 2.1), (.3, y - .05, ground + 2.1),
              (.3, y - .05, upper + .35), (.45, y - .05, upper + .35)], .045)
        meander(-3.6, -.35, -1.35, .6, ground + .03)
        pipe([(.95, y - .3, ground + .35), (-.35, y - .3, ground + .35), (-.35, y - .3, ground + .05), (-.35, .6, ground + .05)], .04)


def bath(ground, upper):
    y = BACK - .12
    with circuit("bath"):
        pipe([(.18, y - .05, ground + 1.9), (.18, y - .05, upper + 1.55), (-3.45, y - .05, upper + 1.55), (-3.45, .55, upper + 1.55),
              (-3.45, .55, upper + .85), (-3.2, .55, upper + .85), (-3.2, .55, upper + .75)], .04)


def power(ground, upper, attic):
    y = BACK - .06
    with at(x=2.55, y=BACK, z=ground + .8):
        cabinet(.8, 1.1, 3, .16, "white", door=False, seed=3)
    with at(x=.1, y=BACK, z=attic):
        battery(.6, 1.0, .26)
    roof_pv()
    with at(x=4.2, y=-1.0, z=1.25, turn=90, scale=1.2):
        wallbox()
    with circuit("power"):
        pipe([(2.55, y, ground + 1.9), (2.55, y, upper + 2.1), (1.2, y, upper + 2.1)], .035)
        pipe([(2.75, y, ground + .82), (2.75, y, ground + .6), (3.6, y, ground + .6)], .035)
        pipe([(.18, y, upper + 2.1), (1.2, y, upper + 2.1)], .035)
    with circuit("roof"):
        pipe([(.18, y, upper + 2.1), (.18, y, attic + .5)], .035)
        pipe([(.1, y - .1, attic + 1.0), (.1, y - .1, attic + 2.15), (.1, -1.5, attic + 2.15), (3.15, -1.5, attic + .2)], .04)


def room_light(x, y, z, power, group):
    data = bpy.data.lights.new(group, "POINT")
    data.energy, data.color, data.shadow_soft_size = power, (1, .68, .38), .25
    lamp = bpy.data.objects.new(group, data)
    lamp.location, lamp.lightgroup = (x, y, z), group
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def lights():
    for name in ROOMS:
        bpy.context.view_layer.lightgroups.add().name = name
    add_ground()
    add_sky(SKY)
    suns = {"day": add_sun((.66, .62, .55), -14, 38, 14), "evening": add_sun((.50, .27, .11), -58, 20, 8)}
    lamps = [room_light(x, -.1, z, 85 if group != "roof" else 60, group)
             for x, z, group in ((-2.6, 2.5, "heat"), (1.7, 2.5, "heat"), (-2.7, 5.0, "bath"), (1.7, 5.0, "power"), (-.7, 6.9, "roof"))]
    return suns, lamps


def switch(name, suns, lamps):
    """Leave on one light only; the copper glows with the lamps of the rooms."""
    sky = bpy.context.scene.world.node_tree.nodes["Background"]
    sky.inputs["Strength"].default_value = float(name == "sky")
    for sun_name, sun in suns.items():
        sun.hide_render = sun_name != name
    for lamp in lamps:
        lamp.hide_render = name != "rooms"
    glow = material("copper+").node_tree.nodes["Principled BSDF"]
    glow.inputs["Emission Strength"].default_value = GLOW * (name == "rooms")


def render_lights(width, height, samples, scale, switches):
    """All lights of one camera position, cleaned with the features of all renderings."""
    noisy, features = [], []
    for seed, name in enumerate(("sky", "day", "evening", "rooms")):
        switch(name, *switches)
        passes = [f"Combined_{room}" for room in ROOMS] if name == "rooms" else ["Image"]
        pictures, found = render_passes(width, height, samples * (2 if name == "rooms" else 1), passes, seed)
        noisy += pictures
        features.append(found)
    albedo, normal, depth = (sum(kind) / len(kind) for kind in zip(*features))
    guide = guides(albedo, normal, depth, scale)
    return [denoise(picture, albedo, guide, 7, .2) for picture in noisy]


def swing_round(eye, middle, turn):
    a, h = math.radians(AZIMUTH + SWING * turn), math.radians(HEIGHT + .8 * turn)
    back = Vector((math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)))
    eye.location = middle + back * 300
    eye.rotation_euler = back.to_track_quat("Z", "Y").to_euler()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--size", default="1056x640")
    parser.add_argument("--samples", type=int, default=5)
    parser.add_argument("--frames", type=int, default=192)
    parser.add_argument("--step", type=int, default=8)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    width, height = map(int, args.size.split("x"))
    os.makedirs(args.out, exist_ok=True)

    reset()
    model()
    scale = camera(AZIMUTH, HEIGHT, .8, width / height)
    switches = lights()
    eye = bpy.context.scene.camera
    back = eye.matrix_basis.to_3x3() @ Vector((0, 0, 1))
    middle = eye.location - back * (eye.location.y / back.y)
    # Frame 0 is one end of the swing: cos runs out and back once per loop.
    for k in range(0, args.frames // 2 + 1, args.step):
        path_ = os.path.join(args.out, f"{k:03}.npy")
        if os.path.exists(path_):
            continue
        start = time.time()
        swing_round(eye, middle, math.cos(2 * math.pi * k / args.frames))
        passes = render_lights(width, height, args.samples, scale, switches)
        np.save(path_, np.stack(passes).astype(np.float16))
        print(f"FRAME {k} {time.time() - start:.1f}s", flush=True)


main()
