import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredOperator } from './operator-item.ts';

/** A secret that opens an operator's page, and its stored digest and salt. */
export interface NewLink {
  /** 43 characters of base64url; never stored. */
  readonly secret: string;
  readonly keyHash: string;
  readonly keySalt: string;
}

/**
 * Derives the secret of a link from a random salt and the id of the command. The salt is stored, the id only as a
 * digest, so the table alone does not give the secret; a command repeated after a lost response gets the same link.
 */
const secretOf = (salt: string, id: string, commandId: string): string =>
  createHmac('sha256', Buffer.from(salt, 'base64url'))
    .update(`operator link ${id} ${commandId}`)
    .digest('base64url');

export function newLink(id: string, commandId: string): NewLink {
  const keySalt = randomBytes(32).toString('base64url');
  const secret = secretOf(keySalt, id, commandId);
  return { secret, keyHash: hashOf(secret), keySalt };
}

/** The secret of the operator's link if this command created it; undefined once the link is replaced or revoked. */
export function secretCreatedBy(
  { id, keySalt, keyHash }: Pick<StoredOperator, 'id' | 'keySalt' | 'keyHash'>,
  commandId: string,
): string | undefined {
  if (keySalt === undefined) return undefined;
  const secret = secretOf(keySalt, id, commandId);
  return isHashOf(secret, keyHash) ? secret : undefined;
}

/** Digest by which a repeated command is recognized, so that its id is not stored. */
export const commandDigest = (kind: string, id: string, commandId: string): string =>
  createHash('sha256').update(`operator command ${kind} ${id} ${commandId}`).digest('hex');

/** A plain digest is enough for a secret of 256 random bits. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const isHashOf = (secret: string, stored: string | undefined): boolean =>
  stored !== undefined && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(stored));
