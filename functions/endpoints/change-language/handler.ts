import { changeLanguage as contract } from '../../../shared/contracts/staff/change-language.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { startLanguageStore } from '../../stores/bookings/start-languages.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
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
