import { dayChanges } from '#functions/stores/bookings/day-changes.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { readDayFiles as contract } from '#shared/contracts/kept/read-day-files.ts';
import { readDayFiles } from './read-day-files.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  readDayFiles({
    days: dayStore(table, clock),
    counts: dayChanges(table),
    people: peopleStore(table, clock),
    devices: deviceStore(table, clock),
    clock,
  }),
);
