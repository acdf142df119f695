import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { startLanguageStore } from '#functions/stores/bookings/start-languages.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { changeLanguage as contract } from '#shared/contracts/staff/change-language.ts';
import { changeLanguage } from './change-language.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  bookings: bookingStore(table, clock),
  languages: startLanguageStore(table, clock),
  edits: calendarEditStore(table, clock),
  quotas: quotaStore(table, clock),
  clock,
};

export const handler = endpoint(contract, changeLanguage(deps), sessionStore(table, clock));
