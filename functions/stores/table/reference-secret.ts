import { createHmac, randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ifNotExists, updateOf } from './expressions.ts';
import type { Table } from './table.ts';

/** The stack's secret for references, read when a reference is first derived. */
export type ReferenceSecret = () => Promise<Buffer>;

export const referenceSecretKey = { pk: 'SECRETS', sk: 'REFERENCES' } as const;

/**
 * The secret that references are derived with. The first call of a stack creates it; it never changes, and each
 * environment reads it once. Reading and creating are one write, so that concurrent first calls get the same secret.
 */
export function referenceSecret(table: Table): ReferenceSecret {
  let secret: Promise<Buffer> | undefined;
  const read = async (): Promise<Buffer> => {
    const command = new UpdateCommand({
      TableName: table.name,
      Key: referenceSecretKey,
      ...updateOf({ set: { secret: ifNotExists(randomBytes(32).toString('base64url')) } }),
      ReturnValues: 'ALL_NEW',
    });
    const { secret: stored } = (await table.client.send(command)).Attributes ?? {};
    if (typeof stored !== 'string') throw new Error('The secret of references was not returned');
    return Buffer.from(stored, 'base64url');
  };
  return () => {
    secret ??= read().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

/** Keyed digest: the seed of a reference, or the stand-in for a network or an email address in the key of an item. */
export const keyedDigest = (secret: Buffer, parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();
