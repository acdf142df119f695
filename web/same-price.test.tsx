import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { legalRows } from '#app/content/japan/legal-copy.ts';
import { CartSums } from '#app/features/japan/cart-sums.tsx';
import { confirmationLetter } from '#functions/email/order/japanese-order.ts';
import { type OrderLetter, renderLetter } from '#functions/email/order/order-letter.tsx';
import { checkoutSession } from '#functions/payments/checkout-session.ts';
import { type OrderLine, orderLines, parcelOf } from '#shared/shop/basket.ts';
import { type Prefecture, prefectures } from '#shared/shop/prefectures.ts';
import { products } from '#shared/shop/products.ts';
import {
  type ShippingChoice,
  type ShippingPolicy,
  shippingChoices,
  shippingPolicies,
} from '#shared/shop/shipping.ts';

// Cart, payment page, email and legal page compute prices separately. These tests read each as a customer would, and
// compare them for every likely order.

const maxBottles = 12;

/** Every way to put 1 to 12 bottles of three rums into a cart. */
const baskets: readonly (readonly OrderLine[])[] = counts(products.length, maxBottles)
  .filter((quantities) => quantities.some((quantity) => quantity > 0))
  .map((quantities) =>
    orderLines(
      products.flatMap(({ id }, index) => {
        const quantity = quantities[index] ?? 0;
        return quantity > 0 ? [{ id, quantity }] : [];
      }),
    ),
  );

function counts(kinds: number, max: number): readonly (readonly number[])[] {
  if (kinds === 0) return [[]];
  return Array.from({ length: max + 1 }, (_, first) =>
    counts(kinds - 1, max - first).map((rest) => [first, ...rest]),
  ).flat();
}

/** Whole yen; shipping and total are undefined where they are announced later. */
interface Sums {
  readonly subtotal: number;
  readonly shipping: number | undefined;
  readonly total: number | undefined;
}

const yenIn = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : text === '無料' ? 0 : Number(text.replace(/[円,]/g, ''));

/** The amount next to a label in the markup of a list of sums. */
const amountOf = (html: string, name: string): string | undefined =>
  new RegExp(`<dt[^>]*>${name}(?:<span[^>]*>[^<]*</span>)?</dt><dd[^>]*>([\\d,]+円)</dd>`).exec(html)?.[1];

function panelSums(
  lines: readonly OrderLine[],
  prefecture: Prefecture | undefined,
  policy: ShippingPolicy,
): Sums {
  const html = renderToStaticMarkup(<CartSums lines={lines} zone={prefecture?.zone} policy={policy} />);
  return {
    subtotal: yenIn(amountOf(html, '小計')) ?? Number.NaN,
    shipping: yenIn(amountOf(html, '送料')),
    total: yenIn(amountOf(html, '合計')),
  };
}

/** Charges of the payment page, for each of its shipping choices. */
function paymentPageSums(lines: readonly OrderLine[], choices: readonly ShippingChoice[]): readonly Sums[] {
  const session = checkoutSession(
    {
      reference: 'JP261124-0123456789AB',
      lines,
      email: 'hanako@example.com',
      shippingChoices: choices,
      createdAt: 1_795_500_000,
    },
    { success: 'https://www.example.com/payment-success', cancel: 'https://www.example.com/payment-cancel' },
  );
  const subtotal = (session.line_items ?? []).reduce(
    (sum, { quantity = 0, price_data }) => sum + quantity * (price_data?.unit_amount ?? Number.NaN),
    0,
  );
  return (session.shipping_options ?? []).map(({ shipping_rate_data }) => {
    const shipping = shipping_rate_data?.fixed_amount?.amount ?? Number.NaN;
    return { subtotal, shipping, total: subtotal + shipping };
  });
}

function emailSums(
  lines: readonly OrderLine[],
  choices: readonly ShippingChoice[],
  paidChoice: ShippingChoice,
): Sums {
  const { subtotalYen } = parcelOf(lines);
  const letter: OrderLetter = confirmationLetter(
    {
      reference: 'JP261124-0123456789AB',
      lines,
      email: 'hanako@example.com',
      subtotalYen,
      shippingYen: paidChoice.yen,
      totalYen: subtotalYen + paidChoice.yen,
      shippingChoices: choices,
      addressMismatch: false,
      createdAt: 1_795_500_000,
    },
    'https://www.example.com',
  );
  const amount = (label: string) => letter.sums.find((sum) => sum.label === label)?.amount;
  return {
    subtotal: yenIn(amount('小計')) ?? Number.NaN,
    shipping: yenIn(amount('送料')),
    total: yenIn(amount('合計')),
  };
}

/** Whether a line of the legal page applies to a prefecture. */
function appliesTo(line: string, prefecture: Prefecture): boolean {
  const [places = ''] = line.split('：');
  if (places === '全国一律') return true;
  const isNamed = ['北海道', '沖縄'].some((place) => prefecture.ja.startsWith(place));
  return isNamed === places.includes('北海道');
}

/** Sums computed from the sentences of the legal page. */
function legalPageSums(
  lines: readonly OrderLine[],
  prefecture: Prefecture,
  messages: readonly string[],
): Sums {
  const [line = '', ...others] = messages.filter((each) => appliesTo(each, prefecture));
  expect(others, 'sentences for one prefecture').toEqual([]);
  const [, per = '', fee = '', freeFrom = ''] =
    /(1本につき|1回のご注文につき)([\d,]+)円。商品代金の合計が([\d,]+)円以上で無料。/.exec(line) ?? [];
  let [subtotal, bottles] = [0, 0];
  for (const { priceYen, quantity } of lines) {
    subtotal += priceYen * quantity;
    bottles += quantity;
  }
  const full = Number(fee.replace(',', '')) * (per === '1本につき' ? bottles : 1);
  const shipping = subtotal >= Number(freeFrom.replace(',', '')) ? 0 : full;
  return { subtotal, shipping, total: subtotal + shipping };
}

/** Rendered once per zone, whose prefectures differ only by name. */
function memoized<Value>(make: () => Value, cache: Map<string, Value>, key: string): Value {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}

describe.each(Object.entries(shippingPolicies))(
  'under the shipping policy %s',
  { timeout: 60_000 },
  (_, policy) => {
    const fees = legalRows(policy).find(({ name }) => name === '商品代金以外の料金')?.texts ?? [];
    const messages = fees.map((text) => text.join('')).filter((text) => text.includes('円'));

    it('the cart, the payment page, the order email and the legal page state the same sums for every prefecture', () => {
      let comparisonCount = 0;
      for (const lines of baskets) {
        const [panels, emails] = [new Map<string, Sums>(), new Map<string, Sums>()];
        for (const prefecture of prefectures) {
          const choices = shippingChoices(parcelOf(lines), prefecture.zone, policy);
          const panel = memoized(() => panelSums(lines, prefecture, policy), panels, prefecture.zone);
          const email = memoized(() => emailSums(lines, choices, choices[0]), emails, prefecture.zone);
          const legalSums = legalPageSums(lines, prefecture, messages);
          const order = `${lines.map(({ name, quantity }) => `${name} ${quantity}`)} to ${prefecture.ja}`;
          expect(panel, order).toEqual(legalSums);
          expect(email, order).toEqual(legalSums);
          expect(paymentPageSums(lines, choices), order).toEqual([legalSums]);
          expect(Number.isSafeInteger(legalSums.total), order).toBe(true);
          comparisonCount += 1;
        }
      }
      expect(comparisonCount).toBe(454 * 47);
    });

    it('the cart without a prefecture states the shipping cost only if it is the same in all of Japan', () => {
      expect(baskets).toHaveLength(454);
      for (const lines of baskets) {
        const choices = shippingChoices(parcelOf(lines), undefined, policy);
        const legalSums = prefectures.map((prefecture) => legalPageSums(lines, prefecture, messages));
        const different = [...new Map(legalSums.map((sums) => [sums.shipping, sums])).values()];
        const panel = panelSums(lines, undefined, policy);
        const order = lines.map(({ name, quantity }) => `${name} ${quantity}`).join();
        expect([...paymentPageSums(lines, choices)].sort(bySum), order).toEqual([...different].sort(bySum));
        for (const paidChoice of choices)
          expect(different, order).toContainEqual(emailSums(lines, choices, paidChoice));
        const { subtotal } = panel;
        expect(panel, order).toEqual(
          different.length === 1 ? different[0] : { subtotal, shipping: undefined, total: undefined },
        );
        expect(subtotal).toBe(legalSums[0]?.subtotal);
      }
    });
  },
);

const bySum = (a: Sums, b: Sums): number => (a.total ?? 0) - (b.total ?? 0);

it('the order email compared with the cart and the payment page is the one that customers get, as text and as HTML', () => {
  const lines = baskets.at(-1) ?? [];
  const choices = shippingChoices(parcelOf(lines), 'remote');
  const order = {
    reference: 'JP261124-0123456789AB',
    lines,
    email: 'hanako@example.com',
    subtotalYen: 96_000,
    shippingYen: 0,
    totalYen: 96_000,
    shippingChoices: choices,
    addressMismatch: false,
    createdAt: 1_795_500_000,
  };
  const letter = confirmationLetter(order, 'https://www.example.com');
  const { text, html } = renderLetter(letter);
  for (const { label, amount } of letter.sums) {
    expect(text).toContain(label);
    expect(text).toContain(amount);
    expect(html).toContain(amount);
  }
});
