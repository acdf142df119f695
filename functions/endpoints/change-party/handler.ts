import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { changeParty as contract } from '#shared/contracts/staff/change-party.ts';
import { changeParty } from './change-party.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  changeParty({
    parties: partyChangeStore(table, clock),
    edits: calendarEditStore(table, clock),
    people: peopleStore(table, clock),
    quotas: quotaStore(table, clock),
    clock,
  }),
);
