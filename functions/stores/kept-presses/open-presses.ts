import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openReasons } from '#shared/kept-presses/open-reason.ts';
import { readPress } from '#shared/kept-presses/press.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';
import { pressExpiresAt } from './press-expiry.ts';
import type { ArrivedPress } from './press-records.ts';

const partition = 'OPEN-PRESSES';
const pressPrefix = 'PRESS#';
const partyPrefix = 'PARTY#';

/** A press that is not in any history yet, as it was signed. */
const OpenPress = z.object({
  device: z.string(),
  key: z.string(),
  n: z.int(),
  digest: z.string(),
  why: z.enum(openReasons),
  text: z.string(),
  signature: z.string(),
  receivedAt: z.int(),
  /** Time of the press (epoch milliseconds), as determined when the press arrived, and what is uncertain about it. */
  judged: z.optional(z.object({ at: z.int(), isTimeUnsure: z.boolean(), isCodeUnchecked: z.boolean() })),
});
export type OpenPress = z.infer<typeof OpenPress>;

/** A party whose history needs a decision. */
const OpenParty = z.object({ date: z.string(), tourId: z.int(), party: z.string() });
export type OpenParty = z.infer<typeof OpenParty>;

/** A note that a device has kept. */
export interface OpenNote {
  readonly stored: OpenPress;
  readonly text: string;
  /** Epoch seconds, by the clock of the device. */
  readonly madeAt: number;
}

const pressKey = ({ device, key, n, digest }: ArrivedPress): ItemKey => ({
  pk: partition,
  sk: `${pressPrefix}${device}#${key}#${String(n).padStart(7, '0')}#${digest.slice(0, 22)}`,
});

const partyKey = ({ date, party }: Pick<OpenParty, 'date' | 'party'>): ItemKey => ({
  pk: partition,
  sk: `${partyPrefix}${date}#${party}`,
});

export type OpenPresses = ReturnType<typeof openPresses>;

/** Presses and parties that wait for a decision, in one partition: `OPEN-PRESSES / PRESS#…` and `PARTY#…`. */
export function openPresses(table: Table, clock: Clock) {
  const put = async (key: ItemKey, item: object) => {
    const Item = { ...key, ...item, expiresAt: pressExpiresAt(epochSeconds(clock())) };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  };
  const remove = async (key: ItemKey) => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { ...key } }));
  };
  const list = async (prefix: string): Promise<Record<string, unknown>[]> => {
    const found: Record<string, unknown>[] = [];
    for await (const item of itemsIn(table, partition, { prefix }))
      if (!isExpired(item, clock())) found.push(item);
    return found;
  };

  /** Notes about a party that are not in its history yet. @param party permanent id */
  const notesOf = async (party: string): Promise<readonly OpenNote[]> =>
    (await list(pressPrefix)).flatMap((item) => {
      const stored = OpenPress.parse(item);
      const press = readPress(stored.text);
      if (press?.action.kind !== 'note' || !('id' in press.party) || press.party.id !== party) return [];
      return [{ stored, text: press.action.text, madeAt: Math.floor(press.madeAt / 1000) }];
    });

  return {
    put: (press: Omit<OpenPress, 'receivedAt'>): Promise<void> =>
      put(pressKey(press), { ...press, receivedAt: epochSeconds(clock()) }),
    remove: (press: ArrivedPress): Promise<void> => remove(pressKey(press)),

    notesOf,

    /** Removes notes about a party whose personal data is erased. @param party permanent id */
    async removeNotes(party: string): Promise<void> {
      for (const { stored } of await notesOf(party)) await remove(pressKey(stored));
    },

    /** Presses of one key, in order. */
    listByKey: async (device: string, key: string): Promise<readonly OpenPress[]> =>
      (await list(`${pressPrefix}${device}#${key}#`)).map((item) => OpenPress.parse(item)),

    listPresses: async (): Promise<readonly OpenPress[]> =>
      (await list(pressPrefix)).map((item) => OpenPress.parse(item)),

    listParties: async (): Promise<readonly OpenParty[]> =>
      (await list(partyPrefix)).map((item) => OpenParty.parse(item)),

    putParty: (party: OpenParty): Promise<void> => put(partyKey(party), party),
    removeParty: (date: CalendarDate, party: string): Promise<void> => remove(partyKey({ date, party })),
  };
}
