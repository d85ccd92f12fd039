"""What each service is, in one drawing: its words stand in it, so that it needs no list beside it."""

import math
import random

from sheet import Sheet


def flame(s, x, y):
    s.shape(f"M{x} {y}c-34 0 -36 -34 -12 -60c4 16 10 18 14 6c2 -10 -2 -16 2 -26c22 24 34 80 -4 80z", "g")


def heat_pump():
    """Where the heat comes from: two parts of air and one of current."""
    s = Sheet(800, 600)
    s.shape("M60 130H250C320 130 330 190 380 190V350C330 350 320 290 250 290H60L90 210z", "q")
    s.shape("M60 400H250C320 400 320 350 380 350V430C330 430 320 480 250 480H60L80 440z", "g")
    s.shape("M480 190H700L750 310L700 430H480z", "h")
    s.filled(370, 150, 120, 320, "a", 14)
    s.ring(430, 260, 44, "b")
    s.path("M430 260c-8 -20 0 -34 14 -36M430 260c20 -8 34 0 36 14M430 260c8 20 0 34 -14 36M430 260c-20 8 -34 0 -36 -14", "l t")
    s.disc(430, 260, 6, "")
    for y in (350, 374, 398, 422):
        s.path(f"M392 {y}H468", "l t")
    s.path("M385 470V500M475 470V500M350 500H510")
    s.label("2 Teile Luft", 100, 110)
    s.label("1 Teil Strom", 100, 380)
    s.label("3 Teile Wärme", 508, 165)
    return s


def condensing():
    """What a cool return is good for: water out of the exhaust."""
    s = Sheet(800, 600)
    s.filled(40, 40, 720, 70, "c")
    for x in range(60, 760, 60):
        s.path(f"M{x} 104l40 -56", "l t")
    s.filled(372, 30, 76, 130, "a")
    s.filled(392, 24, 36, 136, "b")
    s.path("M410 76V40")
    s.arrow(410, 34, -90)
    s.filled(270, 150, 280, 330, "a", 18)
    s.filled(310, 190, 200, 220, "b", 10)
    for x in (360, 408, 456):
        s.shape(f"M{x} 250c0 -26 -22 -30 -8 -56c20 14 36 26 30 56z", "g")
    s.path("M200 300H320H490V330H330", "w")
    s.path("M330 330V360H490V390H200", "k")
    for x in (360, 410, 460):
        s.shape(f"M{x} 424c-14 20 -12 30 0 30s14 -10 0 -30z", "q")
    s.path("M410 480V506q0 18 18 18h22q18 0 18 18V570")
    s.arrow(198, 300, 180,"h")
    s.arrow(240, 390, 0,"q")
    s.label("Vorlauf", 56, 286)
    s.label("Rücklauf,", 60, 378)
    s.label("kühl", 60, 424)
    s.lead(440, 126, 564, 140)
    s.label("Abgas, nur", 574, 150)
    s.label("45 °C warm", 574, 186)
    s.lead(460, 448, 590, 400)
    s.label("Wasser aus", 600, 396)
    s.label("dem Abgas", 600, 432)
    return s


def oil():
    """Tank in its basin, burner, boiler, chimney."""
    s = Sheet(800, 600)
    s.filled(40, 500, 720, 50, "c")
    s.box(40, 372, 370, 128, "e")
    s.path("M40 356V500H410V356")
    s.filled(80, 170, 290, 310, "b", 28)
    s.path("M82 320H368V452q0 28 -28 28H108q-26 0 -26 -28z", "g")
    s.box(80, 170, 290, 310, "l", 28)
    s.path("M82 320q24 -14 48 0t48 0t48 0t48 0t48 0t46 0", "l t")
    s.path("M200 170V140H250V170")
    s.path("M270 440V120H520V392", "w")
    s.arrow(520, 392, 90,"h")
    s.filled(540, 240, 180, 260, "a", 14)
    s.filled(570, 270, 120, 110, "b", 8)
    flame(s, 630, 366)
    s.box(500, 400, 60, 50, "", 6)
    s.filled(610, 40, 50, 200, "b")
    s.path("M635 150V90")
    s.arrow(635, 80, -90)
    s.label("Tank", 180, 262, "m")
    s.label("Auffangraum", 225, 540, "m")
    s.label("Brenner", 476, 486, "m")
    s.label("Kessel", 642, 470, "m")
    return s


def pellets():
    """From the lorry over store and screw into the boiler."""
    s = Sheet(800, 600)
    s.filled(40, 510, 720, 40, "c")
    s.filled(70, 110, 370, 400, "a")
    s.path("M73 290L220 450H290L437 290V507H73z", "c")
    s.path("M73 290L220 450H290L437 290")
    s.path("M82 230q60 -50 170 -60t176 60L437 290L290 450H220L73 290z", "g")
    s.path("M76 240q60 -60 176 -70t182 66", "l t")
    chance = random.Random(4)
    pts = []
    for i in range(70):
        y = chance.randint(205, 440)
        w = 172 - max(0, (y - 290)) * 0.92
        x = 255 + chance.uniform(-w + 14, w - 14)
        if all((x - a) ** 2 + (y - b) ** 2 > 420 for a, b in pts):
            pts.append((x, y))
    s.path("".join(f"M{x:.0f} {y:.0f}l{chance.choice((10,8,-8))} {chance.choice((6,-6,4))}" for x, y in pts), "l t")
    s.path("M218 470H600")
    s.path("M218 498H560")
    s.path("M226 498" + "l14 -28l14 28" * 11, "l t")
    s.filled(560, 190, 170, 320, "a", 14)
    s.filled(590, 230, 110, 120, "b", 8)
    flame(s, 645, 338)
    s.filled(590, 440, 110, 46, "e", 6)
    s.filled(630, 60, 44, 130, "b")
    s.path("M652 130V80")
    s.arrow(652, 72, -90)
    s.path("M40 150H110M40 182H110")
    s.path("M110 140V192")
    s.label("Lager", 255, 350, "m")
    s.label("Schnecke", 400, 542, "m")
    s.label("Asche", 645, 473, "m")
    s.label("Kessel", 645, 402, "m")
    s.label("vom Silowagen", 60, 90)
    return s


def gauge():
    """Where the needle of a heating has to stand."""
    s = Sheet(800, 600)
    cx, cy = 400, 310
    def pt(v, r):
        a = math.radians(150 + v / 4 * 240)
        return cx + r * math.cos(a), cy + r * math.sin(a)
    def arc(v1, v2, r1, r2):
        a, b, c, d = pt(v1, r2), pt(v2, r2), pt(v2, r1), pt(v1, r1)
        big = 1 if (v2 - v1) / 4 * 240 > 180 else 0
        return f"M{a[0]:.1f} {a[1]:.1f}A{r2} {r2} 0 {big} 1 {b[0]:.1f} {b[1]:.1f}L{c[0]:.1f} {c[1]:.1f}A{r1} {r1} 0 {big} 0 {d[0]:.1f} {d[1]:.1f}z"
    s.parts.append('<g transform="translate(72 56) scale(.82)">')
    s.path("M360 524V566M440 524V566")
    s.filled(340, 520, 120, 46, "b")
    s.ring(cx, cy, 240, "b")
    s.ring(cx, cy, 222, "a")
    s.shape(arc(0, 1, 168, 205), "c")
    s.shape(arc(1, 2, 168, 205), "e")
    s.shape(arc(2.5, 4, 168, 205), "h")
    s.shape(arc(2, 2.5, 168, 205), "c")
    for v in range(5):
        x, y = pt(v, 138)
        s.label(str(v), round(x), round(y) + 11, "m")
    for v in [x / 2 for x in range(9)]:
        a, b = pt(v, 156), pt(v, 168)
        s.path(f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}", "l t" if v % 1 else "l")
    a = pt(1.5, 176)
    s.path(f"M{cx} {cy}L{a[0]:.0f} {a[1]:.0f}", "w")
    s.disc(cx, cy, 16, "")
    s.label("bar", cx, cy + 74, "m")
    s.parts.append("</g>")
    def q(v, r):
        x, y = pt(v, r)
        return round(72+.82 * x), round(56+.82 * y)
    s.label("so soll", 40, 120)
    s.label("es stehen", 40, 156)
    a = q(1.2, 188)
    s.lead(*a, 190, 146)
    s.label("zu voll", 640, 190)
    a = q(3, 188)
    s.lead(*a, 634, 184)
    s.label("nachfüllen", 40, 500)
    a = q(.4, 188)
    s.lead(*a, 150, 468)
    return s


def shower():
    """The floor of a shower in section."""
    s = Sheet(800, 600)
    s.filled(90, 470, 620, 90, "c")
    for x in range(110, 700, 60):
        s.path(f"M{x} 530l24 24", "l t")
    s.filled(90, 40, 60, 430, "c")
    for y in range(60, 460, 60):
        s.path(f"M100 {y+30}l36 -30", "l t")
    s.filled(150, 410, 560, 60, "g")
    s.path("M150 452" + "q14 -26 28 0t28 0" * 10, "l t")
    s.shape("M150 410V372L230 376L290 376L710 336V410z", "b")
    s.path("M156 60V366L232 370H288L710 330", "w")
    s.shape("M164 60H182V352L232 356V366L164 362z", "e")
    s.shape("M290 356L710 316V326L290 366z", "e")
    s.filled(232, 352, 58, 34, "a", 4)
    s.path("M240 352V360M252 352V360M264 352V360M276 352V360", "l t")
    s.path("M246 386V412q0 26 26 26h0q26 0 26 -26v0q0 -14 14 -14H370")
    s.filled(560, 60, 10, 262, "q")
    s.path("M182 120H300q20 0 20 20v10")
    s.shape("M290 150H350L362 170H278z", "b")
    s.path("M296 190V230M320 190V240M344 190V230", "k")
    s.lead(158, 90, 194, 90)
    s.label("Abdichtung", 202, 100)
    s.path("M330 338L540 318", "l t")
    s.arrow(336, 337, 175,"", .8)
    s.label("Gefälle 2 %", 440, 298, "m")
    s.lead(262, 356, 244, 316)
    s.label("Rinne", 204, 308)
    s.lead(650, 321, 650, 270)
    s.label("Fliesen", 650, 256, "m")
    s.label("Estrich", 580, 388, "m")
    return s


def drinking_water():
    """From the street to the tap."""
    s = Sheet(800, 600)
    s.filled(40, 40, 50, 520, "c")
    for y in range(60, 560, 60):
        s.path(f"M48 {y+28}l34 -28", "l t")
    s.path("M0 400H270M330 400H530M530 400V170H720M530 400H590", "k")
    s.ring(160, 400, 44, "a")
    s.filled(134, 388, 52, 24, "b", 4)
    s.label("Zähler", 160, 480, "m")
    s.path("M236 360V440")
    s.filled(270, 360, 60, 80, "a", 6)
    s.shape("M276 440H324V500q0 24 -24 24t-24 -24z", "e")
    s.path("M290 440V505M300 440V508M310 440V505", "l t")
    s.label("Filter", 300, 554, "m")
    s.shape("M380 372h60v56h-60z", "b")
    s.ring(410, 346, 22, "a")
    s.path("M410 346l10 -12")
    s.label("Druckminderer", 410, 306, "m")
    s.filled(590, 290, 120, 230, "b", 40)
    s.path("M592 330q0 -38 38 -38h40q38 0 38 38v60H592z", "h")
    s.box(590, 290, 120, 230, "l", 40)
    s.label("Speicher", 650, 554, "m")
    s.path("M650 290V120H720M690 296V240H750V120", "w")
    s.path("M750 120H720", "w d")
    for y in (170, 120):
        s.shape(f"M720 {y-12}h22v10h14v14h-36z", "b")
    s.label("kalt, unter 25 °C", 520, 180, "r")
    s.label("warm, ab 55 °C", 620, 100, "r")
    return s


def renovation():
    """What comes first at a house, and what last."""
    s = Sheet(800, 600)
    s.path("M40 520H760")
    s.filled(170, 470, 460, 70, "c")
    s.shape("M190 250V470H610V250L400 90z", "a")
    s.path("M190 360H610M190 262H610")
    s.shape("M400 54L640 238V262L400 78L160 262V238z", "g")
    s.shape("M160 262H188V470H160z", "g")
    s.shape("M612 262H640V470H612z", "g")
    s.shape("M190 446H610V470H190z", "g")
    s.filled(176, 286, 30, 56, "q")
    s.filled(594, 286, 30, 56, "q")
    s.filled(330, 400, 60, 46, "e", 4)
    s.path("M390 415H450V320M390 432H470V320", "w")
    s.filled(434, 290, 80, 30, "b", 4)
    s.number(1, 400, 92)
    s.number(2, 640, 430)
    s.number(3, 640, 314)
    s.number(4, 280, 458)
    s.number(5, 360, 400)
    s.label("Dach", 440, 60)
    s.label("Wand", 672, 440)
    s.label("Fenster", 662, 324)
    s.label("Kellerdecke", 268, 516, "m")
    s.label("Heizung", 310, 400, "r")
    return s


def stud_wall():
    """A wall of plasterboard, seen from above."""
    s = Sheet(800, 600)
    y1, y2 = 175, 395
    s.box(60, y1, 680, y2 - y1, "g")
    s.path("M60 285" + "q17 -150 34 0t34 0"*10, "l t")
    for x in (120, 390, 660):
        s.box(x - 20, y1, 40, y2 - y1, "a")
        s.path(f"M{x+20} {y1+30}V{y1}H{x-20}V{y2}H{x+20}V{y2-30}")
    s.filled(60, y1 - 30, 330, 30, "a")
    s.filled(390, y1 - 30, 350, 30, "a")
    s.filled(60, y1 - 60, 560, 30, "a")
    s.filled(620, y1 - 60, 120, 30, "a")
    s.filled(60, y2, 330, 30, "a")
    s.filled(390, y2, 350, 30, "a")
    s.filled(60, y2 + 30, 200, 30, "a")
    s.filled(260, y2 + 30, 480, 30, "a")
    s.path("M120 482V522M390 482V522M126 506H384", "l t")
    s.arrow(128, 506, 180,"", .7)
    s.arrow(382, 506, 0,"", .7)
    s.label("62,5 cm", 255, 546, "m")
    s.lead(560, 130, 560, 96)
    s.label("2 × 12,5 mm Platte", 740, 82, "r")
    s.box(455, 261, 150, 48, "a", 8)
    s.label("Dämmung", 530, 296, "m")
    s.lead(108, 285, 108, 96)
    s.label("Ständer", 60, 82)
    return s


def circuits():
    """Each circuit has its switch."""
    s = Sheet(800, 600)
    s.filled(40, 40, 40, 520, "c")
    for y in range(60, 560, 60):
        s.path(f"M46 {y+28}l28 -28", "l t")
    s.filled(140, 70, 240, 460, "a", 14)
    s.path("M0 440H180", "w")
    s.filled(180, 400, 90, 90, "b", 8)
    s.filled(194, 420, 62, 26, "a", 4)
    s.path("M204 462H246M204 474H246", "l t")
    s.path("M270 440H330V120", "w")
    for y, room in ((120,"Küche"), (215,"Bad"), (310,"Wärmepumpe"), (405,"Wallbox")):
        s.path(f"M330 {y}H520", "w")
        s.filled(290, y - 32, 64, 64, "a", 6)
        s.box(312, y - 18, 20, 22, "", 4)
        s.path(f"M300 {y+18}H344", "l t")
        s.label(room, 546, y + 10)
        s.ring(518, y, 14, "b")
    s.label("Zähler", 160, 384)
    s.label("FI/LS", 156, 130)
    s.lead(296, 120, 244, 120)
    s.label("je Kreis ein Schalter", 400, 500)
    return s


def photovoltaics():
    """The way of the current from the roof."""
    s = Sheet(800, 600)
    s.path("M40 530H760")
    s.shape("M150 300V530H510V300L330 160z", "a")
    s.shape("M120 316L330 140L540 316L520 338L330 178L140 338z", "b")
    for i in range(4):
        x1, y1 = 344 + i * 46, 152 + i * 38.5
        s.shape(f"M{x1:.0f} {y1-10:.0f}l40 33.5l-9 12l-40 -33.5z", "q")
    s.ring(660, 110, 44, "g")
    for k in range(8):
        a = k * math.pi / 4
        s.path(f"M{660+58*math.cos(a):.0f} {110+58*math.sin(a):.0f}L{660+74*math.cos(a):.0f} {110+74*math.sin(a):.0f}")
    s.path("M440 252V380H400", "w")
    s.filled(330, 350, 70, 60, "b", 8)
    s.path("M342 394L388 366M344 372h12M374 394q6 -10 12 0", "l t")
    s.filled(190, 430, 80, 90, "e", 8)
    s.box(214, 420, 32, 10, "", 2)
    s.path("M204 500H256M204 480H256M204 460H256", "l t")
    s.path("M330 380H230V420", "w")
    s.filled(420, 440, 60, 70, "b", 6)
    s.path("M432 460H468M432 474H468", "l t")
    s.path("M365 410V475H420M480 475H700V300", "w")
    s.path("M700 530V270M660 300H740M672 330H728")
    s.label("Module", 530, 220)
    s.label("Wechselrichter", 176, 338)
    s.label("Speicher", 282, 518)
    s.label("Zähler", 520, 515)
    s.label("Netz", 700, 250, "m")
    return s


def wallbox():
    """A line of its own for the car."""
    s = Sheet(800, 600)
    s.path("M40 520H760")
    s.filled(40, 90, 300, 430, "b")
    s.filled(90, 180, 130, 200, "a", 10)
    for i in range(3):
        for j in range(4):
            s.filled(104 + j * 27, 196 + i * 56, 22, 40, "b", 3)
    s.filled(185, 308, 22, 40, "h", 3)
    s.path("M196 348V440H380V330", "w")
    s.filled(350, 230, 80, 120, "a", 16)
    s.ring(390, 270, 18, "e")
    s.path("M402 350c0 130 60 60 82 30q18 -24 50 -20")
    s.shape("M470 480q0 -60 50 -72q30 -76 84 -76h60q52 0 84 74q12 10 12 40v34z", "e")
    s.shape("M548 406q20 -48 58 -48h14v48zM636 358h26q36 0 58 48h-84z", "a")
    s.disc(540, 484, 36, "")
    s.disc(690, 484, 36, "")
    s.disc(540, 484, 16, "a")
    s.disc(690, 484, 16, "a")
    s.label("eigener Stromkreis", 52, 488)
    s.label("Zählerschrank", 52, 150)
    s.label("Wallbox, 11 kW", 360, 190)
    return s


SERVICES = {
    "prinzip-waermepumpe": heat_pump,
    "prinzip-brennwert": condensing,
    "prinzip-oelheizung": oil,
    "prinzip-pellets": pellets,
    "manometer": gauge,
    "schnitt-dusche": shower,
    "schema-trinkwasser": drinking_water,
    "reihenfolge-sanierung": renovation,
    "schnitt-staenderwand": stud_wall,
    "schema-stromkreise": circuits,
    "schema-photovoltaik": photovoltaics,
    "schema-wallbox": wallbox,
}
