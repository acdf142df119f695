import { beforeEach, describe, expect, it } from 'vitest';
import { type Cart, emptyCart, withQuantity } from '#shared/shop/cart.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { prefectureOf } from '#shared/shop/prefectures.ts';
import { products } from '#shared/shop/products.ts';
import { type AttemptStore, createAttemptStore } from './booking-attempt.ts';
import { messageOf } from './client.ts';
import { forgetCheckout, startCheckout } from './start-checkout.ts';
import { type StubResponse, stubServer } from './stub-server.testing.ts';

const [yumi, aged] = products.map(({ id }) => id) as [string, string];
const cart: Cart = { ...withQuantity(emptyCart, yumi, 2), prefecture: prefectureOf('沖縄県') };
const largerCart = withQuantity(cart, aged, 1);

const openedReply: StubResponse = { status: 200, body: { success: true, url: 'https://pay.example.com/1' } };
const refusal = (status: number, kind: string): StubResponse => ({
  status,
  body: { success: false, message: 'No.', error: 'No.', kind },
});

let attempts: AttemptStore;
let keyCount: number;
beforeEach(() => {
  keyCount = 0;
  attempts = createAttemptStore(() => {
    throw new Error('refused');
  });
});

/** Sends the carts in turn; returns the requests that the server received. */
async function sendCarts(responses: StubResponse[], carts: Cart[]) {
  const server = await stubServer(...responses);
  const urls: unknown[] = [];
  for (const nextCart of carts) {
    const options = {
      client: server.client,
      attempts,
      newKey: () => `key-${++keyCount}`,
      origin: 'https://www.example.com',
    };
    const checkout = { cart: nextCart, email: ' ana@example.com ' };
    urls.push(
      await startCheckout(checkout, options).catch((problem) =>
        shopMessages.checkoutFailed(messageOf(problem)),
      ),
    );
  }
  return { urls, bodies: server.calls.map(({ body }) => body), keys: keysOf(server.calls) };
}

const keysOf = (calls: readonly { headers: object }[]) =>
  calls.map(({ headers }) => (headers as Record<string, string>)['idempotency-key']);

describe('startCheckout', () => {
  it('sends ids, quantities, email address, prefecture and return URLs', async () => {
    const { urls, bodies } = await sendCarts([openedReply], [cart]);
    expect(urls).toEqual(['https://pay.example.com/1']);
    expect(bodies).toEqual([
      {
        cartItems: [{ id: yumi, quantity: 2 }],
        email: 'ana@example.com',
        successUrl: 'https://www.example.com/payment-success',
        cancelUrl: 'https://www.example.com/payment-cancel',
        prefecture: 'JP-47',
      },
    ]);
  });

  it('omits the prefecture when none was chosen', async () => {
    const { bodies } = await sendCarts([openedReply], [{ ...cart, prefecture: undefined }]);
    expect(bodies[0]).not.toHaveProperty('prefecture');
  });

  it('sends the same cart under the same idempotency key, even if the visitor returns from the payment page', async () => {
    expect((await sendCarts(['drop', openedReply, openedReply], [cart, cart, cart])).keys).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  it('sends the same cart under a new idempotency key after the order is paid', async () => {
    const { keys } = await sendCarts([openedReply], [cart]);
    forgetCheckout(attempts);
    expect([...keys, ...(await sendCarts([openedReply], [cart])).keys]).toEqual(['key-1', 'key-2']);
  });

  it('sends a changed cart under a new idempotency key', async () => {
    expect((await sendCarts([openedReply], [cart, largerCart, cart])).keys).toEqual([
      'key-1',
      'key-2',
      'key-3',
    ]);
  });

  it.each([
    ['the order created with the key is closed', refusal(409, 'checkout-over')],
    ['the key was used for another cart', refusal(422, 'key-reused')],
  ])('retries under a new idempotency key when %s', async (_, response) => {
    const { urls, keys } = await sendCarts([response, openedReply], [cart]);
    expect(urls).toEqual(['https://pay.example.com/1']);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('retries only once when the order created with the key is closed', async () => {
    const { urls, keys } = await sendCarts([refusal(409, 'checkout-over')], [cart]);
    expect(urls).toEqual(['Checkout failed: No.']);
    expect(keys).toHaveLength(2);
  });

  it.each([
    ['a success without a URL', 200, { success: true }],
    ['a success with an empty URL', 200, { success: true, url: '' }],
    ['an empty response', 200, {}],
    ['a refusal without an error message', 200, { success: false }],
    ['a refusal with an empty error', 409, { success: false, error: '' }],
  ])('fails with a general error message after %s', async (_, status, body) => {
    const { urls } = await sendCarts([{ status, body }], [cart]);
    expect(urls).toEqual(['Checkout failed: Please try again.']);
  });

  it('reports the reason when the server refuses the checkout', async () => {
    expect((await sendCarts([refusal(409, 'out-of-stock')], [cart])).urls).toEqual(['Checkout failed: No.']);
  });
});
