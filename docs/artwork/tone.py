"""From linear light to the file: a plain sRGB curve with a soft shoulder."""
import cv2
import numpy as np


def fade_rim(picture, colour, width=.09):
    """Let shadows run out before the edge of the picture, so that it sits on the page without a border."""
    height, across = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:across].astype(np.float32)
    near = np.minimum(np.minimum(x, across - 1 - x), np.minimum(y, height - 1 - y)) / (width * height)
    near = np.clip(near, 0, 1)
    share = (near * near * (3 - 2 * near))[..., None]
    return np.asarray(colour, np.float32) * (1 - share) + picture * share


def to_srgb(picture, depth=np.uint8):
    """Linear to whole numbers; what is brighter than the paper rolls off softly."""
    knee, room = .885, .115
    over = np.maximum(picture - knee, 0)
    picture = np.minimum(picture, knee) + room * (1 - np.exp(-over / room))
    curve = np.where(picture <= .0031308, picture * 12.92,
                     1.055 * np.clip(picture, 1e-8, 1) ** (1 / 2.4) - .055)
    return (np.clip(curve, 0, 1) * np.iinfo(depth).max + .5).astype(depth)


def save(picture, path):
    cv2.imwrite(path, to_srgb(picture)[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
