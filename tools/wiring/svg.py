"""Just enough SVG: shapes on a page, with a style for each kind of thing."""

from html import escape

STYLE = """
text { font-family: "DejaVu Sans", Verdana, sans-serif; font-size: 12px; fill: #222 }
.small { font-size: 10px }
.head { font-size: 14px; font-weight: bold }
.title { font-size: 20px; font-weight: bold }
.light { fill: #fff } .dim { fill: #667 }
.middle { text-anchor: middle } .end { text-anchor: end }
.wire { fill: none; stroke-width: 2.4; stroke-linejoin: round }
.power { stroke: #d02020 } .power5 { stroke: #ee7a10 } .ground { stroke: #222 }
.sda { stroke: #1f6fd0 } .scl { stroke: #d69a00 } .key { stroke: #2a9a4a } .data { stroke: #9340c0 }
.box { fill: #f3f1ea; stroke: #998; stroke-width: 1.2 }
"""


class Page:
    """A picture that grows shape by shape."""

    def __init__(self, width: int, height: int, title: str):
        self._lines = [
            '<svg xmlns="http://www.w3.org/2000/svg" '
            f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
        ]

    def rect(self, x: float, y: float, width: float, height: float, style: str = 'class="box"', round_: float = 6):
        self._lines.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" {style}/>')

    def circle(self, x: float, y: float, radius: float, style: str):
        self._lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {style}/>')

    def text(self, x: float, y: float, text: str, classes: str = ""):
        self._lines.append(f'<text x="{x:g}" y="{y:g}" class="{classes}">{escape(text)}</text>')

    def wire(self, points: list[tuple[float, float]], kind: str):
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        # A white edge under each wire keeps crossings readable.
        self._lines.append(f'<polyline points="{path}" class="wire" style="stroke:#fff;stroke-width:5"/>')
        self._lines.append(f'<polyline points="{path}" class="wire {kind}"/>')

    def done(self) -> str:
        return "\n".join([*self._lines, "</svg>", ""])
