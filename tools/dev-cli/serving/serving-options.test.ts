import { expect, it } from 'vitest';
import { servingOptions } from './serving-options.ts';

it('servingOptions defaults to port 3000, the stored data and the real time', () => {
  expect(servingOptions([], {})).toMatchObject({
    port: 3000,
    clock: undefined,
    dataDir: expect.stringMatching(/\.local$/),
    fresh: false,
  });
});

it('servingOptions follows PORT, LOCAL_CLOCK and the flags', () => {
  const environment = { PORT: '0', LOCAL_CLOCK: '2026-11-24T08:00:00+11:00' };
  expect(servingOptions(['--memory', '--fresh'], environment)).toMatchObject({
    port: 0,
    clock: '2026-11-24T08:00:00+11:00',
    dataDir: undefined,
    fresh: true,
  });
});

it.each(['x', '-1', '3000.5', '65536'])('servingOptions rejects PORT=%s with one sentence', (port) => {
  expect(() => servingOptions([], { PORT: port })).toThrow(
    /^PORT is ".*"; it must be a number from 0 to 65535\.$/,
  );
});

it('servingOptions rejects an unknown flag and lists the options', () => {
  expect(() => servingOptions(['--frsh'], {})).toThrow('npm start -- --fresh');
});

it('servingOptions takes a Stripe account with both secrets, and reports a missing one', () => {
  expect(servingOptions([], {}).stripe).toBeUndefined();
  const environment = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(servingOptions([], environment).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(() => servingOptions([], { STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
});
