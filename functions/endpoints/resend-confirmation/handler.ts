import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { resendConfirmation as contract } from '#shared/contracts/staff/resend-confirmation.ts';
import { resendConfirmation } from './resend-confirmation.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  resendConfirmation({ parties: partyChangeStore(table, clock), clock }),
);
