import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { closeStarts as contract } from '#shared/contracts/staff/close-starts.ts';
import { closeStarts } from './close-starts.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  closeStarts({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    cancellations: closureCancellationStore(table, clock),
    edits: calendarEditStore(table, clock),
    clock,
  }),
);
