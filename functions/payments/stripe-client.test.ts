import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StripeFixture, startStripeFixture } from '#tools/local-stack/stripe/stripe-emulator.testing.ts';
import { runWithDeadline } from '../request-context/deadline.ts';
import { connectStripe } from './stripe-client.ts';

let fixture: StripeFixture;
beforeAll(async () => {
  fixture = await startStripeFixture();
});
afterAll(() => fixture.stop());

it('the Stripe client sends no request that could take longer than the time left to its function', async () => {
  const connect = connectStripe(async () => fixture.stripe.secretKey, {
    secretParameter: '/key',
    apiUrl: fixture.stripe.url,
  });
  const stripe = await connect();
  const before = fixture.stripe.requests.length;
  const open = () => stripe.events.list({ limit: 1 });
  await expect(runWithDeadline(2400, open)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(fixture.stripe.requests).toHaveLength(before);
  await runWithDeadline(60_000, open);
  expect(fixture.stripe.requests).toHaveLength(before + 1);
});
