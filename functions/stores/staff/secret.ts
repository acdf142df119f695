import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crockfordFrom } from '#shared/values/crockford.ts';

/** 256 random bits, 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A plain digest is enough for a secret of 256 random bits. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time; without a stored hash nothing matches. */
export const isHashOf = (secret: string, stored: string | undefined): boolean =>
  stored !== undefined && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(stored));

const idLength = 16;

/** A random id of a person or device: 80 bits. */
export const newStaffId = (): string => crockfordFrom(randomBytes(idLength), idLength);

/** The id of a person or device that a command creates, so that a repeated command finds it. */
export const staffIdFrom = (kind: 'person' | 'device', commandId: string): string =>
  crockfordFrom(createHash('sha256').update(`${kind} ${commandId}`).digest(), idLength);
