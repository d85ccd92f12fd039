"""Feature-guided denoiser.

Debian builds Blender without OpenImageDenoise, so the light is smoothed here:
divide out the surface colour, average neighbours that lie on the same surface
and see about the same light, then multiply the colour back in.
"""
import numpy as np
from numba import njit, prange


@njit(parallel=True, fastmath=True, cache=True)
def _smooth(light, guide, pilot, radius, tolerance, out):
    height, width, _ = light.shape
    for y in prange(height):
        for x in range(width):
            total = 1e-6
            r = g = b = 0.0
            for dy in range(-radius, radius + 1):
                yy = y + dy
                if yy < 0 or yy >= height:
                    continue
                for dx in range(-radius, radius + 1):
                    xx = x + dx
                    if xx < 0 or xx >= width:
                        continue
                    d = 0.0
                    for k in range(guide.shape[2]):
                        e = guide[y, x, k] - guide[yy, xx, k]
                        d += e * e
                    if d > 1.0:
                        continue
                    if tolerance > 0.0:
                        for k in range(3):
                            e = pilot[y, x, k] - pilot[yy, xx, k]
                            d += e * e / (tolerance * tolerance)
                        if d > 1.0:
                            continue
                    d += 0.5 * (dx * dx + dy * dy) / (radius * radius)
                    if d > 1.0:
                        continue
                    w = (1.0 - d) * (1.0 - d)
                    total += w
                    r += w * light[yy, xx, 0]
                    g += w * light[yy, xx, 1]
                    b += w * light[yy, xx, 2]
            out[y, x, 0] = r / total
            out[y, x, 1] = g / total
            out[y, x, 2] = b / total


def _without_fireflies(light):
    """A pixel far brighter than all its neighbours is sampling luck, not light."""
    padded = np.pad(light, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width, _ = light.shape
    shifts = [padded[y:y + height, x:x + width]
              for y in range(3) for x in range(3) if (y, x) != (1, 1)]
    return np.minimum(light, np.maximum.reduce(shifts))


def guides(albedo, normal, depth, scale):
    """Features that say 'same surface'; depth is measured in picture units."""
    return np.ascontiguousarray(np.concatenate([
        albedo / 0.12, normal / 0.35, depth[..., :1] / (0.02 * scale)], axis=2), np.float32)


def denoise(colour, albedo, guide, radius=7, tolerance=0.10):
    base = albedo + 0.02
    light = _without_fireflies(np.ascontiguousarray(colour / base, np.float32))
    pilot, result = np.empty_like(light), np.empty_like(light)
    _smooth(light, guide, light, 4, 0.0, pilot)
    _smooth(light, guide, pilot, radius, tolerance, result)
    return result * base
