import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { recordVisit as contract } from '#shared/contracts/staff/record-visit.ts';

export type VisitCommand = InputOf<typeof contract>['body'];
export type VisitAction = VisitCommand['action'];

/** Records one press at the door; repeatable under its `commandId`. Returns the party as stored; throws a `CallProblem`. */
export const recordVisit = async (client: Client, command: VisitCommand): Promise<Party> =>
  (await client<ReplyOf<typeof contract>>({ endpoint: 'recordVisit', body: command, outlivesPage: true }))
    .party;
