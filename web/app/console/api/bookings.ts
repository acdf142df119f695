import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { addParty as addContract } from '#shared/contracts/staff/add-party.ts';
import type { cancelParty as cancelContract } from '#shared/contracts/staff/cancel-party.ts';
import type { changeLanguage as languageContract } from '#shared/contracts/staff/change-language.ts';
import type { changeParty as changeContract } from '#shared/contracts/staff/change-party.ts';
import type { findParties as findContract } from '#shared/contracts/staff/find-parties.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { resendConfirmation as resendContract } from '#shared/contracts/staff/resend-confirmation.ts';

export type NewParty = InputOf<typeof addContract>['body'];
export type PartyChange = InputOf<typeof changeContract>['body'];
export type LanguageChange = InputOf<typeof languageContract>['body'];
export type Cancellation = InputOf<typeof cancelContract>['query'];
export type Resend = InputOf<typeof resendContract>['body'];
export type CancelledParty = ReplyOf<typeof cancelContract>;
export type FoundParties = ReplyOf<typeof findContract>;

/** Adds a walk-in or a booking by telephone; repeatable under its `commandId`. Throws a `CallProblem`. */
export const addParty = async (client: Client, party: NewParty): Promise<Party> =>
  (await client<ReplyOf<typeof addContract>>({ endpoint: 'addParty', body: party })).party;

/** Changes a party or moves it; repeatable under its `commandId`. Throws a `CallProblem`. */
export const changeParty = async (client: Client, change: PartyChange): Promise<Party> =>
  (await client<ReplyOf<typeof changeContract>>({ endpoint: 'changeParty', body: change })).party;

/** Holds a start in another language; repeatable under its `commandId`. Throws a `CallProblem`. */
export const changeLanguage = async (client: Client, change: LanguageChange): Promise<readonly Party[]> =>
  (await client<ReplyOf<typeof languageContract>>({ endpoint: 'changeLanguage', body: change })).parties;

/** Cancels a party; repeatable under its `commandId`. Throws a `CallProblem`. */
export const cancelParty = (
  client: Client,
  { tourId, sequence, ...rest }: Cancellation,
): Promise<CancelledParty> =>
  client<CancelledParty>({
    endpoint: 'cancelParty',
    query: { ...rest, tourId: String(tourId), sequence: String(sequence) },
  });

/** Sends the confirmation again; repeatable under its `commandId`. Throws a `CallProblem`. */
export const resendConfirmation = async (client: Client, resend: Resend): Promise<Party> =>
  (await client<ReplyOf<typeof resendContract>>({ endpoint: 'resendConfirmation', body: resend })).party;

/** Parties of today and the coming months. Throws a `CallProblem`. */
export const findParties = (client: Client, letters: string, signal?: AbortSignal): Promise<FoundParties> =>
  client<FoundParties>({ endpoint: 'findParties', query: { letters }, ...(signal && { signal }) });
