"""Cuts the two typefaces down to what the site sets.

Run from the repository root after changing the versions of the @fontsource-variable packages or the characters
below; the results are committed. Needs `pip install fonttools brotli`.

    python3 web/art/subset-fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

packages = Path("node_modules/@fontsource-variable")
target = Path("web/app/ui/fonts")

ascii_letters = range(0x20, 0x7F)
punctuation = "\u00a0©«°·»½×‐‑–—‘’“”•…\u202f−"
french_and_neighbours = "ÀÂÇÈÉÊËÎÏÔÙÛÜàâäçèéêëîïñôöùûüœŒ"
# Names of guests are set in the text face: more of Western Europe and the Pacific.
more_names = "ÁÃÄÅÆÌÍÑÒÓÕÖØÚÝßáãåæìíòóõøúýÿ"

faces = [
    {
        "source": packages / "newsreader/files/newsreader-latin-opsz-normal.woff2",
        "name": "newsreader",
        "axes": {"wght": (330, 400), "opsz": (18, 72)},
        "characters": french_and_neighbours,
        "tabular": False,
    },
    {
        "source": packages / "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
        "name": "instrument-sans",
        "axes": {"wght": (400, 600)},
        "characters": french_and_neighbours + more_names + "←→",
        # Figures of one width by default, so that no rule of CSS can forget to ask for them.
        "tabular": True,
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


for face in faces:
    font = instantiateVariableFont(TTFont(face["source"]), face["axes"])
    if face["tabular"]:
        make_tabular(font)
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "rvrn", "pnum", "tnum"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*ascii_letters], text=punctuation + face["characters"])
    subsetter.subset(font)
    font.flavor = "woff2"
    target.mkdir(parents=True, exist_ok=True)
    font.save(target / f"{face['name']}.woff2")
    licence = face["source"].parent.parent / "LICENSE"
    (target / f"{face['name']}-licence.txt").write_text(licence.read_text())
