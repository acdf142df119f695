import { log, loggableError } from '#functions/kernel/log.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { slotsOn } from '#shared/booking/slots.ts';
import { unavailableLanguages } from '#shared/booking/unavailable-languages.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export interface LanguageWatchDeps {
  readonly bookings: Pick<BookingStore, 'day'>;
  readonly edits: Pick<CalendarEditStore, 'find'>;
}

/**
 * Logs the languages without a start on a day, after a booking has opened one of its starts. It never fails, because the
 * booking is complete.
 */
export async function reportMissingLanguages(
  { bookings, edits }: LanguageWatchDeps,
  date: CalendarDate,
): Promise<void> {
  try {
    const [day, edit] = await Promise.all([bookings.day(date), edits.find(date)]);
    for (const missing of unavailableLanguages(slotsOn(date, edit), day))
      log.warn('language.gone', { date, ...missing });
  } catch (error) {
    log.warn('language.unchecked', { ...loggableError(error) });
  }
}
