import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { openDay as contract } from '#shared/contracts/staff/open-day.ts';
import { openDay } from './open-day.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const days = dayStore(table, clock);
const people = peopleStore(table, clock);

export const handler = endpoint(contract, openDay({ days, people, clock }), sessionStore(table, clock));
