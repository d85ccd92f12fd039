"""All pictures by file name: how each is modelled, how large it is, and how the camera looks at it."""
from typing import Callable, NamedTuple


class Picture(NamedTuple):
    build: Callable
    size: tuple
    view: dict


PICTURES = {}


def picture(name, size=(1600, 1200), **view):
    def register(build):
        PICTURES[name] = Picture(build, size, view)
        return build
    return register
