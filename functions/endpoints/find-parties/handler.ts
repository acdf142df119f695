import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { findParties as contract } from '#shared/contracts/staff/find-parties.ts';
import { findParties } from './find-parties.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  findParties({ bookings: bookingStore(table, clock), days: dayStore(table, clock), clock }),
);
