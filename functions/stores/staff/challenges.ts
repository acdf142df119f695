import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { challengePurposes } from '#shared/contracts/staff/request-challenge.ts';
import { challengeSeconds } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { equals, isAbove, isUnchanged, onlyIf } from '../table/expressions.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';

/** What a challenge may be used for. `device`: the device whose session asked for it, if any. */
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
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keyOf(value), purpose, device, expiresAt: epochSeconds(clock()) + challengeSeconds },
        }),
      );
      return value;
    },

    /**
     * Deletes the challenge. Only the first call returns true, and only for the purpose and device it was made for: the
     * signature of a passkey without a counter could otherwise be used again.
     */
    async use(value: string, { purpose, device }: ChallengeUse): Promise<boolean> {
      try {
        await table.client.send(
          new DeleteCommand({
            TableName: table.name,
            Key: { ...keyOf(value) },
            ...onlyIf(
              equals('purpose', purpose),
              isAbove('expiresAt', epochSeconds(clock())),
              isUnchanged('device', device),
            ),
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
  };
}
