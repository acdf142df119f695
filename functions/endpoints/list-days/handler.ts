import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { daySummaries } from '#functions/stores/bookings/day-summaries.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { listDays as contract } from '#shared/contracts/staff/list-days.ts';
import { listDays } from './list-days.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  listDays({
    summaries: daySummaries(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    clock,
  }),
);
