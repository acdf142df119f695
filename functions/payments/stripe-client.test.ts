import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StripeFixture, startStripeFixture } from '#tools/local-stack/stripe/stripe-emulator.testing.ts';
import { within } from '../request-context/deadline.ts';
import { connectStripe } from './stripe-client.ts';

let tried: StripeFixture;
beforeAll(async () => {
  tried = await startStripeFixture();
});
afterAll(() => tried.stop());

it('the Stripe client makes no attempt that could outlast the caller', async () => {
  const connect = connectStripe(async () => tried.stripe.secretKey, {
    secretParameter: '/key',
    apiUrl: tried.stripe.url,
  });
  const stripe = await connect();
  const before = tried.stripe.requests.length;
  const open = () => stripe.events.list({ limit: 1 });
  await expect(within(2400, open)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(tried.stripe.requests).toHaveLength(before);
  await within(60_000, open);
  expect(tried.stripe.requests).toHaveLength(before + 1);
});
