import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { figuresStore } from '#functions/stores/numbers/figures-store.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showNumbers as contract } from '#shared/contracts/office/show-numbers.ts';
import { showNumbers } from './show-numbers.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showNumbers({
    figures: figuresStore(table),
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    refusals: refusalStore(table),
    clock,
  }),
);
