"""Subsets the fonts to the characters of the site.

Run from the repository root after changing the versions of the @fontsource packages or the characters below or in
japanese-characters.txt; the results are committed. Needs `pip install fonttools brotli`.

    python3 web/art/subset-fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

variable = Path("node_modules/@fontsource-variable")
fixed = Path("node_modules/@fontsource")
target = Path("web/app/ui/fonts")

# Characters of Japanese pages in the Mincho; a test names a missing one.
japanese = Path("web/art/japanese-characters.txt").read_text().replace("\n", "")

ascii_letters = "".join(map(chr, range(0x20, 0x7F)))
latin = ascii_letters + "\u00a0©«°·»½×‐‑–—‘’“”•…\u202f−"
french_and_neighbours = "ÀÂÇÈÉÊËÎÏÔÙÛÜàâäçèéêëîïñôöùûüœŒ"
# Letters in names of guests from Western Europe and the Pacific, in the text face.
more_names = "ÁÃÄÅÆÌÍÑÒÓÕÖØÚÝßáãåæìíòóõøúýÿ"

faces = [
    {
        "source": variable / "newsreader/files/newsreader-latin-opsz-normal.woff2",
        "name": "newsreader",
        "axes": {"wght": (330, 400), "opsz": (18, 72)},
        "characters": latin + french_and_neighbours,
        "tabular": False,
        "narrow space": 0.5,
    },
    {
        # For Latin text in Japanese pages: one weight, one size, no accents.
        "source": variable / "newsreader/files/newsreader-latin-opsz-normal.woff2",
        "name": "newsreader-japan",
        "axes": {"wght": 400, "opsz": 36},
        "characters": latin,
        "tabular": False,
        "narrow space": None,
    },
    {
        "source": fixed / "zen-old-mincho/files/zen-old-mincho-japanese-500-normal.woff2",
        "name": "zen-old-mincho",
        "axes": {},
        "characters": japanese,
        "tabular": False,
        "narrow space": None,
    },
    {
        "source": variable / "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        "name": "instrument-sans",
        "axes": {"wght": (400, 600)},
        "characters": latin + french_and_neighbours + more_names + "←→",
        # Tabular figures by default, so that no CSS rule has to request them.
        "tabular": True,
        # Its space is narrow: half of it would be 1.5 pixels in a label.
        "narrow space": 0.9,
    },
]


def make_tabular(font: TTFont) -> None:
    swaps: dict[str, str] = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for subtable in gsub.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    for table in font["cmap"].tables:
        for code, glyph in table.cmap.items():
            table.cmap[code] = swaps.get(glyph, glyph) if 0x30 <= code <= 0x39 else glyph


# French sets it before high punctuation; no source font has it.
narrow_space = 0x202F


def add_narrow_space(font: TTFont, share: float) -> None:
    """Adds an empty glyph, `share` of the width of a space, at the end, so that no other glyph changes its number."""
    if narrow_space in font.getBestCmap():
        return
    font.ensureDecompiled()
    glyphs = [*font.getGlyphOrder(), "uni202F"]
    space = font.getBestCmap()[0x20]
    width, _ = font["hmtx"][space]
    font.setGlyphOrder(glyphs)
    font["glyf"].glyphs["uni202F"] = font["glyf"][space]
    font["glyf"].setGlyphOrder(glyphs)
    font["hmtx"]["uni202F"] = (round(width * share), 0)
    if "gvar" in font:
        font["gvar"].variations["uni202F"] = []
    widths = font["HVAR"].table.AdvWidthMap if "HVAR" in font else None
    if widths is not None:
        widths.mapping["uni202F"] = widths.mapping[space]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[narrow_space] = "uni202F"


def add_non_breaking_hyphen(font: TTFont) -> None:
    """Maps U+2011 to the hyphen, so that Port-Vila stays on one line; no source font has it."""
    for table in font["cmap"].tables:
        if table.isUnicode() and 0x2D in table.cmap:
            table.cmap.setdefault(0x2011, table.cmap[0x2D])


for face in faces:
    font = TTFont(face["source"])
    if face["axes"]:
        font = instantiateVariableFont(font, face["axes"])
    if face["narrow space"]:
        add_narrow_space(font, face["narrow space"])
        add_non_breaking_hyphen(font)
    if face["tabular"]:
        make_tabular(font)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "rvrn", "pnum", "tnum", "halt", "chws"]
    subsetter = Subsetter(options)
    subsetter.populate(text=face["characters"])
    subsetter.subset(font)
    font.flavor = "woff2"
    target.mkdir(parents=True, exist_ok=True)
    font.save(target / f"{face['name']}.woff2")
    licence = face["source"].parent.parent / "LICENSE"
    (target / f"{face['name']}-licence.txt").write_text(licence.read_text())
