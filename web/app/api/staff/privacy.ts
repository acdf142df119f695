import type { ReplyOf } from '../../../../shared/contracts/contract.ts';
import type { erasePerson as eraseContract } from '../../../../shared/contracts/staff/erase-person.ts';
import type { exportPerson as exportContract } from '../../../../shared/contracts/staff/export-person.ts';
import type { findPerson as findContract } from '../../../../shared/contracts/staff/find-person.ts';
import type { TrailEntry } from '../../../../shared/contracts/staff/personal-record.ts';
import type { showPrivacyTrail as trailContract } from '../../../../shared/contracts/staff/show-privacy-trail.ts';
import type { Client } from '../client.ts';
import { staffClient } from './staff-client.ts';

export type TrailReply = ReplyOf<typeof trailContract>;
export type FoundPerson = ReplyOf<typeof findContract>;
export type ExportedPerson = ReplyOf<typeof exportContract>;

/** Who is asked for goes into bodies alone: addresses are logged and remembered. */
interface Asked {
  readonly who: string;
}

export const showPrivacyTrail = (signal: AbortSignal, client: Client = staffClient): Promise<TrailReply> =>
  client<TrailReply>({ endpoint: 'showPrivacyTrail', signal });

/** What is stored about a person. @throws CallProblem `step-up` without a recent step-up */
export const findPerson = ({ who }: Asked, client: Client = staffClient): Promise<FoundPerson> =>
  client<FoundPerson>({ endpoint: 'findPerson', body: { who } });

/** Everything stored about a person. @throws CallProblem `step-up`, `not-found` */
export const exportPerson = (
  commandId: string,
  { who }: Asked,
  client: Client = staffClient,
): Promise<ExportedPerson> => client<ExportedPerson>({ endpoint: 'exportPerson', body: { commandId, who } });

/**
 * Erases a person, call by call until nothing is left; repeatable under its command id.
 *
 * @throws CallProblem `step-up`, `not-found`, `records-changed` when something else was shown
 */
export async function erasePerson(
  commandId: string,
  wanted: Asked & { readonly shown: number },
  client: Client = staffClient,
): Promise<TrailEntry> {
  for (;;) {
    const { entry, isFinished } = await client<ReplyOf<typeof eraseContract>>({
      endpoint: 'erasePerson',
      body: { commandId, ...wanted },
    });
    if (isFinished) return entry;
  }
}
