import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpResponse } from '../http/http-message.ts';
import { orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let fixture: StripeFixture;
let page: string;
let id: string;
beforeEach(async () => {
  fixture = await startStripeFixture();
  ({ id } = await fixture.client.checkout.sessions.create(orderOf(fixture.clock)));
  page = `/__local/stripe/pay/${id}`;
});
afterEach(() => fixture.stop());

const request = (method: string, path: string, form = '', query = ''): HttpResponse =>
  fixture.stripe.page({ method, path, query, headers: {}, body: Buffer.from(form), sourceIp: '127.0.0.1' });
const pageText = (query = ''): string => request('GET', page, '', query).body.toString();
const submit = (form: string): HttpResponse => request('POST', page, form);
const session = () => fixture.stripe.books.sessions[id]?.session;

describe('the payment page of the Stripe emulator', () => {
  it('shows the items, asks for address and shipping, and has a button for every outcome', () => {
    const html = pageText();
    expect(html).toContain('ユミ 750ml × 2');
    expect(html).toContain('12,000円');
    for (const outcome of ['paid', 'declined', 'delayed', 'cancelled', 'expired'])
      expect(html).toContain(`name="outcome" value="${outcome}"`);
    expect(html).toContain('<option selected>北海道</option>');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toContain('6:31（日本時間）');
    expect(html).not.toMatch(/<script|undefined/);
  });

  it.each([
    [
      'paid',
      'http://localhost:3000/payment-success?session=',
      { status: 'complete', payment_status: 'paid' },
    ],
    [
      'delayed',
      'http://localhost:3000/payment-success?session=',
      { status: 'complete', payment_status: 'unpaid' },
    ],
    ['cancelled', 'http://localhost:3000/payment-cancel', { status: 'open' }],
    ['declined', '/__local/stripe/pay/', { status: 'open' }],
    ['expired', '/__local/stripe/pay/', { status: 'expired' }],
  ])(
    'treats a form with only the field outcome=%s like a press of the button with that outcome',
    (outcome, location, state) => {
      const response = submit(`outcome=${outcome}`);
      expect(response.status).toBe(303);
      expect(response.headers.location).toContain(location);
      expect(session()).toMatchObject(state);
    },
  );

  it('stores the address from the form in the session', () => {
    submit(
      `outcome=paid&${new URLSearchParams({ state: '東京都', name: '山田 <b>太郎</b>', city: '港区' })}`,
    );
    expect(session()?.collected_information?.shipping_details).toMatchObject({
      name: '山田 <b>太郎</b>',
      address: { state: '東京都', city: '港区', postal_code: '100-0001' },
    });
  });

  it('refuses an empty field, an unknown outcome and an unknown session', () => {
    expect(submit('outcome=paid&city=').status).toBe(409);
    expect(submit('outcome=free').status).toBe(400);
    expect(request('GET', '/__local/stripe/pay/cs_test_0').status).toBe(404);
    expect(session()?.status).toBe('open');
  });

  it('shows that a card was declined, or that the order has been paid', () => {
    expect(pageText('declined')).toContain('カードが拒否されました');
    submit('outcome=paid');
    expect(pageText()).toContain('お支払いが完了しました');
    expect(submit('outcome=expired').status).toBe(409);
    expect(session()?.status).toBe('complete');
  });

  it('can still be paid after the customer chose to pay later', () => {
    submit('outcome=delayed');
    expect(pageText()).toContain('value="paid"');
    expect(submit('outcome=paid').headers.location).toBe(page);
    expect(session()?.payment_status).toBe('paid');
  });

  it('cannot be paid once its session has expired', () => {
    fixture.clock.set(new Date(fixture.clock.now().getTime() + 32 * 60_000));
    expect(pageText()).toContain('お支払いの期限が切れました');
    expect(submit('outcome=paid').status).toBe(409);
  });
});
