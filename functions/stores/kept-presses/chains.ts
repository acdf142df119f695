import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Chain, missingNumbers, newChain } from '#shared/kept-presses/chain.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { equals, isMissing, updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';
import { pressExpiresAt } from './press-expiry.ts';

const partition = 'KEPT-CHAINS';

/** The chain of one key of a device. Times in epoch seconds. */
export const StoredChain = z.object({
  device: z.string(),
  key: z.string(),
  /** Name of the device. */
  name: z.string(),
  chain: Chain,
  /** Time of the last contact with the device. */
  heardAt: z.int(),
  /** Time since which presses have been missing; absent while none are. */
  owesSince: z.optional(z.int()),
});
export type StoredChain = z.infer<typeof StoredChain>;

export interface ChainKey {
  readonly device: string;
  readonly key: string;
}

const maxTries = 20;

const keyOf = ({ device, key }: ChainKey): ItemKey => ({ pk: partition, sk: `${device}#${key}` });

export type ChainStore = ReturnType<typeof chainStore>;

/** The presses that each key of a device has signed: `KEPT-CHAINS / <device>#<key>`. */
export function chainStore(table: Table, clock: Clock) {
  const read = async (key: ChainKey) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(key), ConsistentRead: true }),
    );
    return Item && !isExpired(Item, clock())
      ? { ...StoredChain.parse(Item), version: Number(Item.version) }
      : undefined;
  };

  return {
    read: async (key: ChainKey): Promise<Chain> => (await read(key))?.chain ?? newChain,

    /** Changes the stored chain. @param contact name of the device and time of its last contact, if a press has them */
    async change(
      key: ChainKey,
      contact: { readonly name?: string; readonly at?: number },
      decide: (chain: Chain) => Chain,
    ): Promise<Chain> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const stored = await read(key);
        const chain = decide(stored?.chain ?? newChain);
        const hasMissing = missingNumbers(chain, 1).length > 0;
        const now = epochSeconds(clock());
        const change = updateOf({
          set: {
            ...key,
            name: contact.name ?? stored?.name ?? '',
            chain,
            heardAt: Math.max(contact.at ?? 0, stored?.heardAt ?? 0),
            owesSince: hasMissing ? (stored?.owesSince ?? now) : undefined,
            version: (stored?.version ?? 0) + 1,
            expiresAt: pressExpiresAt(now),
          },
          remove: hasMissing ? [] : ['owesSince'],
          when: [stored === undefined ? isMissing('version') : equals('version', stored.version)],
        });
        try {
          await table.client.send(new UpdateCommand({ TableName: table.name, Key: keyOf(key), ...change }));
          return chain;
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      }
      throw new Error('The chain changed too often');
    },

    /** Chains that lack a press or are broken. */
    async listIncomplete(): Promise<readonly StoredChain[]> {
      const found: StoredChain[] = [];
      for await (const item of itemsIn(table, partition)) {
        if (isExpired(item, clock())) continue;
        const stored = StoredChain.parse(item);
        if (stored.owesSince !== undefined || stored.chain.broken.length > 0) found.push(stored);
      }
      return found;
    },
  };
}
