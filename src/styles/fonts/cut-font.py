"""Cuts the font that every page preloads, static/fonts/instrument-sans-basic-*.woff2, from the whole one.

    pip install fonttools==4.66.1 brotli
    cd static/fonts
    python3 ../../src/styles/fonts/cut-font.py instrument-sans-latin-wght-5.3.0.woff2 instrument-sans-basic-wght-5.3.0.woff2

It has the letters, figures and punctuation of our own pages, 17 KB instead of 30. Kerning is half of the original:
pairs whose kerning hardly changes with the weight get one value for all weights, rounded to four thousandths of an em,
at most 0.2 px of difference in body text.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

BASIC = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2212]
# In thousandths of an em: the change over all weights that is left out, the smallest kerning kept, and the rounding.
CHANGE, LEAST, STEP = 12, 6, 4


def cut(source, target, characters):
    """Writes the given code points of a font, with kerning and tabular figures, to a WOFF2 file."""
    options = Options(flavor='woff2', layout_features=['ccmp', 'kern', 'liga', 'tnum'], name_IDs=[0, 14], drop_tables=['STAT'])
    font = TTFont(source)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    round_kerning(font)
    font.flavor = 'woff2'
    font.save(target)


def round_kerning(font):
    """Rounds the kerning of every pair, and drops how it changes with the weight where that cannot be seen."""
    changes = getattr(font['GDEF'].table, 'VarStore', None)
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for wrapped in lookup.SubTable:
            table = getattr(wrapped, 'ExtSubTable', wrapped)
            sets = getattr(table, 'PairSet', None) or []
            classes = getattr(table, 'Class1Record', None) or []
            for pair in [p for s in sets for p in s.PairValueRecord] + [p for c in classes for p in c.Class2Record]:
                round_pair(pair.Value1, changes)


def round_pair(value, changes):
    index = getattr(value, 'XAdvDevice', None)
    change = 0
    if index is not None and index.StartSize < len(changes.VarData):
        change = max(changes.VarData[index.StartSize].Item[index.EndSize], key=abs, default=0)
    if abs(change) > CHANGE:
        return
    middle = (getattr(value, 'XAdvance', 0) or 0) + change / 2
    value.XAdvDevice = None
    value.XAdvance = 0 if abs(middle) <= LEAST else round(middle / STEP) * STEP


if __name__ == '__main__':
    cut(*sys.argv[1:], BASIC)
