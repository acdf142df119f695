import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { signedEvent } from './signed-event.ts';

const secret = 'whsec_for_tests';
const now = new Date('2026-11-24T08:00:00+11:00');
const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded' });
const signedAt = (seconds: number, signingSecret = secret): string => {
  const timestamp = Math.floor(now.getTime() / 1000) + seconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: signingSecret, timestamp });
};
const read = (signature: string, body = payload) => signedEvent(Buffer.from(body), signature, secret, now);

describe('a signed webhook body', () => {
  it.each([0, -299, 60])('is accepted if the signature is dated %i seconds from now', (seconds) => {
    expect(read(signedAt(seconds))?.id).toBe('evt_1');
  });

  it.each<[string, string]>([
    ['without a signature', ''],
    ['with an empty hash', 't=,v1='],
    ['with an empty hash next to a valid one', `${signedAt(0)},v1=`],
    ['signed with another secret', signedAt(0, 'whsec_guessed')],
    ['signed six minutes ago', signedAt(-360)],
    ['signed two minutes ahead', signedAt(120)],
    ['with a later timestamp added', `${signedAt(0)},t=99999999999`],
  ])('is rejected %s', (_, signature) => {
    expect(read(signature)).toBeUndefined();
  });

  it('is rejected when it differs from the signed body', () => {
    expect(read(signedAt(0), payload.replace('evt_1', 'evt_2'))).toBeUndefined();
  });
});
