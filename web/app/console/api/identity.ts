import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { identify as contract } from '#shared/contracts/staff/identify.ts';
import { staffClient } from './staff-client.ts';

type Action = InputOf<typeof contract>['body']['action'];

type Reply = ReplyOf<typeof contract>;

/** Who acts on a shared device after a code. */
export interface Identified {
  readonly person: Colleague | undefined;
  /** Wrong tries at the code since the last right one. */
  readonly wrongTries: number;
}

const send = (action: Action, client: Client): Promise<Reply> =>
  client<Reply>({ endpoint: 'identify', body: { action } });

/**
 * Lets this shared device act for a person.
 *
 * @param newCode replaces a code that a manager has set
 * @throws CallProblem `forbidden` for a wrong code, `too-many` while none is taken, `code-given` for a right one that a
 * manager has set and `newCode` does not replace
 */
export async function identify(
  person: string,
  code: string,
  newCode?: string,
  client: Client = staffClient,
): Promise<Identified> {
  const action = { kind: 'identify', person, code, ...(newCode !== undefined && { newCode }) } as const;
  const reply = await send(action, client);
  return { person: reply.person, wrongTries: reply.wrongTries ?? 0 };
}

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
