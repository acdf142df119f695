import type { Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { erasePerson as eraseContract } from '#shared/contracts/staff/erase-person.ts';
import type { exportPerson as exportContract } from '#shared/contracts/staff/export-person.ts';
import type { findPerson as findContract } from '#shared/contracts/staff/find-person.ts';
import type { TrailEntry } from '#shared/contracts/staff/personal-record.ts';
import type { showPrivacyTrail as trailContract } from '#shared/contracts/staff/show-privacy-trail.ts';
import type { RecordTally } from '#shared/staff/personal-records.ts';
import { staffClient } from './staff-client.ts';

export type TrailReply = ReplyOf<typeof trailContract>;
export type FoundPerson = ReplyOf<typeof findContract>;
export interface ExportedPerson {
  /** JSON. */
  readonly text: string;
  readonly records: RecordTally;
}

/** Who is asked for goes into bodies alone: addresses are logged and remembered. */
export interface Asked {
  readonly who: string;
  /** Ids of the records that are theirs; absent: all. */
  readonly chosen?: readonly string[];
}

export const showPrivacyTrail = (signal: AbortSignal, client: Client = staffClient): Promise<TrailReply> =>
  client<TrailReply>({ endpoint: 'showPrivacyTrail', signal });

/** What is stored about a person, read part by part. @throws CallProblem `step-up` without a recent step-up */
export async function findPerson({ who }: Asked, client: Client = staffClient): Promise<FoundPerson> {
  const parts: FoundPerson[] = [];
  for (let from: string | undefined; ; ) {
    const body = { who, ...(from !== undefined && { from }) };
    const part = await client<FoundPerson>({ endpoint: 'findPerson', body });
    parts.push(part);
    from = part.next;
    if (from === undefined)
      return {
        success: true,
        records: parts.flatMap(({ records }) => records),
        earlier: part.earlier,
      };
  }
}

/** Everything stored about a person, call by call until it is found. @throws CallProblem `step-up`, `not-found` */
export async function exportPerson(
  commandId: string,
  asked: Asked,
  client: Client = staffClient,
): Promise<ExportedPerson> {
  for (;;) {
    const { text, records } = await client<ReplyOf<typeof exportContract>>({
      endpoint: 'exportPerson',
      body: { commandId, ...asked },
    });
    if (text !== undefined && records !== undefined) return { text, records };
  }
}

/**
 * Erases a person, call by call until nothing is left; repeatable under its command id.
 *
 * @throws CallProblem `step-up`, `not-found`, `records-changed` when something else was shown
 */
export async function erasePerson(
  commandId: string,
  requested: Asked & { readonly shown: number },
  client: Client = staffClient,
): Promise<TrailEntry> {
  for (;;) {
    const { entry, isFinished } = await client<ReplyOf<typeof eraseContract>>({
      endpoint: 'erasePerson',
      body: { commandId, ...requested },
    });
    if (isFinished && entry) return entry;
  }
}
