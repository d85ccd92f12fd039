"""Cuts models out of the floor they were rendered on: cut.py OUTLINES IN OUT [NAME ...]

The outline is drawn by hand to a dozen pixels; the exact edge is the steepest line near it. What is coloured or
black outside of it (trees, pipes) belongs to the model as well. The shadow on the floor becomes half seen through.
"""

import json
import sys
from pathlib import Path

import cv2
import numpy as np
from scipy import ndimage as nd

NEAR = 12


def inside_of(outlines, shape):
    mask = np.zeros(shape, np.uint8)
    for outline in outlines:
        cv2.fillPoly(mask, [np.array(outline, np.int32)], 1)
    return mask.astype(bool)


def beside_floor(picture):
    """Each channel relative to the floor, which is the median of the upper and lower edge."""
    soft = nd.gaussian_filter(picture, (1, 1, 0))
    floor = np.median(np.concatenate([soft[:30].reshape(-1, 3), soft[-30:].reshape(-1, 3)]), 0)
    return soft / floor


def coloured(relative, outline):
    """What no shadow is: strong colours, greens, warm tones and black, in pieces of some size."""
    red, green, blue = (relative[..., channel] for channel in range(3))
    spread = relative.max(2) - relative.min(2)
    found = (spread > 0.2) | (relative.mean(2) < 0.42)
    found |= ((green - red > 0.06) & (green - blue > 0.015)) | (red - blue > 0.11)
    labels, count = nd.label(nd.binary_closing(found | outline, iterations=2))
    sizes = nd.sum(found | outline, labels, range(1, count + 1))
    return found & np.isin(labels, [at + 1 for at, size in enumerate(sizes) if size > 70])


def without_small_holes(mask):
    labels, count = nd.label(nd.binary_fill_holes(mask) & ~mask)
    sizes = nd.sum(labels > 0, labels, range(1, count + 1))
    return mask | np.isin(labels, [at + 1 for at, size in enumerate(sizes) if size < 4000])


def model_in(picture, outline, strong):
    fine = nd.gaussian_filter(picture, (0.8, 0.8, 0))
    steepness = np.sqrt(nd.sobel(fine, 1) ** 2 + nd.sobel(fine, 0) ** 2).max(2)
    markers = np.zeros(outline.shape, np.int16)
    markers[~nd.binary_dilation(outline | strong, iterations=NEAR)] = 1
    markers[nd.binary_erosion(outline, iterations=NEAR) | strong] = 2
    found = nd.watershed_ift(np.clip(steepness, 0, 255).astype(np.uint8), markers) == 2
    thin = strong & ~nd.binary_opening(strong, iterations=3)
    return (nd.gaussian_filter(without_small_holes(found).astype(np.float32), 2.2) > 0.5) | thin, thin


def at_nearest(values, known):
    """Each value from the nearest place where it is known."""
    rows, columns = nd.distance_transform_edt(~known, return_distances=False, return_indices=True)
    return values[rows, columns]


def cut(picture, outlines):
    outline = inside_of(outlines, picture.shape[:2])
    relative = beside_floor(picture)
    model, thin = model_in(picture, outline, coloured(relative, outline))
    opaque = nd.gaussian_filter(nd.binary_erosion(model).astype(np.float32), 1).clip(0, 1)
    shade = (1 - nd.gaussian_filter(relative.mean(2), 1.5) - 0.012).clip(0, 0.6)
    shade = nd.gaussian_filter(at_nearest(shade, ~nd.binary_dilation(model, iterations=6)), 2)
    core = nd.binary_erosion(model, iterations=3) | (thin & nd.binary_erosion(model))
    edge = ~core & nd.binary_dilation(model, iterations=3)
    colour = np.where(edge[..., None], at_nearest(picture, core), picture)
    alpha = opaque + shade * (1 - opaque)
    return np.dstack([colour * (opaque / np.maximum(alpha, 1e-3))[..., None], alpha * 255])


if __name__ == "__main__":
    drawn = json.loads(Path(sys.argv[1]).read_text())
    for name in sys.argv[4:] or drawn:
        rendered = cv2.imread(f"{sys.argv[2]}/{name}.jpg").astype(np.float32)[..., ::-1]
        result = cut(rendered, drawn[name]).clip(0, 255).round().astype(np.uint8)
        cv2.imwrite(f"{sys.argv[3]}/{name}.webp", cv2.cvtColor(result, cv2.COLOR_RGBA2BGRA), [cv2.IMWRITE_WEBP_QUALITY, 88])
