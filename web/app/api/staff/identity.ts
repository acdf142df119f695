import type { InputOf, ReplyOf } from '../../../../shared/contracts/contract.ts';
import type { Colleague } from '../../../../shared/contracts/staff/fields.ts';
import type { identify as contract } from '../../../../shared/contracts/staff/identify.ts';
import type { Client } from '../client.ts';
import { staffClient } from './staff-client.ts';

type Action = InputOf<typeof contract>['body']['action'];

const send = async (action: Action, client: Client): Promise<Colleague | undefined> =>
  (await client<ReplyOf<typeof contract>>({ endpoint: 'identify', body: { action } })).person;

/**
 * Lets this shared device act for a person.
 *
 * @throws CallProblem `forbidden` for a wrong code, `too-many` while it is locked
 */
export const identify = (
  person: string,
  code: string,
  client: Client = staffClient,
): Promise<Colleague | undefined> => send({ kind: 'identify', person, code }, client);

/** The person is still there. Throws a `CallProblem` `who` when they act no more. */
export const stay = async (client: Client = staffClient): Promise<void> => {
  await send({ kind: 'stay' }, client);
};

/** Ends the acting. */
export const leave = async (client: Client = staffClient): Promise<void> => {
  await send({ kind: 'leave' }, client);
};

/** Sets the own code for shared devices; from a device of one's own. Throws a `CallProblem`, `step-up` among them. */
export const chooseCode = async (
  commandId: string,
  code: string,
  client: Client = staffClient,
): Promise<void> => {
  await client({ endpoint: 'chooseCode', body: { commandId, code } });
};
