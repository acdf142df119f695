import type * as z from 'zod/mini';
import type { ReplyOf } from '../../../../shared/contracts/contract.ts';
import type {
  ListedPerson,
  listPeople as listContract,
} from '../../../../shared/contracts/staff/list-people.ts';
import type { managePeople as manageContract } from '../../../../shared/contracts/staff/manage-people.ts';
import type { Client } from '../client.ts';
import { staffClient } from './staff-client.ts';

export type PeopleAction = z.infer<(typeof manageContract)['body']>['action'];

/** Everybody with their devices and passkeys. */
export async function listPeople(
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<readonly ListedPerson[]> {
  const { client = staffClient, signal } = options;
  const { people } = await client<ReplyOf<typeof listContract>>({
    endpoint: 'listPeople',
    ...(signal && { signal }),
  });
  return people;
}

/**
 * Lets people in and out. A repetition with the same command id is carried out once.
 *
 * @returns path and fragment of the link, for invitations
 * @throws CallProblem `step-up` without a recent step-up, `last-manager` when no manager would be left to let
 * people in
 */
export async function managePeople(
  commandId: string,
  action: PeopleAction,
  client: Client = staffClient,
): Promise<string | undefined> {
  const body = { commandId, action };
  return (await client<ReplyOf<typeof manageContract>>({ endpoint: 'managePeople', body })).link;
}
