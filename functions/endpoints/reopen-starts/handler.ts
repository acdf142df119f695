import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { reopenStarts as contract } from '#shared/contracts/staff/reopen-starts.ts';
import { reopenStarts } from './reopen-starts.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  reopenStarts({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    clock,
  }),
);
