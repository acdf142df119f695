import { describe, expect, it } from 'vitest';
import { renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { products } from '#shared/shop/products.ts';
import { BottleCard } from './bottle-card.tsx';
import { shopWith } from './shop.testing.ts';
import { ShopPage } from './shop-page.tsx';

/** The prerendered page. */
async function prerenderedHtml(): Promise<string> {
  return (await renderStaticWithLazyParts(<ShopPage />, '/jp')).html;
}

describe('the shop page for Japan', () => {
  it('shows three rums with prices and quantities', async () => {
    const html = await prerenderedHtml();
    const cards = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>.*?>([\d,]+)<span[^>]*>円/gs)];
    expect(cards.map(([, name, price]) => [name, price])).toEqual([
      ['ユミ', '6,000'],
      ['エイジド', '7,000'],
      ['ロスト・タイム', '8,000'],
    ]);
    expect(html.match(/>税込</g)).toHaveLength(products.length);
    for (const { name } of products) expect(html).toContain(`aria-label="${name.ja}の本数"`);
  });

  it('has an empty cart next to the rums, and no open sheet', async () => {
    const html = await prerenderedHtml();
    expect(html).toContain('カートは空です。');
    expect(html).not.toContain('<dialog');
  });

  it('is readable without JavaScript, and explains that ordering needs it', async () => {
    const html = await prerenderedHtml();
    expect(html).toMatch(/<noscript>.*JavaScript.*mailto:/s);
    for (const term of [
      '1本につき1,300円',
      '25,000円以上で無料',
      '48時間以内に発送',
      '3〜5営業日',
      '日本国内の倉庫',
      '関税は当社が済ませています',
      '返品は未開封の商品に限り',
      'お客様のご負担です',
      '合わせて12本まで',
      'は、合わせて24本まで',
    ])
      expect(html.replace(/<wbr\/>/g, '')).toContain(term);
  });
});

describe('the stock of a rum', () => {
  const [product] = products as [(typeof products)[0]];
  const card = async (stock: Parameters<typeof shopWith>[1], quantity = 0) => {
    const shop = shopWith({ items: [{ id: product.id, quantity }] }, stock);
    return (await renderStaticWithLazyParts(<BottleCard product={product} shop={shop} />, '/jp')).text;
  };

  it.each([
    [24, '在庫あり'],
    [6, '在庫あり'],
    [5, '残り5本'],
    [1, '残り1本'],
    [0, '在庫なし'],
  ])('of %i bottles is shown as %s', async (bottles, words) => {
    expect(await card({ [product.id]: bottles })).toContain(words);
  });

  it('is shown as loading, or as checked with the order if it fails to load', async () => {
    expect(await card('loading')).toContain('在庫を確認しています');
    expect(await card('failed')).toContain('在庫はご注文時に確認します');
  });

  it('has a message when it is less than the quantity in the cart', async () => {
    expect(await card({ [product.id]: 4 }, 5)).toContain('Sorry, only 4 bottles available in stock.');
    expect(await card({ [product.id]: 5 }, 5)).not.toContain('Sorry');
  });
});
