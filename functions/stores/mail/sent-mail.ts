import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { retentionDays } from '#shared/limits/retention.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { probesKey } from '../bookings/slot-item.ts';
import { putItem, tryWrite, updateItem } from '../table/commands.ts';
import { allOf, anyOf, equals, isMissing, isNotAbove, onlyIf, updateOf } from '../table/expressions.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';

/**
 * Longer than any booking or order is kept (at most 92 days ahead plus 400 days after the visit). Restoring the table
 * replays the events in its items, and these marks must still be there.
 */
const sentMailDays = retentionDays.sentMail;

const SentMail = z.object({
  state: z.enum(['sending', 'settled']),
  claim: z.optional(z.string()),
  expiresAt: z.optional(z.int()),
  /** The daily quota of its mailbox or booking was used up. */
  heldBack: z.optional(z.boolean()),
});

/**
 * `settled`: sent, or no longer needed. `busy`: another worker is sending it. `claim` is passed to `release` or
 * `holdBack`.
 */
export type ClaimOutcome =
  | { readonly result: 'claimed'; readonly claim: string }
  | { readonly result: 'settled' | 'busy' };

/** State of an email that is not sent: unknown, or waiting for the next daily quota. */
export type UnsettledState = 'missing' | 'held-back';

export type SentMailStore = ReturnType<typeof sentMailStore>;

/**
 * Marks of the events whose email was sent: `MAIL#<event id> / MAIL`. They contain ids and, for senders of forms, a
 * digest that changes daily. Claims expire, so a crash of a worker only delays an email.
 */
export const sentMailStore = (table: Table, clock: Clock) => mailMarks(mailKey, table, clock);

/** The same marks for the emails of the synthetic booking: `PROBES / MAIL#<event id>`. */
export const probeMailMarks = (table: Table, clock: Clock) => mailMarks(probeMailKey, table, clock);

function mailMarks(keyOf: (eventId: string) => ItemKey, table: Table, clock: Clock) {
  const expiresAt = () => epochSeconds(clock()) + sentMailDays * 86_400;

  const releaseClaim = async (eventId: string, claim: string, heldBack = false): Promise<void> => {
    await tryWrite(
      updateItem(table, {
        Key: keyOf(eventId),
        ...updateOf({ set: { leaseUntil: 0, heldBack }, when: [equals('claim', claim)] }),
      }),
    );
  };

  return {
    /** Claims an event's email for a limited time. Only one worker succeeds. */
    async claim(eventId: string, leaseMilliseconds: number): Promise<ClaimOutcome> {
      const claim = randomUUID();
      const now = clock();
      try {
        await putItem(table, {
          Item: {
            ...keyOf(eventId),
            state: 'sending',
            claim,
            leaseUntil: now.getTime() + leaseMilliseconds,
            expiresAt: expiresAt(),
          },
          ...onlyIf(
            anyOf(
              isMissing('pk'),
              isNotAbove('expiresAt', epochSeconds(now)),
              allOf(equals('state', 'sending'), isNotAbove('leaseUntil', now.getTime())),
            ),
          ),
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        });
        return { result: 'claimed', claim };
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException) || error.Item === undefined) throw error;
        const stored = SentMail.parse(unmarshall(error.Item));
        if (stored.state === 'settled') return { result: 'settled' };
        // After a lost response the SDK retries and finds the claim of its first attempt.
        return stored.claim === claim ? { result: 'claimed', claim } : { result: 'busy' };
      }
    },

    /** Marks the email as sent, or as not needed. */
    async settle(eventId: string): Promise<void> {
      await updateItem(table, {
        Key: keyOf(eventId),
        ...updateOf({
          set: { state: 'settled', expiresAt: expiresAt() },
          remove: ['claim', 'leaseUntil'],
        }),
      });
    },

    /** Returns the ids whose email is not marked as sent. */
    async findUnsettled(ids: readonly string[]): Promise<ReadonlyMap<string, UnsettledState>> {
      const unsettled = new Map<string, UnsettledState>(ids.map((id) => [id, 'missing']));
      let keys = [...unsettled.keys()].map((id) => ({ ...keyOf(id) }));
      for (let tries = 0; keys.length > 0 && tries < maxReads(unsettled.size); tries += 1) {
        const { Responses, UnprocessedKeys } = await table.client.send(
          new BatchGetCommand({
            RequestItems: { [table.name]: { Keys: keys.slice(0, maxAtOnce), ConsistentRead: true } },
          }),
        );
        for (const { pk, ...rest } of Responses?.[table.name] ?? []) {
          const { state, heldBack } = SentMail.parse(rest);
          if (state === 'settled') unsettled.delete(idOf(String(pk)));
          else if (heldBack) unsettled.set(idOf(String(pk)), 'held-back');
        }
        const unprocessed = (UnprocessedKeys?.[table.name]?.Keys ?? []) as typeof keys;
        keys = [...keys.slice(maxAtOnce), ...unprocessed];
      }
      if (keys.length > 0) throw new Error('Could not read all email marks');
      return unsettled;
    },

    /** The time when the email of each id was sent, or found not needed, in epoch seconds; absent for other ids. */
    async settlementTimes(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const settled = new Map<string, number>();
      for (const { pk, ...rest } of await itemsOfKeys(table, ids.map(keyOf))) {
        const { state, expiresAt: until } = SentMail.parse(rest);
        if (state === 'settled' && until !== undefined)
          settled.set(idOf(String(pk)), until - sentMailDays * 86_400);
      }
      return settled;
    },

    /** Releases a claim early, so that the next delivery need not wait. */
    release: (eventId: string, claim: string): Promise<void> => releaseClaim(eventId, claim),

    /** Releases a claim and marks the email as held back until the next claim. */
    holdBack: (eventId: string, claim: string): Promise<void> => releaseClaim(eventId, claim, true),
  };
}

/** Whether an item marks an email as sent, or as not needed. */
export const isSettledMail = (item: Record<string, unknown>): boolean => item.state === 'settled';

const prefix = 'MAIL#';
const mailKey = (eventId: string): ItemKey => ({ pk: `${prefix}${eventId}`, sk: 'MAIL' });
const probeMailKey = (eventId: string): ItemKey => ({ pk: probesKey, sk: `${prefix}${eventId}` });
const idOf = (pk: string): string => pk.slice(prefix.length);

/** Maximum number of keys in one BatchGetItem. */
const maxAtOnce = 100;

/** Allows for partial responses. */
const maxReads = (count: number): number => 10 + 2 * Math.ceil(count / maxAtOnce);
