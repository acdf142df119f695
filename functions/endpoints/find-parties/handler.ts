import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { findParties as contract } from '#shared/contracts/staff/find-parties.ts';
import { findParties } from './find-parties.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const days = dayStore(table, clock);

export const handler = endpoint(contract, findParties({ bookings, days, clock }), sessionStore(table, clock));
