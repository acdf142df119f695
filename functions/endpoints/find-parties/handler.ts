import { findParties as contract } from '../../../shared/contracts/staff/find-parties.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { findParties } from './find-parties.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const bookings = bookingStore(table, clock);
const days = dayStore(table, clock);

export const handler = endpoint(contract, findParties({ bookings, days, clock }), sessionStore(table, clock));
