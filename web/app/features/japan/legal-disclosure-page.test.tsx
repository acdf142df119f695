import { describe, expect, it } from 'vitest';
import { legalRows } from '#app/content/japan/legal-copy.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { shippingPolicies } from '#shared/shop/shipping.ts';
import { LegalDisclosurePage } from './legal-disclosure-page.tsx';

const page = renderStatic(<LegalDisclosurePage />, '/legal-disclosure');

describe('the legal disclosure', () => {
  it.each([
    ['the seller', '販売業者', 'Port Vila Rum Distillery'],
    ['the person responsible', '運営責任者', '見本'],
    ['the address', '所在地', 'バヌアツ共和国'],
    ['the telephone number', '電話番号', '+678'],
    ['the email address', 'メールアドレス', '@example.com'],
    ['the prices', '販売価格', 'ユミ（750 ml） 6,000円（税込）'],
    ['the fees', '商品代金以外の料金', '送料：'],
    ['the time of delivery', '商品の引き渡し時期', '48時間以内に発送します。 発送から3〜5営業日'],
    ['the payment method', 'お支払い方法', 'クレジットカードのみ'],
    ['the time of payment', 'お支払い時期', 'ご注文と同時に'],
    ['returns and defects', '返品と不良品', '到着から10日以内'],
    ['the quantity limit of an order', '数量の制限', '合わせて12本まで'],
    ['the quantity limit of a network', '数量の制限', 'は、合わせて24本まで'],
    ['the stock as a limit', '数量の制限', '在庫数まで'],
    ['the sign of the liquor sales manager', '酒類販売管理者標識', '酒類販売管理者の氏名'],
    ['the age restriction', '年齢制限', '20歳未満の者には酒類を販売しません'],
  ])('states %s', (_, name, words) => {
    const start = page.text.indexOf(name);
    expect(start).toBeGreaterThan(-1);
    expect(page.text.indexOf(words, start)).toBeGreaterThan(-1);
  });

  it('links back to the shop', () => {
    expect(page.links).toHaveProperty(['/jp']);
  });

  it.each([
    [
      'zoned',
      [
        '本州、四国、九州：1本につき1,300円。商品代金の合計が25,000円以上で無料。',
        '北海道、沖縄、離島：1本につき2,600円。商品代金の合計が35,000円以上で無料。',
      ],
    ],
    ['flat', ['全国一律：1回のご注文につき2,000円。商品代金の合計が30,000円以上で無料。']],
  ] as const)('states the shipping costs of the shipping policy %s', (policy, messages) => {
    const fees = legalRows(shippingPolicies[policy]).find(({ name }) => name === '商品代金以外の料金');
    expect(fees?.texts.map((text) => text.join(''))).toEqual(['送料：', ...messages]);
  });
});
