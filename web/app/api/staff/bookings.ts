import type { InputOf, ReplyOf } from '../../../../shared/contracts/contract.ts';
import type { addParty as contract } from '../../../../shared/contracts/staff/add-party.ts';
import type { Party } from '../../../../shared/contracts/staff/party.ts';
import type { Client } from '../client.ts';

export type NewParty = InputOf<typeof contract>['body'];

/** Adds a walk-in or a booking by telephone; repeatable under its `commandId`. Throws a `CallProblem`. */
export const addParty = async (client: Client, party: NewParty): Promise<Party> =>
  (await client<ReplyOf<typeof contract>>({ endpoint: 'addParty', body: party })).party;
