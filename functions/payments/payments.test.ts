import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { basketTotals, orderLines } from '#shared/shop/basket.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { prefectures } from '#shared/shop/prefectures.ts';
import { products } from '#shared/shop/products.ts';
import { type ShippingPolicy, shippingChoices, shippingPolicies } from '#shared/shop/shipping.ts';
import { checkoutSession, type OrderToPay, sessionExpiresAt } from './checkout-session.ts';
import { type Provider, startProvider } from './provider.testing.ts';

let provider: Provider;
let orderCount = 0;
beforeAll(async () => {
  provider = await startProvider();
});
beforeEach(() => provider.faults.set([]));
afterAll(() => provider.stop());

const returnAddresses = {
  success: 'http://localhost:3000/payment-success',
  cancel: 'http://localhost:3000/payment-cancel',
};
const now = () => Math.floor(provider.clock.now().getTime() / 1000);

function order(changes: Partial<OrderToPay> = {}): OrderToPay {
  orderCount += 1;
  const lines = orderLines(products.map(({ id }) => ({ id, quantity: 1 })));
  return {
    reference: `JP261121-${String(orderCount).padStart(12, '0')}`,
    lines,
    email: 'hanako.sample@example.com',
    shippingChoices: shippingChoices(basketTotals(lines, undefined), undefined),
    createdAt: now(),
    ...changes,
  };
}

describe('a payment page', () => {
  it('is open for 31 minutes with the order’s data, and is returned again for a repeated request', async () => {
    const orderToPay = order({ prefecture: 'JP-47' });
    const openOutcome = await provider.payments.open(orderToPay, returnAddresses);
    expect(openOutcome).toMatchObject({ result: 'opened', page: { url: expect.stringContaining('http') } });
    expect(await provider.payments.open(orderToPay, returnAddresses)).toEqual(openOutcome);
    const [page, ...others] = provider.pagesOf(orderToPay.reference);
    expect(others).toEqual([]);
    expect(page).toMatchObject({
      amount_subtotal: 21_000,
      currency: 'jpy',
      locale: 'ja',
      customer_email: orderToPay.email,
      expires_at: orderToPay.createdAt + 31 * 60,
      metadata: { order: orderToPay.reference, prefecture: 'JP-47' },
    });
  });

  it('accepts only yen, Japanese addresses and cards, and shows the notice about the drinking age', () => {
    expect(checkoutSession(order(), returnAddresses)).toMatchObject({
      mode: 'payment',
      adaptive_pricing: { enabled: false },
      allowed_payment_method_types: ['card'],
      shipping_address_collection: { allowed_countries: ['JP'] },
      phone_number_collection: { enabled: true },
      custom_text: { submit: { message: shopMessages.age } },
    });
    expect(shopMessages.age).toContain('20歳未満');
  });

  it('is reported as refused only when Stripe cannot have created one, and otherwise as unsure', async () => {
    expect(await provider.payments.open(order({ createdAt: now() - 600 }), returnAddresses)).toEqual({
      result: 'refused',
      isEmailRefused: false,
    });
    const unsureErrors: { kind: 'error'; code: string; status: number }[] = [409, 429, 500, 503].map(
      (status) => ({
        kind: 'error',
        code: 'api_error',
        status,
      }),
    );
    for (const effect of [...unsureErrors, { kind: 'drop-before' } as const]) {
      provider.faults.set([{ service: 'stripe', effect }]);
      expect(await provider.payments.open(order(), returnAddresses), JSON.stringify(effect)).toEqual({
        result: 'unsure',
      });
    }
  });

  it('is reported as unsure if it is requested again with other order data, because a page may exist already', async () => {
    const orderToPay = order();
    await provider.payments.open(orderToPay, returnAddresses);
    const other = { ...orderToPay, email: 'other@example.com' };
    expect(await provider.payments.open(other, returnAddresses)).toEqual({ result: 'unsure' });
  });

  it("is found by a search or a repeated request after Stripe's response was lost", async () => {
    const orderToPay = order();
    provider.faults.set([{ service: 'stripe', effect: { kind: 'drop-after' } }]);
    expect(await provider.payments.open(orderToPay, returnAddresses)).toEqual({ result: 'unsure' });
    provider.faults.set([]);
    expect(provider.pagesOf(orderToPay.reference)).toHaveLength(1);
    expect(await provider.payments.find(orderToPay)).toMatchObject({
      reference: orderToPay.reference,
      status: undefined,
    });
    expect(await provider.payments.find(order())).toBeUndefined();
    expect(await provider.payments.open(orderToPay, returnAddresses)).toMatchObject({ result: 'opened' });
  });
});

describe('the reported state of a payment page', () => {
  it.each([
    ['paid', 'paid'],
    ['delayed', 'awaiting'],
    ['expired', 'expired'],
    ['cancelled', undefined],
    ['declined', undefined],
  ] as const)('after %s is %s', async (outcome, status) => {
    const orderToPay = order();
    const openOutcome = await provider.payments.open(orderToPay, returnAddresses);
    if (openOutcome.result !== 'opened') throw new Error('Not opened');
    provider.press(orderToPay.reference, outcome);
    const report = await provider.payments.retrieve(openOutcome.page.id);
    expect(report).toMatchObject({ reference: orderToPay.reference, session: { id: openOutcome.page.id } });
    expect(report.status).toBe(status);
  });

  it('after a delayed payment is "paid" once it succeeds and "failed" once it is declined', async () => {
    for (const [outcome, status] of [
      ['paid', 'paid'],
      ['declined', 'failed'],
    ] as const) {
      const orderToPay = order();
      const openOutcome = await provider.payments.open(orderToPay, returnAddresses);
      if (openOutcome.result !== 'opened') throw new Error('Not opened');
      provider.press(orderToPay.reference, 'delayed');
      provider.press(orderToPay.reference, outcome);
      expect((await provider.payments.retrieve(openOutcome.page.id)).status).toBe(status);
    }
  });

  it('is "expired" after the shop closed the page, or "paid" if the payment came first', async () => {
    for (const [outcome, status] of [
      ['cancelled', 'expired'],
      ['paid', 'paid'],
    ] as const) {
      const orderToPay = order();
      const openOutcome = await provider.payments.open(orderToPay, returnAddresses);
      if (openOutcome.result !== 'opened') throw new Error('Not opened');
      provider.press(orderToPay.reference, outcome);
      expect((await provider.payments.expire(openOutcome.page.id)).status).toBe(status);
    }
  });
});

describe('a refund at Stripe', () => {
  it('is made once, however often it is requested, and the payment page is reported as refunded', async () => {
    const orderToPay = order();
    const openOutcome = await provider.payments.open(orderToPay, returnAddresses);
    if (openOutcome.result !== 'opened') throw new Error('Not opened');
    provider.press(orderToPay.reference, 'paid');
    const { paymentIntent } = await provider.payments.retrieve(openOutcome.page.id);
    for (let time = 0; time < 3; time += 1) {
      expect(await provider.payments.refund({ reference: orderToPay.reference, paymentIntent })).toBe(
        'refunded',
      );
    }
    // Under another key, as when the provider has forgotten the first.
    expect(await provider.payments.refund({ reference: 'other', paymentIntent })).toBe('refunded');
    const refunds = Object.values(provider.stripe.books.refunds);
    expect(refunds.filter(({ payment_intent }) => payment_intent === paymentIntent)).toHaveLength(1);
    expect((await provider.payments.retrieve(openOutcome.page.id)).status).toBe('refunded');
  });

  it('counts as made only once Stripe confirms it, and is not retried after a failure', async () => {
    const payOrder = async () => {
      const orderToPay = order();
      const openOutcome = await provider.payments.open(orderToPay, returnAddresses);
      if (openOutcome.result !== 'opened') throw new Error('Not opened');
      provider.press(orderToPay.reference, 'paid');
      const { paymentIntent, amount } = await provider.payments.retrieve(openOutcome.page.id);
      return { reference: orderToPay.reference, paymentIntent, totalYen: amount };
    };
    const idsOf = ({ paymentIntent }: { paymentIntent: string | undefined }) =>
      Object.values(provider.stripe.books.refunds)
        .filter(({ payment_intent }) => payment_intent === paymentIntent)
        .map(({ id }) => id);
    provider.stripe.refundsWait = true;
    const [completed, bounced] = [await payOrder(), await payOrder()];
    for (const one of [completed, bounced]) {
      for (let time = 0; time < 2; time += 1) expect(await provider.payments.refund(one)).toBe('pending');
      const other = { ...one, reference: 'other' };
      expect(await provider.payments.refund(other)).toBe('pending');
      expect(idsOf(one)).toHaveLength(1);
    }
    provider.stripe.refundsWait = false;
    provider.stripe.settleRefund(String(idsOf(completed)[0]), 'succeeded');
    provider.stripe.settleRefund(String(idsOf(bounced)[0]), 'failed');
    expect(await provider.payments.refund(completed)).toBe('refunded');
    expect(await provider.payments.refund(bounced)).toBe('failed');
    expect(idsOf(bounced)).toHaveLength(1);
    // Staff refund the same amount at the provider, in two parts.
    for (const amount of [600, (bounced.totalYen ?? 0) - 600]) {
      expect(await provider.payments.refund(bounced)).toBe('failed');
      await provider.refundAtProvider(bounced.paymentIntent, amount);
    }
    expect(await provider.payments.refund(bounced)).toBe('refunded');
  });

  it('is pending while the payment of the order is unknown', async () => {
    expect(await provider.payments.refund({ reference: 'JP261121-ZZZZZZZZZZZZ' })).toBe('pending');
  });
});

describe('a basket of 1 to 12 bottles, for every prefecture and for none,', () => {
  it.each(Object.entries(shippingPolicies) as [string, ShippingPolicy][])(
    'costs the amounts shown in the cart under the shipping policy %s',
    (_, policy) => {
      const [yumi, aged, lost] = products.map(({ id }) => ({ id })) as [
        { id: string },
        { id: string },
        { id: string },
      ];
      let basketCount = 0;
      for (let first = 0; first <= 12; first += 1) {
        for (let second = 0; first + second <= 12; second += 1) {
          for (let third = 0; first + second + third <= 12; third += 1) {
            const items = [
              { id: yumi.id, quantity: first },
              { id: aged.id, quantity: second },
              { id: lost.id, quantity: third },
            ].filter(({ quantity }) => quantity > 0);
            if (items.length === 0) continue;
            const lines = orderLines(items);
            for (const zone of [...prefectures.map((one) => one.zone), undefined]) {
              basketCount += 1;
              const panel = basketTotals(lines, zone, policy);
              const choices = shippingChoices(panel, zone, policy);
              const session = checkoutSession(order({ lines, shippingChoices: choices }), returnAddresses);
              const chargedYen = (session.line_items ?? []).reduce(
                (sum, { price_data, quantity }) =>
                  sum + (price_data?.unit_amount ?? Number.NaN) * (quantity ?? 0),
                0,
              );
              const fees = (session.shipping_options ?? []).map(
                (option) => option.shipping_rate_data?.fixed_amount?.amount,
              );
              if (chargedYen !== panel.subtotalYen) expect(chargedYen).toBe(panel.subtotalYen);
              if (panel.isShippingKnown) {
                if (fees.length !== 1 || fees[0] !== panel.shippingYen)
                  expect(fees).toEqual([panel.shippingYen]);
              } else if (fees.length !== 2) expect(fees).toHaveLength(2);
            }
          }
        }
      }
      expect(basketCount).toBe(454 * 48);
    },
  );
});

it('a payment page is open one minute longer than the provider’s minimum of half an hour', () => {
  expect(sessionExpiresAt({ createdAt: 1000 })).toBe(1000 + 30 * 60 + 60);
});
