"""A sheet to draw on: one style, one width of lines, in the light and in the dark."""

STYLE = """
.l{fill:none;stroke:#1f3a3d;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.t{stroke-width:1.5}
.d{stroke-dasharray:7 6}
.a{fill:#f6f1e7}.b{fill:#e0d3bb}.c{fill:#c9b797}.e{fill:#9db3ab}.f{fill:#1f3a3d}.g{fill:#d9a441}.h{fill:#b4622d}
.w,.k{fill:none;stroke-width:6;stroke-linejoin:round;stroke-linecap:round}
.w{stroke:#b4622d}.k{stroke:#4d8490}.q{fill:#4d8490}
.n circle{fill:#93461c}
.n text{fill:#fff;font:700 28px Arial,Helvetica,sans-serif;text-anchor:middle}
.o{fill:#1f3a3d;font:600 25px Arial,Helvetica,sans-serif}.m{text-anchor:middle}.r{text-anchor:end}.x{font-size:30px}
@media (prefers-color-scheme:dark){
.l{stroke:#d9d2c3}
.a{fill:#22383a}.b{fill:#2f4a4c}.c{fill:#476263}.e{fill:#44655f}.f{fill:#d9d2c3}.g{fill:#7d6227}.h{fill:#94502a}
.w{stroke:#d98a52}.k{stroke:#76aeb9}.q{fill:#3a6570}
.n circle{fill:#dfa473}.n text{fill:#182526}.o{fill:#e7e0d2}
}
"""


class Sheet:
    def __init__(self, width, height, margin=0):
        """Measures in pixels; the margin stands left and right of the drawing."""
        self.width, self.height, self.margin, self.parts = width, height, margin, []

    def path(self, d, kind="l"):
        self.parts.append(f'<path class="{kind}" d="{d}"/>')

    def box(self, x, y, width, height, kind="l", r=0):
        round_ = f' rx="{r}"' if r else ""
        self.parts.append(
            f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}"{round_}/>'
        )

    def disc(self, x, y, r, kind="l"):
        self.parts.append(f'<circle class="{kind}" cx="{x}" cy="{y}" r="{r}"/>')

    def filled(self, x, y, width, height, kind="a", r=0):
        """A filled box with its edge."""
        self.box(x, y, width, height, kind, r)
        self.box(x, y, width, height, "l", r)

    def shape(self, d, kind="a"):
        """A filled shape with its edge."""
        self.path(d, kind)
        self.path(d)

    def ring(self, x, y, r, kind="a"):
        """A filled disc with its edge."""
        self.disc(x, y, r, kind)
        self.disc(x, y, r)

    def lead(self, x, y, to_x, to_y):
        """From a dot on what is named to its name."""
        self.disc(x, y, 5, "f")
        self.path(f"M{x} {y}L{to_x} {to_y}", "l t")

    def arrow(self, x, y, degrees, kind="f", scale=1):
        """The head of an arrow, which points to the right unless turned."""
        turn = f"translate({x} {y}) rotate({degrees}) scale({scale})"
        self.parts.append(f'<path class="{kind}" transform="{turn}" d="M12 0L-8 -11V11z"/>')

    def number(self, n, x, y):
        self.parts.append(
            f'<g class="n"><circle cx="{x}" cy="{y}" r="23"/><text x="{x}" y="{y + 10}">{n}</text></g>'
        )

    def word(self, words, x, y, kind="o"):
        self.parts.append(f'<text class="{kind}" x="{x}" y="{y}">{words}</text>')

    def label(self, words, x, y, anchor=""):
        """Words that are read on a card as well."""
        self.word(words, x, y, f"o x {anchor}".strip())

    def svg(self):
        inside = "\n".join(self.parts)
        style = STYLE.strip().replace("\n", "")
        width = self.width + 2 * self.margin
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-self.margin} 0 {width} {self.height}" '
            f'width="{width}" height="{self.height}">\n<style>{style}</style>\n{inside}\n</svg>\n'
        )
