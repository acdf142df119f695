import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { openDay as contract } from '#shared/contracts/staff/open-day.ts';
import { openDay } from './open-day.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  openDay({
    days: dayStore(table, clock),
    edits: calendarEditStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  }),
);
