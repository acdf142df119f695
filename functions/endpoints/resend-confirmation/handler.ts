import { resendConfirmation as contract } from '../../../shared/contracts/staff/resend-confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { partyChangeStore } from '../../stores/bookings/party-changes.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { resendConfirmation } from './resend-confirmation.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const parties = partyChangeStore(table, clock);

export const handler = endpoint(contract, resendConfirmation({ parties, clock }), sessionStore(table, clock));
