import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { closeStarts as closeContract } from '#shared/contracts/staff/close-starts.ts';
import type { ListedClosure, listClosures as listContract } from '#shared/contracts/staff/list-closures.ts';
import type { reopenStarts as reopenContract } from '#shared/contracts/staff/reopen-starts.ts';
import type { undoClosing as undoContract } from '#shared/contracts/staff/undo-closing.ts';
import { staffClient } from './staff-client.ts';

/** What to close, and why. */
export type Closing = InputOf<typeof closeContract>['body'];
export type ClosingReply = ReplyOf<typeof closeContract>;

/** Which closing to undo. */
export type Undoing = InputOf<typeof undoContract>['body'];
export type UndoingReply = ReplyOf<typeof undoContract>;

/** Days and starts to reopen. */
export interface Reopening {
  readonly commandId: string;
  readonly first: string;
  readonly last: string;
  /** Absent: whole days. */
  readonly tourIds?: readonly number[];
}

/** What staff have closed from today on. Throws a `CallProblem`. */
export async function listClosures(
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<readonly ListedClosure[]> {
  const { client = staffClient, signal } = options;
  const { closures } = await client<ReplyOf<typeof listContract>>({
    endpoint: 'listClosures',
    ...(signal && { signal }),
  });
  return closures;
}

/** Previews a closing, or does a part of it; repeatable under its `commandId`. Throws a `CallProblem`. */
export const closeStarts = (closing: Closing, client: Client = staffClient): Promise<ClosingReply> =>
  client<ClosingReply>({ endpoint: 'closeStarts', body: closing });

/** Reopens a part of the days; repeatable under its `commandId`. @returns how many days are left */
export async function reopenStarts(
  { tourIds, ...reopening }: Reopening,
  client: Client = staffClient,
): Promise<number> {
  const query = { ...reopening, ...(tourIds && { tourIds: tourIds.join(',') }) };
  return (await client<ReplyOf<typeof reopenContract>>({ endpoint: 'reopenStarts', query })).remaining;
}

/** Previews the undoing of a closing, or does a part of it; repeatable under its `commandId`. Throws a `CallProblem`. */
export const undoClosing = (undoing: Undoing, client: Client = staffClient): Promise<UndoingReply> =>
  client<UndoingReply>({ endpoint: 'undoClosing', body: undoing });
