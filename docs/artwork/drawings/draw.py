"""Draws the explaining drawings: python3 draw.py out/media [name …]"""

import pathlib
import sys

from services import SERVICES
from sheet import Sheet


def heating():
    """A house in section with all that a heat pump needs."""
    s = Sheet(800, 600)
    s.box(232, 452, 536, 132, "b")  # cellar
    s.path("M232 172L500 40L768 172V452H232Z", "a")
    s.box(232, 438, 536, 14, "c")
    s.box(232, 296, 536, 12, "c")
    s.box(232, 172, 536, 10, "c")
    s.path("M20 452H232M768 452H790")
    s.path("M210 183L500 40L790 183")
    s.path("M232 172V584H768V172")
    s.path("M232 296H768M232 308H768M232 438H768M232 452H768M232 172H768M232 182H768", "l t")
    for x in (290, 620):  # windows
        s.filled(x, 206, 70, 60, "e")
        s.path(f"M{x + 35} 206V266", "l t")
    s.filled(650, 334, 80, 64, "e")
    s.path("M690 334V398", "l t")
    # outdoor unit
    s.filled(52, 356, 120, 84, "a", 8)
    s.disc(98, 398, 30)
    s.path("M98 398l-18 -18M98 398l24 -7M98 398l-6 25", "l t")
    s.path("M140 374h20M140 386h20M140 398h20", "l t")
    s.path("M66 440v12M158 440v12")
    # from outside into the cellar
    s.path("M150 452V486H278", "w")
    s.path("M132 452V508H278", "k")
    # indoor unit
    s.filled(278, 470, 62, 104, "a", 6)
    s.box(292, 484, 34, 18, "e", 3)
    s.path("M292 516h34M292 526h20", "l t")
    # buffer
    s.path("M340 486H392", "w")
    s.path("M340 556H392", "k")
    s.filled(392, 466, 66, 108, "e", 24)
    s.path("M392 520h66", "l t d")
    # hot water
    s.filled(650, 466, 76, 108, "e", 26)
    s.path("M664 552h48M664 540h48M664 528h48M664 516h48", "w")
    s.path("M340 500H362V462H688V466", "w")
    # manifold on the ground floor
    s.path("M458 486H496V340", "w")
    s.path("M458 552H514V358", "k")
    s.filled(480, 324, 84, 44, "a", 4)
    s.path("M494 356v-16M510 356v-16M526 356v-16M542 356v-16", "l t")
    # underfloor loops
    s.path("M300 430H478M560 430H740", "k")
    s.path("M300 430h24m20 0h24m20 0h24m20 0h24M580 430h24m20 0h24m20 0h24m20 0h20", "w")
    s.path("M496 368V424H478", "w")
    s.path("M548 368V424H566", "w")
    # radiator
    s.path("M496 324V286H442", "w")
    s.path("M514 324V276H442", "k")
    s.filled(388, 232, 54, 58, "a", 5)
    s.path("M401 240v42M415 240v42M429 240v42", "l t")
    # meter cupboard
    s.filled(580, 470, 46, 66, "a", 3)
    s.path("M588 482h30M588 494h30", "l t")
    s.disc(603, 514, 9, "g")
    for n, x, y in ((1, 112, 324), (2, 309, 545), (3, 425, 500), (4, 744, 482), (5, 590, 346),
                    (6, 290, 398), (7, 415, 206), (8, 603, 562)):
        s.number(n, x, y)
    return s


def walls(s):
    """The walls of a bath of 2.20 by 3.10 metres, a door below and a window above."""
    s.box(90, 40, 420, 560, "a")
    s.path("M74 24H526V616H400V600H510V40H90V600H290V616H74Z", "c")
    s.path("M74 24H526V616H400V600H510V40H90V600H290V616H74Z", "l")
    s.box(230, 24, 140, 16, "e")
    s.path("M230 24V40M370 24V40M230 32H370", "l t")


def toilet(s, wall, y, side):
    """A toilet at the left (1) or right (-1) wall."""
    tank, bowl = (wall, wall + 26) if side > 0 else (wall - 28, wall - 88)
    s.filled(tank, y, 28, 64, "b", 4)
    s.filled(bowl, y + 6, 62, 52, "a", 26)


def machine(s, x, y):
    s.filled(x, y, 110, 110, "a", 6)
    s.disc(x + 55, y + 60, 34)
    s.path(f"M{x + 14} {y + 16}h36", "l t")


def bath_before():
    s = Sheet(600, 640, 126)
    walls(s)
    s.path("M290 600V490A110 110 0 0 1 400 600", "l t d")
    s.filled(94, 44, 150, 330, "e", 12)  # tub
    s.filled(110, 60, 118, 298, "a", 56)
    s.disc(169, 90, 8, "f")
    s.filled(446, 250, 60, 92, "b", 10)  # basin
    s.disc(473, 296, 20, "e")
    s.disc(473, 296, 20, "l t")
    toilet(s, 506, 410, -1)
    machine(s, 94, 486)
    s.filled(270, 46, 130, 26, "b", 3)  # radiator
    s.path("M302 46v26M335 46v26M368 46v26", "l t")
    for n, x, y in ((1, 169, 210), (2, 416, 296), (3, 390, 442), (4, 345, 555), (5, 149, 546)):
        s.number(n, x, y)
    return s


def bath_after():
    s = Sheet(600, 640, 126)
    walls(s)
    s.filled(94, 44, 190, 240, "e")  # shower, level with the floor
    for i in range(1, 6):
        s.path(f"M94 {44 + 40 * i}H284", "l t")
    for i in range(1, 5):
        s.path(f"M{94 + 38 * i} 44V284", "l t")
    s.box(130, 50, 118, 12, "f", 5)
    s.filled(281, 44, 8, 190, "a")  # glass
    s.filled(420, 60, 86, 190, "b", 8)  # wide basin
    s.filled(434, 80, 52, 66, "e", 14)
    s.filled(434, 164, 52, 66, "e", 14)
    toilet(s, 94, 350, 1)
    s.box(240, 318, 229, 229, "l t d")  # 1.20 m by 1.20 m
    s.filled(488, 330, 18, 190, "h", 4)  # towel radiator
    s.filled(94, 470, 124, 126, "b", 4)  # cupboard around the machine
    machine(s, 101, 478)
    s.filled(216, 618, 120, 12, "h", 2)  # sliding door
    s.path("M336 624h58m-14 -9l14 9l-14 9", "l t")
    for n, x, y in ((1, 190, 164), (2, 392, 156), (3, 212, 382), (4, 310, 582), (5, 156, 538),
                    (6, 356, 432)):
        s.number(n, x, y)
    return s


def board():
    """An open distribution board of four rows."""
    s = Sheet(800, 600)
    s.filled(150, 20, 500, 560, "b", 10)
    s.filled(174, 44, 452, 512, "a", 4)
    rows = (92, 214, 336, 458)
    for y in rows:
        s.path(f"M190 {y + 35}H610", "l t")

    def device(x, y, units, kind="b"):
        width = 32 * units - 4
        s.filled(x, y, width, 70, kind, 4)
        s.filled(x + width / 2 - 6, y + 24, 12, 24, "f", 2)

    device(198, rows[0], 3, "h")  # main switch
    device(310, rows[0], 4, "g")  # surge protection
    device(454, rows[0], 4, "e")
    for i in range(6):
        device(198 + i * 66, rows[1], 2)
    for i in range(5):
        device(198 + i * 66, rows[2], 2)
    device(528, rows[2], 2, "h")
    device(198, rows[3], 3, "e")
    device(300, rows[3], 3, "e")
    for i in range(6):
        s.box(404 + i * 33, rows[3], 28, 70, "l t d", 4)
    s.path("M212 92V66H586M330 92V66M480 92V66", "w")
    s.path("M212 44V20", "w")
    for y in rows[1:]:
        s.path(f"M206 {y}V{y - 20}H576", "w t")
    for n, x, y in ((1, 242, 190), (2, 372, 190), (3, 516, 190), (4, 96, 250), (5, 700, 372),
                    (6, 292, 548), (7, 500, 548)):
        s.number(n, x, y)
    s.path("M120 250H194M677 372H594", "l t")
    return s


def site():
    """Seven months of a building site, each trade in its line."""
    s = Sheet(700, 620)
    left, month, top, row = 40, 88, 96, 56
    for i in range(8):
        x = left + i * month
        s.path(f"M{x} {top - 30}V{top + 9 * row}", "l t" + ("" if i in (0, 7) else " d"))
        if i:
            s.word(f"{i}.", x - month / 2, top - 10, "o m")
    s.word("Monat", left, 34)
    bars = ((0.0, 2.0, "e"), (2.0, 0.8, "c"), (2.5, 1.2, "h"), (2.9, 0.9, "b"), (3.3, 0.7, "c"),
            (4.0, 1.1, "h"), (4.3, 1.2, "g"), (5.0, 1.0, "e"), (5.9, 1.1, "b"))
    for i, (start, length, kind) in enumerate(bars):
        x, y = left + start * month, top + i * row
        s.filled(x, y + 8, length * month, 40, kind, 6)
        s.number(i + 1, x - 30 if start else x + 30, y + 28)
    return s


def floor():
    """A heated floor in section, layer by layer."""
    s = Sheet(800, 600)
    s.filled(150, 430, 600, 110, "c")
    for x in range(180, 740, 60):
        s.path(f"M{x} 506l26 26", "l t")
    s.filled(150, 350, 540, 80, "g")
    s.path("M150 404" + "".join("q15 -20 30 0t30 0" for _ in range(9)), "l t")
    s.filled(150, 220, 480, 130, "b")
    for i, x in enumerate(range(190, 620, 62)):
        s.disc(x, 318, 17, "a")
        s.parts.append(f'<circle class="{"w" if i % 2 == 0 else "k"}" cx="{x}" cy="318" r="15"/>')
    s.filled(150, 166, 420, 54, "e")
    for x in (290, 384, 478):
        s.path(f"M{x} 166V220", "l t")
    for x in (220, 330, 440):
        s.path(f"M{x} 140c-16 -22 16 -34 0 -56", "w")
    s.filled(110, 60, 40, 480, "a")
    s.word("Fliesen", 172, 202)
    s.word("Estrich mit Heizrohren", 172, 268)
    s.word("Dämmung", 172, 382)
    s.word("Decke", 172, 474)
    return s


def facade():
    """An insulated wall in section, from the room to the render."""
    s = Sheet(800, 600)
    s.filled(140, 90, 30, 450, "a")  # inner plaster
    s.filled(170, 90, 190, 450, "h")
    for i, y in enumerate(range(90, 540, 50)):
        s.path(f"M170 {y}H360", "l t")
        s.path(f"M{234 if i % 2 else 296} {y}v50", "l t")
    s.filled(360, 150, 220, 390, "g")
    for y in range(186, 520, 44):
        s.path(f"M360 {y}" + "".join("q13.75 -22 27.5 0t27.5 0" for _ in range(4)), "l t")
    s.filled(580, 210, 24, 330, "b")
    s.filled(604, 250, 18, 290, "e")
    s.path("M330 430H590M590 412v36")  # dowel
    s.path("M40 430h64m-20 -13l20 13l-20 13", "w")
    s.word("innen", 40, 400)
    s.word("Ziegel 24 cm", 182, 70)
    s.word("Dämmung 16 cm", 372, 132)
    s.word("Armierung", 590, 192)
    s.word("Putz", 634, 280)
    s.word("außen", 660, 440)
    return s


def rainwater():
    """A house with a cistern in section."""
    s = Sheet(800, 600)
    s.box(0, 350, 800, 250, "b")
    s.path("M0 350H800")
    s.filled(110, 180, 280, 170, "a")
    s.path("M90 180L250 70L410 180Z", "c")
    s.path("M90 180L250 70L410 180Z")
    s.path("M410 188V404H470", "k")
    s.filled(470, 384, 214, 176, "a", 30)
    s.box(472, 448, 210, 110, "e", 26)
    s.box(470, 384, 214, 176, "l", 30)
    s.filled(550, 340, 60, 44, "a", 4)
    s.filled(436, 384, 44, 42, "g", 4)
    s.path("M444 398h28M444 411h28", "l t")
    s.path("M684 420H792", "k")
    s.path("M520 536H336V310M336 310H300M336 310V240H210", "k")
    s.filled(238, 286, 62, 56, "b", 6)  # washing machine
    s.disc(269, 316, 17)
    s.filled(160, 216, 50, 40, "b", 18)  # toilet
    s.word("Dach sammelt", 424, 120)
    s.path("M418 124L330 140", "l t")
    s.word("Filter", 378, 456)
    s.word("Zisterne 5 m³", 484, 520)
    s.word("Überlauf", 792, 404, "o r")
    s.word("WC und", 122, 284)
    s.word("Wäsche", 122, 316)
    return s


DRAWINGS = {
    "schnitt-waermepumpe": heating,
    "bad-grundriss-vorher": bath_before,
    "bad-grundriss-nachher": bath_after,
    "verteilung": board,
    "bauzeitenplan": site,
    "schnitt-fussboden": floor,
    "schnitt-fassade": facade,
    "schnitt-zisterne": rainwater,
    **SERVICES,
}

if __name__ == "__main__":
    folder, *names = sys.argv[1:]
    for name in names or DRAWINGS:
        pathlib.Path(folder, f"{name}.svg").write_text(DRAWINGS[name]().svg())
