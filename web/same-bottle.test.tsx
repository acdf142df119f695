import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { batches } from '#app/content/batches/batches.ts';
import { unlistedRecords } from '#app/content/batches/unlisted-records.ts';
import { shopTexts } from '#app/content/japan/shop-texts.ts';
import { pages } from '#app/content/pages/pages.ts';
import { releases } from '#app/content/releases/releases.ts';
import { range } from '#app/content/spirits/spirits.ts';
import { BatchesPage } from '#app/features/batches/batches-page.tsx';
import { ShopPage } from '#app/features/japan/shop-page.tsx';
import { renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { confirmationLetter } from '#functions/email/order/japanese-order.ts';
import { sampleOrder } from '#functions/email/order/mailed-order.testing.ts';
import { renderLetter } from '#functions/email/order/order-letter.tsx';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { type ProductKey, products } from '#shared/shop/products.ts';
import { bottleLabels } from './art/bottle-labels.ts';

// Label, Spirits page, shop, order email and batch record describe the same bottle.

const labelOf = (name: string) =>
  bottleLabels.find((label) => label.name.join(' ') === name)?.story.join(' ');
const spiritsPageEntry = (name: string) => range.find((bottle) => bottle.name === name);

function orderEmail(key: ProductKey): string {
  const product = products.find((product) => product.key === key);
  if (product === undefined) throw new Error(`Unknown product: ${key}`);
  const lines = [{ id: product.id, name: product.name.ja, priceYen: product.priceYen, quantity: 1 }];
  return renderLetter(confirmationLetter(sampleOrder({ lines }), 'https://site.example')).text;
}

const pageAt = (code: string): string => {
  const Stub = createRoutesStub([{ path: '/batch/*', Component: BatchesPage }]);
  return renderToStaticMarkup(<Stub initialEntries={[`/batch/${code}`]} />);
};

describe('the rum Aged', () => {
  it('is one cask of five years on its label', () => expect(labelOf('Aged')).toBe('Single cask, five years'));

  it('is one cask of five years on the Spirits page', () => {
    expect(spiritsPageEntry('Aged')?.text).toMatch(/^The single cask, five years old/);
  });

  it('is one cask of five years in the shop, which links to the record of each bottle', async () => {
    expect(shopTexts.aged.join('')).toContain('シングルカスクで5年');
    const { links } = await renderStaticWithLazyParts(<ShopPage />, '/jp');
    for (const { number, path } of Object.values(shopBatches))
      expect(links[path]).toContain(`バッチ${number}の記録（英語）`);
  });

  it('is one cask of five years in the batch record to which the shop, the Spirits page and the order email link', () => {
    const { number, path } = shopBatches.aged;
    expect(path).toBe(`/batch/${number}`);
    expect(spiritsPageEntry('Aged')?.ways.map(({ to }) => to)).toContain(path);
    expect(orderEmail('aged')).toContain(`バッチ${number}の記録（英語）`);
    expect(orderEmail('aged')).toContain(`https://site.example${path}`);
    const record = unlistedRecords.find(({ id }) => id === number);
    expect(record).toMatchObject({ barrels: { table: [{ age: { years: 5 }, blendPercentage: 100 }] } });
    expect(record && 'barrels' in record && record.barrels?.table).toHaveLength(1);
  });
});

it('Yumi is pure cane of one farm, without a cask, on the label, the Spirits page and the batch record', () => {
  expect(labelOf('Yumi')).toBe('Pure cane, one farm');
  expect(spiritsPageEntry('Yumi')?.text).toContain('pure cane from one farm');
  expect(orderEmail('yumi')).toContain(`https://site.example/batch/${shopBatches.yumi.number}`);
  const record = batches.find(({ id }) => id === shopBatches.yumi.number);
  expect(record?.blend?.title).toBe('The farm');
  expect(record?.barrels).toBeUndefined();
});

it('Lost Times has the same batch and casks on the label, the Spirits page, the shop, the releases and the order email', () => {
  expect(labelOf('Lost Times')).toBe('Batch ARB10, seven casks in part');
  expect(spiritsPageEntry('Lost Times')?.text).toMatch(/^Seven part-filled casks/);
  expect(shopTexts.lostTime.join('')).toMatch(/バッチARB10.*7つの樽/);
  const { number, path } = shopBatches.lostTime;
  expect(orderEmail('lostTime')).toContain(`バッチ${number}`);
  expect(orderEmail('lostTime')).toContain(`https://site.example${path}`);
  expect(releases.find(({ batch }) => batch === number)?.casks).toBe('7 partial casks');
});

describe('every batch code that the site names', () => {
  const folder = path.join(import.meta.dirname, 'app/content');
  const siteText = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .concat(
      JSON.stringify(bottleLabels),
      readFileSync(path.join(import.meta.dirname, 'art/draw-labels.ts'), 'utf8'),
    )
    .join('\n');
  const codes = new Set([
    ...Object.values(shopBatches).map(({ number }) => number),
    ...(siteText.match(/\b[AY]RB\d+\b/g) ?? []),
  ]);

  it('is found by the scan of the site’s texts', () =>
    expect([...codes]).toEqual(expect.arrayContaining(['ARB10', 'C-047', 'ARB4'])));

  it.each([...codes])('%s has a page that begins with the record of the batch', (code) => {
    expect(pages.map((page) => page.path)).toContain(`/batch/${code}`);

    expect(pageAt(code).match(/<h2[^>]*>(.*?)<\/h2>/)?.[1]).toBe(code);
  });

  it('ARB10 is listed in the Storian Collection, with a link to its release', () => {
    expect(pageAt('ARB10')).toContain('href="/storian-releases#lost-times"');
  });
});
