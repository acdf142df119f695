import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../http/http-message.ts';
import { orderOf, type StripeFixture, startStripeFixture } from './stripe-emulator.testing.ts';

let tried: StripeFixture;
let page: string;
let id: string;
beforeEach(async () => {
  tried = await startStripeFixture();
  ({ id } = await tried.client.checkout.sessions.create(orderOf(tried.clock)));
  page = `/__local/stripe/pay/${id}`;
});
afterEach(() => tried.stop());

const ask = (method: string, path: string, form = '', query = ''): HttpAnswer =>
  tried.stripe.page({ method, path, query, headers: {}, body: Buffer.from(form), sourceIp: '127.0.0.1' });
const shown = (query = ''): string => ask('GET', page, '', query).body.toString();
const press = (form: string): HttpAnswer => ask('POST', page, form);
const stateNow = () => tried.stripe.books.sessions[id]?.session;

describe('the page to pay on', () => {
  it('shows what is paid for, asks where to and how, and has a button for every outcome', () => {
    const html = shown();
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
  ])('%s: a form of one field does what the button does', (outcome, location, state) => {
    const answer = press(`outcome=${outcome}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toContain(location);
    expect(stateNow()).toMatchObject(state);
  });

  it('takes the address that is written into it', () => {
    press(`outcome=paid&${new URLSearchParams({ state: '東京都', name: '山田 <b>太郎</b>', city: '港区' })}`);
    expect(stateNow()?.collected_information?.shipping_details).toMatchObject({
      name: '山田 <b>太郎</b>',
      address: { state: '東京都', city: '港区', postal_code: '100-0001' },
    });
  });

  it('does nothing with an empty field, an unknown outcome or an unknown session', () => {
    expect(press('outcome=paid&city=').status).toBe(409);
    expect(press('outcome=free').status).toBe(400);
    expect(ask('GET', '/__local/stripe/pay/cs_test_0').status).toBe(404);
    expect(stateNow()?.status).toBe('open');
  });

  it('says so when a card was declined, and when nothing can be paid any more', () => {
    expect(shown('declined')).toContain('カードが拒否されました');
    press('outcome=paid');
    expect(shown()).toContain('お支払いが完了しました');
    expect(press('outcome=expired').status).toBe(409);
    expect(stateNow()?.status).toBe('complete');
  });

  it('has two buttons while a delayed payment is awaited', () => {
    press('outcome=delayed');
    expect(shown()).toContain('value="paid"');
    expect(press('outcome=paid').headers.location).toBe(page);
    expect(stateNow()?.payment_status).toBe('paid');
  });

  it('ends with its session', () => {
    tried.clock.set(new Date(tried.clock.now().getTime() + 32 * 60_000));
    expect(shown()).toContain('お支払いの期限が切れました');
    expect(press('outcome=paid').status).toBe(409);
  });
});
