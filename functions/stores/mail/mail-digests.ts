import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { gatherMinutes } from '#shared/limits/mail-limit.ts';
import { type Clock, dateOf } from '#shared/values/port-vila-time.ts';
import { deleteItem, putItem, tryWrite, updateItem } from '../table/commands.ts';
import { equals, ifNotExists, updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';

/** Equals the time for which the nightly check requests a missing email. */
const retentionSeconds = 4 * 86_400;

/** A confirmation that waits in a digest: its event, and the key of its slot. */
const GatheredMail = z.object({
  eventId: z.string(),
  subject: z.string(),
  slot: z.object({ pk: z.string(), sk: z.string() }),
});
export type GatheredMail = z.infer<typeof GatheredMail>;

export interface GatheringOutcome {
  readonly digest: ItemKey;
  readonly secondsLeft: number;
  /**
   * Whether the message that sends the digest has to be queued: the digest is new, or an earlier attempt may have
   * failed before queueing it.
   */
  readonly mustQueue: boolean;
}

export type MailDigestStore = ReturnType<typeof mailDigestStore>;

/**
 * Confirmations gathered for a mailbox and day: `DIGEST#<hash of both> / DUE` with the time at which they are sent, and
 * one item `MAIL#<event id>` for each confirmation. No address is stored.
 */
export function mailDigestStore(table: Table, clock: Clock) {
  const now = () => epochSeconds(clock());
  const TableName = table.name;

  return {
    /** Adds a confirmation to the digest of its mailbox. Idempotent; the first confirmation sets the time. */
    async gather(mailbox: string, mail: GatheredMail): Promise<GatheringOutcome> {
      const pk = digestKey(mailbox, dateOf(clock()));
      const expiresAt = now() + retentionSeconds;
      const previous = await putItem(table, {
        Item: { pk, sk: mailKey(mail.eventId), ...mail, expiresAt },
        ReturnValues: 'ALL_OLD',
      });
      const dueAt = now() + gatherMinutes * 60;
      const { Attributes } = await updateItem(table, {
        Key: { pk, sk: dueKey },
        ...updateOf({ set: { dueAt: ifNotExists(dueAt), expiresAt } }),
        ReturnValues: 'UPDATED_OLD',
      });
      const storedDueAt = Due.parse(Attributes ?? {}).dueAt;
      return {
        digest: { pk, sk: dueKey },
        secondsLeft: Math.max(0, (storedDueAt ?? dueAt) - now()),
        mustQueue: storedDueAt === undefined || previous.Attributes !== undefined,
      };
    },

    /**
     * Closes the digest once it is due, so that later confirmations start another. Returns the seconds left until then;
     * 0 if it is due, or an earlier attempt has closed it.
     */
    async end(digest: ItemKey): Promise<number> {
      const response = await table.client.send(
        new GetCommand({ TableName, Key: { ...digest }, ConsistentRead: true }),
      );
      const { dueAt } = Due.parse(response.Item ?? {});
      if (dueAt === undefined) return 0;
      if (dueAt > now()) return dueAt - now();
      // The write fails if a concurrent delivery has closed the digest.
      await tryWrite(
        updateItem(table, {
          Key: { ...digest },
          ...updateOf({ remove: ['dueAt'], when: [equals('dueAt', dueAt)] }),
        }),
      );
      return 0;
    },

    async listWaiting({ pk }: ItemKey): Promise<readonly GatheredMail[]> {
      const mails: GatheredMail[] = [];
      for await (const item of itemsIn(table, pk, { prefix: mailPrefix }))
        mails.push(GatheredMail.parse(item));
      return mails;
    },

    async remove({ pk }: ItemKey, eventId: string): Promise<void> {
      await deleteItem(table, { Key: { pk, sk: mailKey(eventId) } });
    },
  };
}

const Due = z.object({ dueAt: z.optional(z.int()) });
const dueKey = 'DUE';
const mailPrefix = 'MAIL#';
const mailKey = (eventId: string): string => `${mailPrefix}${eventId}`;
const digestKey = (mailbox: string, day: string): string =>
  `DIGEST#${createHash('sha256').update(`digest\n${day}\n${mailbox}`).digest('hex').slice(0, 40)}`;
