import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { daySummaries } from '#functions/stores/bookings/day-summaries.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showCalendar as contract } from '#shared/contracts/office/show-calendar.ts';
import { showCalendar } from './show-calendar.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showCalendar({
    summaries: daySummaries(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);
