import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { slotLanguageStore } from '#functions/stores/bookings/slot-languages.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { changeLanguage as contract } from '#shared/contracts/staff/change-language.ts';
import { changeLanguage } from './change-language.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  changeLanguage({
    bookings: bookingStore(table, clock),
    languages: slotLanguageStore(table, clock),
    edits: calendarEditStore(table, clock),
    quotas: quotaStore(table, clock),
    clock,
  }),
);
