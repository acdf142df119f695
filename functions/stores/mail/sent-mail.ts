import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';

/**
 * Longer than whatever a mail tells of is kept: a visit lies at most 92 days ahead and is kept for 400 days after it. An
 * item that is written again with the event that it carries, as when the table is restored, asks for its mail again: the
 * mark must be there still.
 */
const retentionDays = 495;

const SentMail = z.object({
  state: z.enum(['sending', 'settled']),
  claim: z.optional(z.string()),
  /** A mailbox had had enough mails that day. */
  heldBack: z.optional(z.boolean()),
});

/**
 * `settled`: the mail is out, or need not be sent any more. `busy`: another worker is about to send it.
 * `claim` is the right to send it, to be given back as it is.
 */
export type ClaimOutcome =
  | { readonly result: 'claimed'; readonly claim: string }
  | { readonly result: 'settled' | 'busy' };

/** Of a mail that is not out: whether nothing is known of it, or it has to wait for a day with room for it. */
export type Unsettled = 'missing' | 'held-back';

export type SentMailStore = ReturnType<typeof sentMailStore>;

/**
 * Which events have led to their mail: `MAIL#<event id> / MAIL`. Holds ids, and of whoever has sent a form a digest that
 * is another each day.
 * A claim lapses by itself, so a worker that dies keeps a mail back only for a while.
 */
export function sentMailStore(table: Table, clock: Clock) {
  const expiresAt = () => epochSeconds(clock()) + retentionDays * 86_400;

  const giveBack = async (eventId: string, claim: string, heldBack = false): Promise<void> => {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: mailKey(eventId),
          UpdateExpression: 'SET leaseUntil = :never, heldBack = :heldBack',
          ConditionExpression: 'claim = :claim',
          ExpressionAttributeValues: { ':never': 0, ':claim': claim, ':heldBack': heldBack },
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };

  return {
    /** Takes the right to send an event's mail, for so long. One of any number of workers gets it. */
    async claim(eventId: string, leaseMilliseconds: number): Promise<ClaimOutcome> {
      const claim = randomUUID();
      const now = clock();
      try {
        await table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: {
              ...mailKey(eventId),
              state: 'sending',
              claim,
              leaseUntil: now.getTime() + leaseMilliseconds,
              expiresAt: expiresAt(),
            },
            ConditionExpression:
              'attribute_not_exists(pk) OR expiresAt <= :nowSeconds OR (#state = :sending AND leaseUntil <= :now)',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: {
              ':nowSeconds': epochSeconds(now),
              ':now': now.getTime(),
              ':sending': 'sending',
            },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return { result: 'claimed', claim };
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException) || error.Item === undefined) throw error;
        const standing = SentMail.parse(unmarshall(error.Item));
        if (standing.state === 'settled') return { result: 'settled' };
        // The SDK tries again when an answer is lost, and then meets its own claim.
        return standing.claim === claim ? { result: 'claimed', claim } : { result: 'busy' };
      }
    },

    /** The mail is out (or need not be): whoever claims the event from now on finds it settled. */
    async settle(eventId: string): Promise<void> {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: mailKey(eventId),
          UpdateExpression: 'SET #state = :settled, expiresAt = :expiresAt REMOVE claim, leaseUntil',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':settled': 'settled', ':expiresAt': expiresAt() },
        }),
      );
    },

    /** Those of the ids whose mail is not out, as far as is known. */
    async unsettled(ids: readonly string[]): Promise<ReadonlyMap<string, Unsettled>> {
      const left = new Map<string, Unsettled>(ids.map((id) => [id, 'missing']));
      let keys = [...left.keys()].map((id) => ({ ...mailKey(id) }));
      for (let tries = 0; keys.length > 0 && tries < mostReads(left.size); tries += 1) {
        const { Responses, UnprocessedKeys } = await table.client.send(
          new BatchGetCommand({
            RequestItems: { [table.name]: { Keys: keys.slice(0, mostAtOnce), ConsistentRead: true } },
          }),
        );
        for (const { pk, ...rest } of Responses?.[table.name] ?? []) {
          const { state, heldBack } = SentMail.parse(rest);
          if (state === 'settled') left.delete(idOf(String(pk)));
          else if (heldBack) left.set(idOf(String(pk)), 'held-back');
        }
        const again = (UnprocessedKeys?.[table.name]?.Keys ?? []) as typeof keys;
        keys = [...keys.slice(mostAtOnce), ...again];
      }
      if (keys.length > 0) throw new Error('Not all marks could be read');
      return left;
    },

    /** Gives a claim back before it lapses, so that the next delivery need not wait. */
    release: (eventId: string, claim: string): Promise<void> => giveBack(eventId, claim),

    /** The same of a mail that is not to be sent today: the next claim forgets that it was held back. */
    holdBack: (eventId: string, claim: string): Promise<void> => giveBack(eventId, claim, true),
  };
}

const prefix = 'MAIL#';
const mailKey = (eventId: string): ItemKey => ({ pk: `${prefix}${eventId}`, sk: 'MAIL' });
const idOf = (pk: string): string => pk.slice(prefix.length);

/** Most items that DynamoDB reads in one call. */
const mostAtOnce = 100;

/** Room for calls that were answered in part. */
const mostReads = (count: number): number => 10 + 2 * Math.ceil(count / mostAtOnce);
