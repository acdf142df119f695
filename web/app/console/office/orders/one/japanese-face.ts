import css from '@fontsource/zen-old-mincho/500.css?raw';

/** The site's pages use a subset of this font under another name; addresses need all characters. */
const family = 'Zen Old Mincho Whole';

const addresses = import.meta.glob<string>(
  '../../../../../../node_modules/@fontsource/zen-old-mincho/files/zen-old-mincho-[0-9]*-500-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
);

const addressByFile = new Map(
  Object.entries(addresses).map(([file, address]) => [file.slice(file.lastIndexOf('/') + 1), address]),
);

/** The files of the font, each with its range of characters. */
const fontFiles = [
  ...css.matchAll(/url\(\.\/files\/([^)]+\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/g),
].flatMap(([, file = '', unicodeRange = '']) => {
  const address = addressByFile.get(file);
  return address === undefined ? [] : [{ address, unicodeRange }];
});

let isAdded = false;

/** Loads the font files with the characters of a text, since the device may have no Japanese font. */
export async function loadJapaneseFace(text: string): Promise<void> {
  if (!isAdded)
    for (const { address, unicodeRange } of fontFiles)
      document.fonts.add(new FontFace(family, `url(${address})`, { weight: '500', unicodeRange }));
  isAdded = true;
  await document.fonts.load(`500 1em "${family}"`, text);
}
