import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { lastingId, type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { SlotLanguageStore } from '#functions/stores/bookings/slot-languages.ts';
import { noVisit } from '#functions/stores/bookings/visit-item.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import { personLimitCheck } from '#functions/use-cases/limits/person-admission.ts';
import { changeableParty } from '#functions/use-cases/parties/changeable-party.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { slotById } from '#shared/booking/slots.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { changeLanguage as contract } from '#shared/contracts/staff/change-language.ts';
import { decideLanguage } from '#shared/staff/parties/language-change.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'readWithVisit'>;
  readonly languages: SlotLanguageStore;
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly quotas: CountingQuotas;
  readonly clock: Clock;
}

/** Changes the language of a start to one that all its parties have agreed to. */
export const changeLanguage =
  ({ bookings, languages, edits, quotas, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, date, tourId, language, agreed }, actor }) => {
    const slot = slotById(tourId);
    if (slot === undefined) throw new Refused({ kind: 'not-bookable', message: messages.invalidTime });
    const now = clock();
    const calendar = calendarOfDay(date, await edits.find(date));
    const limit = personLimitCheck(quotas, actor, 'languageChanges', now);
    const decide = (stored: readonly StoredBooking[]) => {
      // Arrivals and payments do not matter for the language.
      const parties = stored.map((booking) => ({
        id: lastingId(booking),
        current: changeableParty({ booking, visit: noVisit, hasMoved: false }),
      }));
      const decision = decideLanguage(parties, { id: commandId, language, agreed }, actor, now, calendar);
      if ('refusal' in decision) throw new Refused(decision.refusal);
      return new Map(
        stored.flatMap((booking) => {
          const entry = decision.entries.get(lastingId(booking));
          return entry === undefined ? [] : [[booking.id, entry] as const];
        }),
      );
    };
    const { bookings: changed, exceededLimit } = await languages.change(
      slotKey(date, slot),
      { id: commandId, language },
      decide,
      limit.admission,
    );
    if (exceededLimit) throw limit.quotaRefusal();
    log.info('start.language-changed', { language, date, parties: changed.length });
    const bookingsWithVisit = await Promise.all(changed.map((booking) => bookings.readWithVisit(booking)));
    return { success: true, parties: bookingsWithVisit.map(partyReply) };
  };
