import { randomBytes } from 'node:crypto';
import type { challengePurposes } from '#shared/contracts/staff/request-challenge.ts';
import { challengeSeconds } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { deleteItem, putItem, tryWrite } from '../table/commands.ts';
import { equals, isAbove, isUnchanged, onlyIf } from '../table/expressions.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';

/** The permitted use of a challenge. `device`: the device whose session requested it, if any. */
export interface ChallengeUse {
  readonly purpose: (typeof challengePurposes)[number];
  readonly device: string | undefined;
}

export type ChallengeStore = ReturnType<typeof challengeStore>;

const keyOf = (value: string): ItemKey => ({ pk: 'STAFF#CHALLENGES', sk: `CHALLENGE#${value}` });

/** Challenges of WebAuthn calls: `STAFF#CHALLENGES / CHALLENGE#<value>`, for five minutes. */
export function challengeStore(table: Table, clock: Clock) {
  return {
    /** A new challenge: 32 random bytes in base64url. */
    async create({ purpose, device }: ChallengeUse): Promise<string> {
      const value = randomBytes(32).toString('base64url');
      await putItem(table, {
        Item: { ...keyOf(value), purpose, device, expiresAt: epochSeconds(clock()) + challengeSeconds },
      });
      return value;
    },

    /**
     * Deletes the challenge. Only the first call returns true, and only for the purpose and device it was created for:
     * the signature of a passkey without a counter could otherwise be used again.
     */
    async use(value: string, { purpose, device }: ChallengeUse): Promise<boolean> {
      return tryWrite(
        deleteItem(table, {
          Key: { ...keyOf(value) },
          ...onlyIf(
            equals('purpose', purpose),
            isAbove('expiresAt', epochSeconds(clock())),
            isUnchanged('device', device),
          ),
        }),
      );
    },
  };
}
