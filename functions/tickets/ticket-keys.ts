import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { TicketKey } from '#shared/ticket/ticket.ts';
import { cachedKeys } from '../kernel/cached-keys.ts';
import { readSecretValue } from '../kernel/secret-value.ts';

/** Order of P-256 (SP 800-186 §3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const scalarBytes = 32;
/** 128 bits more than the order has, so that the remainder is unbiased. */
const randomBytes = 48;

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: TicketKey;
}

/**
 * The key pair of a secret text: the text, which Secrets Manager generates at deployment, is extended by HKDF and reduced
 * (FIPS 186-5, appendix A.2.1). So no code has to run at deployment that could see the key.
 */
export function signingKeyFrom(secret: string): SigningKey {
  const random = Buffer.from(hkdfSync('sha256', secret, '', 'ticket key', randomBytes));
  const scalar = (BigInt(`0x${random.toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(2 * scalarBytes, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const x = point.subarray(1, 1 + scalarBytes).toString('base64url');
  const y = point.subarray(1 + scalarBytes).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x, y, d: d.toString('base64url') };
  return {
    privateKey: createPrivateKey({ format: 'jwk', key }),
    publicKey: { id: createHash('sha256').update(point).digest().readUInt16BE(), x, y },
  };
}

/** The texts in the secret. */
export const StoredTicketKeys = z.object({
  /** What signs tickets. */
  signing: z.string().check(z.minLength(1)),
  /** What signed them before the last rotation; otherwise empty. */
  previous: z._default(z.string(), ''),
  /** What signs them after the rotation that is under way; otherwise empty. */
  next: z._default(z.string(), ''),
  /** When `next` was published, in epoch seconds. */
  nextSince: z.optional(z.int()),
});
export type StoredTicketKeys = z.infer<typeof StoredTicketKeys>;

/** The key that signs, then those that are recognized as well. */
export type ReadTicketKeys = () => Promise<readonly [SigningKey, ...SigningKey[]]>;

/** The public halves, current one first. */
export const publicKeysOf = (readKeys: ReadTicketKeys) => async (): Promise<readonly TicketKey[]> =>
  (await readKeys()).map(({ publicKey }) => publicKey);

/** Reads the keys from their secret, once in five minutes. */
export const ticketKeys = (
  arn: string,
  read: (arn: string) => Promise<string> = readSecretValue,
  sinceStart?: () => number,
): ReadTicketKeys =>
  cachedKeys(
    'ticket',
    async () => {
      const { signing, previous, next } = StoredTicketKeys.parse(JSON.parse(await read(arn)));
      const others = [previous, next].filter((text) => text !== '');
      return [signingKeyFrom(signing), ...others.map(signingKeyFrom)] as const;
    },
    sinceStart,
  );
