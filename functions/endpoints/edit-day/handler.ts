import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { editDay as contract } from '#shared/contracts/office/edit-day.ts';
import { editDay } from './edit-day.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  editDay({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    cancellations: closureCancellationStore(table, clock),
    edits: calendarEditStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);
