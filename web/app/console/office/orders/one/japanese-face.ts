import css from '@fontsource/zen-old-mincho/500.css?raw';

/** Differs from the name of the site's subset of this font, which has only the characters of its pages. */
const family = 'Zen Old Mincho Whole';

const addresses = import.meta.glob<string>(
  '../../../../../../node_modules/@fontsource/zen-old-mincho/files/zen-old-mincho-[0-9]*-500-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
);

const addressOf = new Map(
  Object.entries(addresses).map(([file, address]) => [file.slice(file.lastIndexOf('/') + 1), address]),
);

/** The files of the font, each with its range of characters. */
const faces = [...css.matchAll(/url\(\.\/files\/([^)]+\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g)].flatMap(
  ([, file = '', unicodeRange = '']) => {
    const address = addressOf.get(file);
    return address === undefined ? [] : [{ address, unicodeRange }];
  },
);

let isAdded = false;

/** Loads the parts of the font that a text needs, which the machine may lack. */
export async function loadJapaneseFace(text: string): Promise<void> {
  if (!isAdded)
    for (const { address, unicodeRange } of faces)
      document.fonts.add(new FontFace(family, `url(${address})`, { weight: '500', unicodeRange }));
  isAdded = true;
  await document.fonts.load(`500 1em "${family}"`, text);
}
