import { attributesOf } from './page-reading.testing.ts';

/** A window that pictures are chosen for: its width in CSS pixels, and how many points of the screen one of those has. */
export interface Screen {
  width: number;
  density: number;
}

/**
 * The addresses of all pictures that a browser which knows AVIF fetches of a page, when all of it is scrolled through:
 * of each the smallest that has as many pixels as its place has points.
 *
 * @param html as React writes it
 */
export function fetchedPictures(html: string, screen: Screen): string[] {
  const pictures = [...html.matchAll(/<picture[\s>][\s\S]*?<\/picture>/g)].map(([markup]) => markup);
  const alone = html.replace(/<picture[\s>][\s\S]*?<\/picture>/g, '');
  const fetched = [...pictures, ...(alone.match(/<img\s[^>]*>/g) ?? [])].map((one) => chosen(one, screen));
  return [...new Set(fetched)];
}

/** The pictures of a page that are fetched before others, each as markup of its own. */
export const foremostPictures = (html: string): string[] =>
  (html.match(/<picture[\s>][\s\S]*?<\/picture>/g) ?? []).filter((one) => /fetchpriority="high"/i.test(one));

function chosen(picture: string, screen: Screen): string {
  const offers = (picture.match(/<(source|img)\s[^>]*>/g) ?? []).map(attributesOf);
  const offer = offers.find(({ media }) => media === undefined || matches(media, screen.width)) ?? {};
  if (offer.srcset === undefined) return offer.src ?? '';
  const needed = placeWidth(offer.sizes ?? '100vw', screen.width) * screen.density;
  const files = offer.srcset
    .split(',')
    .map((choice) => choice.trim().split(' '))
    .map(([address = '', width = '0w']) => ({ address, width: Number.parseFloat(width) }))
    .sort((one, other) => one.width - other.width);
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.address ?? '';
}

/** How wide a place is, by the attribute `sizes`, in CSS pixels. */
function placeWidth(sizes: string, width: number): number {
  for (const part of sizes.split(',').map((text) => text.trim())) {
    const [, media, length = ''] = /^(\(.+\)\s+)?(\S+)$/.exec(part) ?? [];
    if (media !== undefined && !matches(media, width)) continue;
    const [, number, unit = ''] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? [];
    const pixels = { vw: width / 100, px: 1, rem: 16 }[unit];
    if (pixels !== undefined) return Number(number) * pixels;
    throw new Error(`not known here: ${sizes}`);
  }
  throw new Error(`no width of a place in ${sizes}`);
}

function matches(media: string, width: number): boolean {
  const [, side, limit] = /^\((min|max)-width: ([\d.]+)px\)$/.exec(media.trim()) ?? [];
  if (side === undefined) throw new Error(`not known here: ${media}`);
  return side === 'min' ? width >= Number(limit) : width <= Number(limit);
}
