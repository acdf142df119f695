import { describe, expect, it } from 'vitest';
import { business } from '#shared/content/business.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { products } from '#shared/shop/products.ts';
import { hostileNames } from '../booked-visit.testing.ts';
import { confirmationLetter, correctedNumberLetter, refundLetter, shippedLetter } from './japanese-order.ts';
import { sampleOrder, sampleShipTo } from './mailed-order.testing.ts';
import { paidLetter, refundedLetter } from './order-for-staff.ts';
import { type OrderLetter, renderLetter } from './order-letter.tsx';

const siteUrl = 'https://rum.example.com';

/** Text as a reader sees it: no tags, no hidden preheader. */
const visibleText = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<wbr\/>/g, '')
    .replace(/<br\/>|<\/(?:p|td|h1|h2|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '');

function expectInHtmlAndText(letter: OrderLetter, texts: readonly string[]): void {
  const { html, text } = renderLetter(letter);
  for (const expected of texts) {
    expect(visibleText(html)).toContain(expected);
    expect(text).toContain(expected);
  }
}

const shipped = { at: 1_795_338_300, trackingNumber: '1234-5678-9012' };
const refunded = { status: 'refunded', refundedAt: 1_795_251_960 } as const;
const letters = {
  confirmation: confirmationLetter(sampleOrder(), siteUrl),
  shipped: shippedLetter(sampleOrder({ shipped }), siteUrl),
  renumbered: correctedNumberLetter(sampleOrder({ shipped }), siteUrl),
  refund: refundLetter(sampleOrder(refunded), siteUrl),
  'staff, paid': paidLetter(sampleOrder()),
  'staff, refunded': refundedLetter(sampleOrder(refunded)),
};

describe('the confirmation of an order', () => {
  it('lists in Japanese the items, the price and the delivery address', () => {
    expectInHtmlAndText(letters.confirmation, [
      'ご注文を承りました',
      '見本 花子 様',
      'ユミ',
      '6,000円 × 2本',
      '12,000円',
      'エイジド',
      'ロスト・タイム',
      '小計',
      '27,000円',
      '送料',
      '北海道、沖縄、離島',
      '10,400円',
      '合計',
      '37,400円',
      'JP261121-7K3Q9XTB4MWE',
      '2026年11月21日（土）18:04（日本時間）',
      '〒900-0000',
      '沖縄県那覇市見本町1-2-3',
      '見本マンション405号室',
      '電話番号 098-000-0000',
    ]);
  });

  it('gives dispatch and delivery times, the legal drinking age and the return policy', () => {
    expectInHtmlAndText(letters.confirmation, [
      '48時間以内に発送',
      '3〜5営業日でお届け',
      shopMessages.age,
      '到着後10日以内',
    ]);
    expect(renderLetter(letters.confirmation).html).toContain(`href="${siteUrl}/legal-disclosure"`);
  });

  it.each(products)('links the batch of $name.en to its page', ({ id, key, name }) => {
    const order = sampleOrder({ lines: [{ id, name: name.ja, priceYen: 1, quantity: 1 }] });
    const letter = confirmationLetter(order, siteUrl);
    const { number, path } = shopBatches[key];
    expectInHtmlAndText(letter, [`${name.ja}：バッチ${number}`]);
    expect(renderLetter(letter).html).toContain(`href="${siteUrl}${path}"`);
    expect(renderLetter(letter).text).toContain(`\n${siteUrl}${path}\n`);
  });

  it.each([
    [0, [{ zone: 'nationwide', yen: 0 }], ['無料', '全国一律']],
    [1300, [{ zone: 'mainland', yen: 1300 }], ['1,300円', '本州、四国、九州']],
    [
      2600,
      [
        { zone: 'mainland', yen: 1300 },
        { zone: 'remote', yen: 2600 },
      ],
      ['2,600円', '北海道、沖縄、離島'],
    ],
  ] as const)('names the shipping option paid with %i yen', (shippingYen, shippingChoices, words) => {
    expectInHtmlAndText(confirmationLetter(sampleOrder({ shippingYen, shippingChoices }), siteUrl), words);
  });

  it('greets the customer without the name if the name looks like a link', () => {
    const shipTo = { ...sampleShipTo, name: 'www.evil.example で当選' };
    expect(confirmationLetter(sampleOrder({ shipTo }), siteUrl).greeting).toBe('');
  });

  it('leaves out the delivery address if the payment has none', () => {
    const { shipTo, ...rest } = sampleOrder();
    const { text } = renderLetter(confirmationLetter(rest, siteUrl));
    expect(text).not.toMatch(/お届け先：|undefined| 様/);
  });
});

describe('an email to the customer of an order', () => {
  it('about a shipment gives the tracking number, the shipping date in Japan and the contents', () => {
    expectInHtmlAndText(letters.shipped, [
      '発送いたしました',
      '1234-5678-9012',
      '2026年11月22日（日）',
      'ユミ 2本',
      '3〜5営業日でお届け',
      '沖縄県那覇市見本町1-2-3',
      shopMessages.age,
    ]);
  });

  it('about a refund gives the full amount and the time until it appears on the card', () => {
    expectInHtmlAndText(letters.refund, [
      'ご返金のお知らせ',
      '返金額',
      '37,400円',
      '2026年11月21日（土）',
      '5〜10営業日',
    ]);
  });

  it.each([
    ['out-of-stock', true],
    ['by-house', false],
    ['at-provider', false],
  ] as const)(
    'about a refund apologises for sold-out bottles only if they were the reason (%s: %s)',
    (refundReason, apologises) => {
      const { text } = renderLetter(refundLetter(sampleOrder({ ...refunded, refundReason }), siteUrl));
      expect(text.includes('品切れ')).toBe(apologises);
      expect(text.includes('誠に申し訳ございません')).toBe(apologises);
    },
  );
});

describe('the email to staff about an order', () => {
  it('lists in English the bottles to pack, the recipient, the deadline and the way to notify the customer', () => {
    expectInHtmlAndText(letters['staff, paid'], [
      'Yumi',
      '2 × 6,000 yen',
      '37,400 yen',
      'Sat 21 Nov 2026, 8:05 PM, Port Vila time (UTC+11)',
      'Mon 23 Nov 2026, 8:05 PM, Port Vila time (UTC+11)',
      'Hokkaido, Okinawa, remote islands',
      '見本 花子',
      '〒900-0000',
      'hanako.sample@example.com',
    ]);
    expect(renderLetter(letters['staff, paid']).text).toContain(
      'npm run ops -- orders ship JP261121-7K3Q9XTB4MWE <tracking number>',
    );
  });

  it('warns of an address outside the shipping zone that the customer paid for', () => {
    const letter = paidLetter(sampleOrder({ addressMismatch: true }));
    expect(letter.subject).toMatch(/^CHECK THE ADDRESS: 4 bottles/);
    expectInHtmlAndText(letter, ['Check the address before you ship']);
    const matchingAddress = renderLetter(letters['staff, paid']);
    expect(matchingAddress.subject).toBe('Order to ship: 4 bottles for Japan, 37,400 yen');
    expect(`${matchingAddress.html}${matchingAddress.text}`).not.toContain('Check the address');
  });

  it('warns that Stripe has sent no address', () => {
    const { shipTo, ...rest } = sampleOrder();
    expectInHtmlAndText(paidLetter(rest), ['Stripe has sent no address']);
  });

  it('asks staff not to ship a refunded order', () => {
    expect(letters['staff, refunded'].subject).toBe('Do not ship: 4 bottles for Japan, refunded');
    expectInHtmlAndText(letters['staff, refunded'], ['JP261121-7K3Q9XTB4MWE', 'Refunded', 'do not ship it']);
  });
});

describe('each email about an order', () => {
  it.each(Object.entries(letters))(
    '(%s) contains no name, reference or email address in subject and preheader',
    (_, letter) => {
      for (const text of [letter.subject, letter.preheader]) expect(text).not.toMatch(/見本|JP2611|@/);
    },
  );

  it.each(Object.entries(letters))('(%s) is entirely in Japanese or entirely in English', (_, letter) => {
    const { html } = renderLetter(letter);
    expect(html).toContain(`<html lang="${letter.tag}"`);
    expect(html).toContain(business.name);
    const prose = [letter.subject, letter.lead, letter.closing, ...letter.details.map(({ label }) => label)];
    for (const text of prose) expect(/[ぁ-ん]|[一-龠]/.test(text)).toBe(letter.tag === 'ja');
  });

  it.each(hostileNames)('shows a name and an address with %s as plain text', (_, typed, expected) => {
    const shipTo = { ...sampleShipTo, name: typed, line1: typed, line2: typed, city: typed };
    const order = sampleOrder({ shipTo, ...refunded, shipped });
    for (const letter of [
      confirmationLetter(order, siteUrl),
      shippedLetter(order, siteUrl),
      correctedNumberLetter(order, siteUrl),
      refundLetter(order, siteUrl),
      paidLetter(order),
      refundedLetter(order),
    ]) {
      const { subject, html, text } = renderLetter(letter);
      expect(html).not.toMatch(/<img|<script|<\/style><\/td>/);
      expect(text).not.toContain('\r');
      expect(`${subject}${letter.preheader}`).not.toContain(expected);
      // Input must not begin a line.
      expect(text.split('\n')).not.toContain('Bcc: victim');
    }
    expect(renderLetter(paidLetter(order)).text).toContain(expected);
  });
});
