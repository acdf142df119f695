import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { wordmarkLines } from '#app/content/frame/navigation.ts';
import { successCopy } from '#app/content/japan/payment-copy.ts';
import { shopCopy } from '#app/content/japan/shop-copy.ts';
import { shopHeroCopy } from '#app/content/japan/shop-hero-copy.ts';
import { slipCopy } from '#app/content/staff/packing-slip.ts';
import { LegalDisclosurePage } from '#app/features/japan/legal-disclosure-page.tsx';
import { PaymentCancelPage } from '#app/features/japan/payment-cancel-page.tsx';
import { ShopPage } from '#app/features/japan/shop-page.tsx';
import { renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { prefectures } from '#shared/shop/prefectures.ts';
import { products } from '#shared/shop/products.ts';
import { charactersIn } from './art/characters-in.testing.ts';

const fonts = path.join(import.meta.dirname, 'app/ui/fonts');
const file = (name: string) => path.join(fonts, `${name}.woff2`);
const facesOfThePages = ['zen-old-mincho', 'newsreader-japan', 'instrument-sans'];

const headingsOf = async (page: ReactNode): Promise<string> =>
  [...(await renderStaticWithLazyParts(page, '/jp')).html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs)]
    .map(([, heading = '']) => heading.replace(/<[^>]+>/g, ''))
    .join('');

const pages = [
  <ShopPage key="shop" />,
  <LegalDisclosurePage key="legal" />,
  <PaymentCancelPage key="cancel" />,
];

/** All text set in the Mincho: headings, the lead of the shop, names and the unit of large sums. */
const textInMincho = async (): Promise<string> =>
  [
    ...(await Promise.all(pages.map(headingsOf))),
    ...Object.values(successCopy).flatMap((words) =>
      typeof words === 'object' && 'title' in words ? words.title : [],
    ),
    successCopy.record,
    ...shopHeroCopy.lead,
    ...products.map(({ name }) => name.ja),
    shopCopy.yen,
  ].join('');

describe('the fonts of the Japanese pages', () => {
  it('contain every character that the pages set in them', async () => {
    const available = new Set([
      ...charactersIn(file('zen-old-mincho')),
      ...charactersIn(file('newsreader-japan')),
    ]);
    const missing = [...new Set(await textInMincho())]
      .filter((character) => !available.has(character))
      .join('');
    expect(missing, 'add to web/art/japanese-characters.txt and run web/art/subset-fonts.py').toBe('');
  });

  it('are two: one for Japanese and one for Latin characters', () => {
    expect(charactersIn(file('zen-old-mincho'))).toContain('酒');
    const latin = charactersIn(file('newsreader-japan'));
    for (const letter of `${wordmarkLines.join(' ')}0123456789,%`) expect(latin).toContain(letter);
    expect(latin).not.toContain('酒');
  });

  it('are at most 75 kB together', () => {
    const bytes = facesOfThePages.reduce((sum, name) => sum + statSync(file(name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(75_000);
  });
});

it('the Japanese font that packing slips load has the characters of names and addresses', () => {
  const files = path.join(import.meta.dirname, '../node_modules/@fontsource/zen-old-mincho/files');
  const available = new Set(
    globSync('zen-old-mincho-[0-9]*-500-normal.woff2', { cwd: files }).flatMap((name) => [
      ...charactersIn(path.join(files, name)),
    ]),
  );
  const texts = [
    ...Object.values(slipCopy.ja),
    ...prefectures.map(({ ja }) => ja),
    '佐藤鈴木高橋髙田渡邊渡邉齋藤齊斎﨑濱廣澤櫻井德永眞壁祐輝翔凛彌瑠',
    '丁目番地号室棟階町村区市郡大字ヶ丘ノ々ー〒・様ぁ-んァ-ヶ',
  ].join('');
  expect([...new Set(texts)].filter((character) => !available.has(character) && character !== '-')).toEqual(
    [],
  );
});
