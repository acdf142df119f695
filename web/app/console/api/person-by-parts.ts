import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { TrailEntry } from '#shared/contracts/office/personal-record.ts';
import type { RecordTally } from '#shared/staff/personal-records.ts';
import { staffClient } from './staff-client.ts';

export type FoundPerson = ReplyTo<'findPerson'>;
export interface ExportedPerson {
  /** JSON. */
  readonly text: string;
  readonly records: RecordTally;
}

/** Sent only in request bodies, because URLs are logged and kept in histories. */
export interface PersonQuery {
  readonly who: string;
  /** Ids of the records that belong to the person; all when absent. */
  readonly chosen?: readonly string[];
}

/** Reads the records of a person part by part. @throws CallProblem `step-up` without a recent step-up */
export async function findPerson({ who }: PersonQuery): Promise<FoundPerson> {
  const parts: FoundPerson[] = [];
  for (let from: string | undefined; ; ) {
    const part: FoundPerson = await staffClient('findPerson', { body: { who, from } });
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

/**
 * Exports all data of a person, repeating the call until all of it is found.
 *
 * @throws CallProblem `step-up`, `not-found`
 */
export async function exportPerson(commandId: string, query: PersonQuery): Promise<ExportedPerson> {
  for (;;) {
    const { text, records } = await staffClient('exportPerson', {
      body: { commandId, ...query },
    });
    if (text !== undefined && records !== undefined) return { text, records };
  }
}

/**
 * Erases a person, call by call until nothing is left; repeatable under its command id.
 *
 * @throws CallProblem `step-up`, `not-found`, `records-changed` if the records differ in number from those shown
 */
export async function erasePerson(
  commandId: string,
  requested: PersonQuery & { readonly shown: number },
): Promise<TrailEntry> {
  for (;;) {
    const { entry, isFinished } = await staffClient('erasePerson', {
      body: { commandId, ...requested },
    });
    if (isFinished && entry) return entry;
  }
}
