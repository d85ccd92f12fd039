"""blender -b -P render.py -- --out FOLDER [--scale 1] [--samples 32] [--as jpg] [picture ...]"""
import argparse
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from pictures import PICTURES, bath, company, electric, heating, renovation  # noqa: E402,F401
from scene import BACKGROUND, render_linear, reset, stage  # noqa: E402
from tone import fade_rim, save  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--out", required=True)
    parser.add_argument("--scale", type=float, default=1, help="smaller than 1 for a quick look")
    parser.add_argument("--samples", type=int, default=32)
    parser.add_argument("--as", dest="kind", default="jpg")
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1:])


def main():
    args = arguments()
    os.makedirs(args.out, exist_ok=True)
    for name in args.names or PICTURES:
        start = time.time()
        picture = PICTURES[name]
        width, height = (round(side * args.scale) for side in picture.size)
        reset()
        picture.build()
        extent = stage(aspect=width / height, **picture.view)
        clean = fade_rim(render_linear(width, height, args.samples, extent), BACKGROUND)
        save(clean, os.path.join(args.out, f"{name}.{args.kind}"))
        print(f"PICTURE {name} {time.time() - start:.0f}s", flush=True)


main()
