"""python3 grade.py LIGHTS_FOLDER FRAMES_FOLDER [--frames 192] [--step 8]

Mixes the lights rendered by film.py into the film's pictures: the day passes,
the copper lights up room by room, and at the end everything is as it began.
"""
import argparse
import math
import os
from functools import lru_cache

import cv2
import numpy as np

from tone import to_srgb

PAPER = np.array((0.879, 0.823, 0.723), np.float32)     # the page around the film
# When each circuit comes on, and when it has gone out again (parts of the loop).
ROOMS = {"heat": (.14, .84), "bath": (.25, .87), "power": (.35, .90), "roof": (.45, .93)}
RISE, FALL = .09, .12


def smooth(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def mix_of(t):
    """Weight and tint of every light at loop time t (0..1)."""
    dusk = smooth((t - .12) / .34) * (1 - smooth((t - .72) / .26))
    low = smooth((t - .08) / .22) * (1 - smooth((t - .42) / .2)) + smooth((t - .66) / .16) * (1 - smooth((t - .84) / .14))
    weights = {"sky": np.array((1, 1, 1)) * (1 - dusk) + np.array((.70, .62, .56)) * dusk,
               "day": np.array((1, 1, 1)) * (1 - dusk),
               "evening": np.array((.74, .86, 1.05)) * (low + .4 * dusk)}
    for room, (on, off) in ROOMS.items():
        weights[room] = np.array((1, 1, 1)) * smooth((t - on) / RISE) * (1 - smooth((t - off + FALL) / FALL))
    return weights


def distance_to_rim(height, width, power):
    """1 in the middle of the frame, 0 at its rim."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = np.abs(2 * x / (width - 1) - 1), np.abs(2 * y / (height - 1) - 1)
    return (1 - (u ** power + v ** power) ** (1 / power))[..., None]


def frame(lights, t, size):
    """The mixed picture, set into the page: evening falls on the model, not on the paper around it."""
    height, width = lights[0].shape[:2]
    weights = [w.astype(np.float32) for w in mix_of(t).values()]
    total = sum(light * weight for light, weight in zip(lights, weights))
    floor = sum(np.median(light[-24:, :24], axis=(0, 1)) * weight for light, weight in zip(lights, weights))
    pool = .75 * smooth(distance_to_rim(height, width, 2.2) / .75)
    total = total * (PAPER / floor) ** (1 - pool)
    inner = PAPER + (total - PAPER) * smooth(distance_to_rim(height, width, 5) / .3)
    whole = np.empty((*size, 3), np.float32)
    whole[:] = PAPER
    y, x = (size[0] - height) // 2, (size[1] - width) // 2
    whole[y:y + height, x:x + width] = inner
    return whole


class Positions:
    """The rendered camera positions, and any position between them.

    Every frame is made of two or three positions, moved into place: that fills the
    gaps and evens out what noise is left, so that no frame looks other than its
    neighbours.
    """

    def __init__(self, folder, frames, step):
        self.frames, self.step = frames, step
        self.lights = {n: np.load(os.path.join(folder, f"{n:03}.npy")) for n in range(0, frames // 2 + 1, step)}
        self.grey = {n: cv2.cvtColor(to_srgb((x[0] + x[1]).astype(np.float32)), cv2.COLOR_RGB2GRAY)
                     for n, x in self.lights.items()}

    def at(self, k):
        """All lights at position k."""
        total = share = 0
        for n, lights in self.lights.items():
            weight = spline((n - k) / self.step)
            if weight:
                total = total + weight * self.moved(lights, n, k)
                share += weight
        return total / share

    def moved(self, lights, n, k):
        """The lights of position n as seen from position k."""
        lights = lights.astype(np.float32)
        if n == k:
            return lights
        towards = n + (self.step if k > n else -self.step)
        flow = self.flow(towards, n) * ((self.swing(n) - self.swing(k)) / (self.swing(n) - self.swing(towards)))
        y, x = np.mgrid[0:flow.shape[0], 0:flow.shape[1]].astype(np.float32)
        return np.stack([cv2.remap(light, x + flow[..., 0], y + flow[..., 1], cv2.INTER_CUBIC,
                                   borderMode=cv2.BORDER_REPLICATE) for light in lights])

    @lru_cache(maxsize=None)
    def flow(self, a, b):
        method = cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)
        return method.calc(self.grey[a], self.grey[b], None)

    def swing(self, k):
        """Where the camera is at position k; film.py moves it alike."""
        return math.cos(2 * math.pi * k / self.frames)


def spline(d):
    """Quadratic B-spline: smooth weights that add up to 1."""
    d = abs(d)
    return .75 - d * d if d < .5 else .5 * (1.5 - d) ** 2 if d < 1.5 else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lights")
    parser.add_argument("out")
    parser.add_argument("--frames", type=int, default=192)
    parser.add_argument("--step", type=int, default=8)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--size", default="1280x720")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    width, height = map(int, args.size.split("x"))
    positions = Positions(args.lights, args.frames, args.step)
    for k in range(0, args.frames // 2 + 1, args.every):
        lights = positions.at(k)
        for n in {k, (args.frames - k) % args.frames}:      # on the way out and on the way back
            # 16 bit: the paper's slow gradients would show steps.
            picture = to_srgb(frame(lights, n / args.frames, (height, width)), np.uint16)
            cv2.imwrite(os.path.join(args.out, f"{n:04}.png"), picture[..., ::-1])


main()
