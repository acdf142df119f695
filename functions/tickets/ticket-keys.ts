import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import type { TicketKey } from '#shared/ticket/ticket.ts';
import { cachedKeys } from '../kernel/cached-keys.ts';
import { readSecretValue } from '../kernel/secret-value.ts';

/** The order of P-256 (SP 800-186 §3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const scalarBytes = 32;
/** 128 bits more than the order has, so that the bias of the remainder is negligible. */
const randomBytes = 48;

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: TicketKey;
}

/**
 * Derives the key pair of a secret text. HKDF extends the text, which Secrets Manager generates at deployment, and the
 * result is reduced (FIPS 186-5, appendix A.2.1). So no code that could see the key has to run at deployment.
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

/** The texts in the secret, each of which is the source of a key pair. */
export const StoredTicketKeys = z.object({
  /** The text whose key signs tickets. */
  signing: z.string().check(z.minLength(1)),
  /** The text whose key signed them before the last rotation; empty before the first one. */
  previous: z._default(z.string(), ''),
  /** The text whose key will sign them after the current rotation; empty if there is none. */
  next: z._default(z.string(), ''),
  /** When `next` was published, in epoch seconds. */
  nextSince: z.optional(z.int()),
});
export type StoredTicketKeys = z.infer<typeof StoredTicketKeys>;

/** Reads the signing key, followed by the other keys that are recognized. */
export type ReadTicketKeys = () => Promise<readonly [SigningKey, ...SigningKey[]]>;

/** Reads the public keys, the current one first. */
export const publicKeysOf = (readKeys: ReadTicketKeys) => async (): Promise<readonly TicketKey[]> =>
  (await readKeys()).map(({ publicKey }) => publicKey);

/** Reads the keys from their secret, at most once in five minutes. */
export const ticketKeys = (
  arn: string,
  read: (arn: string) => Promise<string> = readSecretValue,
  uptimeMilliseconds?: () => number,
): ReadTicketKeys =>
  cachedKeys(
    'ticket',
    async () => {
      const { signing, previous, next } = StoredTicketKeys.parse(JSON.parse(await read(arn)));
      const others = [previous, next].filter((text) => text !== '');
      return [signingKeyFrom(signing), ...others.map(signingKeyFrom)] as const;
    },
    uptimeMilliseconds,
  );
