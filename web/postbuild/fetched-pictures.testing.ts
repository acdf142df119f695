import { attributesOf } from './page-reading.testing.ts';

/** Viewport width in CSS pixels, and device pixels per CSS pixel. */
export interface Screen {
  width: number;
  density: number;
}

/**
 * URLs of all pictures that a browser with AVIF fetches when scrolling through a page: the smallest sources with
 * enough pixels.
 *
 * @param html as React renders it
 */
export function fetchedPictures(html: string, screen: Screen): string[] {
  const pictures = [...html.matchAll(/<picture[\s>][\s\S]*?<\/picture>/g)].map(([markup]) => markup);
  const otherMarkup = html.replace(/<picture[\s>][\s\S]*?<\/picture>/g, '');
  const chosenFiles = [...pictures, ...(otherMarkup.match(/<img\s[^>]*>/g) ?? [])].map((picture) =>
    chosenFile(picture, screen),
  );
  return [...new Set(chosenFiles)];
}

/** Markup of the pictures with high priority. */
export const highPriorityPictures = (html: string): string[] =>
  (html.match(/<picture[\s>][\s\S]*?<\/picture>/g) ?? []).filter((picture) =>
    /fetchpriority="high"/i.test(picture),
  );

function chosenFile(picture: string, screen: Screen): string {
  const sources = (picture.match(/<(source|img)\s[^>]*>/g) ?? []).map(attributesOf);
  const source = sources.find(({ media }) => media === undefined || matches(media, screen.width)) ?? {};
  if (source.srcset === undefined) return source.src ?? '';
  const neededWidth = displayWidth(source.sizes ?? '100vw', screen.width) * screen.density;
  const files = source.srcset
    .split(',')
    .map((choice) => choice.trim().split(' '))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseFloat(width) }))
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= neededWidth) ?? files.at(-1))?.address ?? '';
}

/** CSS width of a picture by its `sizes`. */
function displayWidth(sizes: string, width: number): number {
  for (const part of sizes.split(',').map((text) => text.trim())) {
    const [, media, length = ''] = /^(\(.+\)\s+)?(\S+)$/.exec(part) ?? [];
    if (media !== undefined && !matches(media, width)) continue;
    const [, number, unit = ''] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? [];
    const pixels = { vw: width / 100, px: 1, rem: 16 }[unit];
    if (pixels !== undefined) return Number(number) * pixels;
    throw new Error(`Unsupported sizes: ${sizes}`);
  }
  throw new Error(`No matching width in sizes: ${sizes}`);
}

function matches(media: string, width: number): boolean {
  const [, side, limit] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(media.trim()) ?? [];
  if (side === undefined) throw new Error(`Unsupported media query: ${media}`);
  return side === 'min' ? width >= Number(limit) : width <= Number(limit);
}
