import type { AlternativeSlot } from '#app/booking/alternative-slot.ts';
import { type BookingForm, type ChosenSlot, pricedGuests } from '#app/booking/form/booking-form.ts';
import { useNow } from '#app/clock/use-now.ts';
import { useDay } from '#app/requests/use-day.ts';
import { useDeferredDays } from '#app/requests/use-deferred-days.ts';
import { TabularFigures } from '#app/ui/tabular-figures.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { DayBookings } from '#shared/booking/availability.ts';
import { confirmPath } from '#shared/booking/confirm-path.ts';
import { alternativeSlots, bookableDayAfter, needsDayAhead } from './alternative-slots.ts';
import type { Lacks } from './slot-lacks.ts';

export interface AlternativeSlotLinkProps {
  chosen: ChosenSlot;
  form: BookingForm;
  /** What the chosen slot lacks, and the linked one has. */
  lacks: Lacks;
  /** Bookings of the chosen day; those of the next one load only when needed. */
  bookings: DayBookings;
  onFollow: (alternative: AlternativeSlot) => void;
}

/** Link to the next slot that has what the chosen one lacks, if the server's calendar has one; keeps the input. */
export function AlternativeSlotLink({ chosen, form, lacks, bookings, onFollow }: AlternativeSlotLinkProps) {
  const now = useNow();
  const calendar = useDeferredDays(now);
  const request = now && calendar && { chosen, form, lacks, now, calendar };
  const counted = [{ date: chosen.date, bookings }];
  const dayAfter =
    request && needsDayAhead({ ...request, days: counted })
      ? bookableDayAfter(chosen.date, request.now, request.calendar)
      : undefined;
  const ahead = useDay(dayAfter);
  const days =
    dayAfter && ahead.status === 'ready' ? [...counted, { date: dayAfter, bookings: ahead.reply }] : counted;
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
