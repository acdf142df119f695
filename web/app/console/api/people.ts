import type * as z from 'zod/mini';
import type { Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { listPeople as listContract } from '#shared/contracts/staff/list-people.ts';
import type { managePeople as manageContract } from '#shared/contracts/staff/manage-people.ts';
import { staffClient } from './staff-client.ts';

export type PeopleAction = z.infer<(typeof manageContract)['body']>['action'];

/** What an action came to: the link of an invitation, the passkeys that went with a device. */
export type PeopleDone = Omit<ReplyOf<typeof manageContract>, 'success'>;

export type PeopleList = Omit<ReplyOf<typeof listContract>, 'success'>;

/** Everybody with their devices and passkeys, and the shared devices. */
export const listPeople = (options: { signal?: AbortSignal; client?: Client } = {}): Promise<PeopleList> => {
  const { client = staffClient, signal } = options;
  return client<PeopleList>({ endpoint: 'listPeople', ...(signal && { signal }) });
};

/**
 * Lets people in and out. A repetition with the same command id is carried out once.
 *
 * @throws CallProblem `step-up` without a recent step-up, `last-manager` when no manager would be left to let
 * people in
 */
export async function managePeople(
  commandId: string,
  action: PeopleAction,
  client: Client = staffClient,
): Promise<PeopleDone> {
  const body = { commandId, action };
  return client<PeopleDone>({ endpoint: 'managePeople', body });
}
