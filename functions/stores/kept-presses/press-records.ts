import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { PressOutcome } from '#shared/kept-presses/outcome.ts';
import type { PressHead } from '#shared/kept-presses/press.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { isMissing, onlyIf } from '../table/expressions.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { pressExpiresAt } from './press-expiry.ts';

/** A press that has arrived, without its content. */
const PressRecord = z.object({ outcome: PressOutcome, receivedAt: z.int() });

/** A press identified by its key, number and digest: different presses may have the same number. */
export interface ArrivedPress extends PressHead {
  readonly digest: string;
}

const recordKeyOf = ({ device, key, n, digest }: ArrivedPress): ItemKey => ({
  pk: `KEPT-PRESSES#${device}`,
  sk: `${key}#${String(n).padStart(7, '0')}#${digest.slice(0, 22)}`,
});

export type PressRecords = ReturnType<typeof pressRecords>;

/**
 * Kept presses that have arrived: `KEPT-PRESSES#<device> / <key>#<number>#<digest>`. A press that is delivered again
 * gets the outcome recorded the first time.
 */
export const pressRecords = (table: Table, clock: Clock) => ({
  /** The outcome of a press that has arrived before; undefined for a new one. */
  async outcomeOf(press: ArrivedPress): Promise<PressOutcome | undefined> {
    const [item] = await itemsOfKeys(table, [recordKeyOf(press)]);
    return item && PressRecord.parse(item).outcome;
  },

  /** Stores an outcome. `waits` never replaces the outcome that a concurrent call has recorded. */
  async put(press: ArrivedPress, outcome: PressOutcome): Promise<void> {
    const receivedAt = epochSeconds(clock());
    const Item = { ...recordKeyOf(press), outcome, receivedAt, expiresAt: pressExpiresAt(receivedAt) };
    const condition = outcome === 'waits' ? onlyIf(isMissing('pk')) : {};
    try {
      await table.client.send(new PutCommand({ TableName: table.name, Item, ...condition }));
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  },
});
