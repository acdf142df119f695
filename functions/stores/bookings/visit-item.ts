import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { VisitEntry, type VisitLog } from '#shared/staff/parties/visit-log.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { Write } from '../table/commands.ts';
import { equals, incrementBy, isMissing, updateOf } from '../table/expressions.ts';
import { parseItem } from '../table/parse-item.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { validateKeepingUnknown } from '../table/validate-keeping-unknown.ts';
import { lastingId, partitionOf, type StoredBooking, slotExpiresAt } from './slot-item.ts';

/**
 * The visit of one party on one day: `DAY#2026-11-24 / VISIT#<permanent id>`, with the append-only log of entries by
 * staff. Every recorded action, and every change of the booking that depends on the log, increments `version` on
 * condition that it is unchanged: the history of a party is serial although seats and visit are two items. The log is
 * deflated: a write is charged for the whole item, and most of an entry repeats the previous one.
 */

const StoredVisit = z.object({
  version: z.int(),
  log: z.array(VisitEntry),
});

export interface StoredVisit {
  /** Zero while nothing is stored. */
  readonly version: number;
  readonly log: VisitLog;
}

/** A booking with the visit entries by staff. */
export type BookingWithVisit = StoredBooking & { readonly visit: StoredVisit };

export const noVisit: StoredVisit = { version: 0, log: [] };

export const visitKeyPrefix = 'VISIT#';

/** @param party permanent id of the booking */
export const visitKeyIn = (pk: string, party: string): ItemKey => ({ pk, sk: `${visitKeyPrefix}${party}` });

type VisitOwner = Pick<StoredBooking, 'date' | 'id' | 'firstId' | 'probe'>;

export const visitKeyOf = (booking: VisitOwner): ItemKey =>
  visitKeyIn(partitionOf(booking), lastingId(booking));

/** Permanent id of the party in the sort key of a visit; undefined for any other item. */
export const partyOfKey = (sk: string): string | undefined =>
  sk.startsWith(visitKeyPrefix) ? sk.slice(visitKeyPrefix.length) : undefined;

/** The log of an item in its stored form. */
export const packLog = (log: VisitLog): Uint8Array => deflateRawSync(JSON.stringify(log));

export const unpackLog = (packed: unknown): unknown =>
  packed === undefined ? [] : JSON.parse(inflateRawSync(packed as Uint8Array).toString());

/** Parses an item; `noVisit` when missing or expired. */
export const parseVisit = (item: Record<string, unknown> | undefined, now: Date): StoredVisit =>
  item === undefined || isExpired(item, now)
    ? noVisit
    : parseItem(item, ({ log, ...rest }) =>
        validateKeepingUnknown(StoredVisit, { ...rest, log: unpackLog(log) }),
      );

export const withVisit = (booking: StoredBooking, { version, log }: StoredVisit): BookingWithVisit => ({
  ...booking,
  visit: { version, log },
});

/** The booking alone, as stored in its slot. */
export function withoutVisit(booking: StoredBooking): StoredBooking {
  const { visit: _visit, ...stored } = booking as BookingWithVisit;
  return stored;
}

/** A visit, read consistently. */
export async function readVisit(table: Table, clock: Clock, key: ItemKey): Promise<StoredVisit> {
  const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
  return parseVisit((await table.client.send(command)).Item, clock());
}

type UpdateWrite = NonNullable<Write['Update']>;

/** The writes of visits, alone or in one transaction with the slot. */
export function visitWrites(table: Table) {
  const writeIfUnchanged = (booking: VisitOwner, lastRead: StoredVisit, log?: VisitLog): UpdateWrite => ({
    TableName: table.name,
    Key: visitKeyOf(booking),
    ...updateOf({
      set: {
        version: lastRead.version + 1,
        expiresAt: slotExpiresAt(booking.date),
        log: log && packLog(log),
      },
      when: [lastRead.version === 0 ? isMissing('version') : equals('version', lastRead.version)],
    }),
  });

  const replace = (booking: VisitOwner, lastRead: StoredVisit, log: VisitLog): UpdateWrite =>
    writeIfUnchanged(booking, lastRead, log);

  return {
    /** Adds entries to the log as last read. */
    append: (booking: VisitOwner, lastRead: StoredVisit, entries: VisitLog): UpdateWrite =>
      replace(booking, lastRead, [...lastRead.log, ...entries]),

    /** Keeps the log but raises its version, so that a concurrent command is decided again on the changed booking. */
    keep: (booking: VisitOwner, lastRead: StoredVisit): UpdateWrite => writeIfUnchanged(booking, lastRead),

    /**
     * Empties the log on the old day of a party that moves. The version stays, so that concurrent actions are refused.
     */
    leave: (booking: VisitOwner, lastRead: StoredVisit): UpdateWrite => replace(booking, lastRead, []),

    /** Replaces the texts of a log. */
    replace,

    /** Moves the log of a party to its new day, which cannot have one yet. */
    bring: (booking: VisitOwner, log: VisitLog): UpdateWrite => ({
      TableName: table.name,
      Key: visitKeyOf(booking),
      ...updateOf({
        set: {
          version: incrementBy(1, 0),
          expiresAt: slotExpiresAt(booking.date),
          log: packLog(log),
        },
      }),
    }),
  };
}
