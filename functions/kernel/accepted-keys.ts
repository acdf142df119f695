import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { cachedKeys, type KeyHolder } from './cached-keys.ts';
import { readSecretValue } from './secret-value.ts';

const StoredKeys = z.object({
  /** The key that the caller sends. */
  sent: z.string().check(z.minLength(1)),
  /** The earlier key, also accepted during a rotation; otherwise empty. */
  previous: z._default(z.string(), ''),
});

export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests of the accepted keys. */
export type ReadKeys = () => Promise<readonly Buffer[]>;

/** The keys by which calls of CloudFront, or of the synthetic booking, are recognized. */
export const acceptedKeys = (
  arn: string,
  holder: KeyHolder,
  read: (arn: string) => Promise<string> = readSecretValue,
  uptimeMilliseconds?: () => number,
): ReadKeys =>
  cachedKeys(
    holder,
    async () => {
      const { sent, previous } = StoredKeys.parse(JSON.parse(await read(arn)));
      return [sent, previous].filter((key) => key !== '').map(digestOf);
    },
    uptimeMilliseconds,
  );
