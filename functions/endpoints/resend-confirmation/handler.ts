import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { resendConfirmation as contract } from '#shared/contracts/staff/resend-confirmation.ts';
import { resendConfirmation } from './resend-confirmation.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const parties = partyChangeStore(table, clock);

export const handler = endpoint(contract, resendConfirmation({ parties, clock }), sessionStore(table, clock));
