import { expect, it } from 'vitest';
import { readServingOptions } from './serving-options.ts';

it('readServingOptions defaults to port 3000, the stored data and the real time', () => {
  expect(readServingOptions([], {})).toMatchObject({
    port: 3000,
    clock: undefined,
    dataDir: expect.stringMatching(/\.local$/),
    fresh: false,
  });
});

it('readServingOptions reads PORT, LOCAL_CLOCK and the flags', () => {
  const environment = { PORT: '0', LOCAL_CLOCK: '2026-11-24T08:00:00+11:00' };
  expect(readServingOptions(['--memory', '--fresh'], environment)).toMatchObject({
    port: 0,
    clock: '2026-11-24T08:00:00+11:00',
    dataDir: undefined,
    fresh: true,
  });
});

it.each(['x', '-1', '3000.5', '65536'])(
  'readServingOptions rejects PORT=%s and names the allowed range',
  (port) => {
    expect(() => readServingOptions([], { PORT: port })).toThrow(
      /^PORT is ".*"; it must be a number from 0 to 65535\.$/,
    );
  },
);

it('readServingOptions rejects an unknown flag and lists the options', () => {
  expect(() => readServingOptions(['--frsh'], {})).toThrow('npm start -- --fresh');
});

it('readServingOptions accepts a Stripe account with both secrets, and reports a missing secret', () => {
  expect(readServingOptions([], {}).stripe).toBeUndefined();
  const environment = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readServingOptions([], environment).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
  });
  expect(() => readServingOptions([], { STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
});
