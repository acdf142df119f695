import type { AlternativeSlot } from '#app/booking/alternative-slot.ts';
import { type BookingForm, type ChosenSlot, pricedGuests } from '#app/booking/form/booking-form.ts';
import { useNow } from '#app/clock/use-now.ts';
import { useDay } from '#app/requests/use-day.ts';
import { useDeferredDays } from '#app/requests/use-deferred-days.ts';
import { TabularFigures } from '#app/ui/tabular-figures.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { DayBookings } from '#shared/booking/availability.ts';
import { confirmPath } from '#shared/booking/confirm-path.ts';
import { alternativeSlots, bookableDayAfter, needsNextDay } from './alternative-slots.ts';
import type { Shortfalls } from './slot-shortfalls.ts';

export interface AlternativeSlotLinkProps {
  chosen: ChosenSlot;
  form: BookingForm;
  /** Requirements that the chosen slot does not meet and the linked one does. */
  shortfalls: Shortfalls;
  /** Bookings of the chosen day; those of the next day load only when needed. */
  bookings: DayBookings;
  onFollow: (alternative: AlternativeSlot) => void;
}

/** Link to the next suitable slot, if there is one by the server's calendar. Keeps the input. */
export function AlternativeSlotLink({
  chosen,
  form,
  shortfalls,
  bookings,
  onFollow,
}: AlternativeSlotLinkProps) {
  const now = useNow();
  const calendar = useDeferredDays(now);
  const request = now && calendar && { chosen, form, shortfalls, now, calendar };
  const loaded = [{ date: chosen.date, bookings }];
  const nextDate =
    request && needsNextDay({ ...request, days: loaded })
      ? bookableDayAfter(chosen.date, request.now, request.calendar)
      : undefined;
  const nextDay = useDay(nextDate);
  const days =
    nextDate && nextDay.status === 'ready'
      ? [...loaded, { date: nextDate, bookings: nextDay.reply }]
      : loaded;
  const { capacity, language } = request ? alternativeSlots({ ...request, days }) : {};
  const alternative = capacity ?? language;
  if (alternative === undefined) return null;
  const { departure, preferredLanguage, text } = alternative;
  return (
    <TextLink
      alone
      to={confirmPath(departure.slot, departure.date, {
        guests: Math.max(pricedGuests(form), 1),
        ...(preferredLanguage ? { preferredLanguage } : {}),
      })}
      onClick={() => onFollow(alternative)}
    >
      <span>
        <TabularFigures text={text} />
      </span>
    </TextLink>
  );
}
