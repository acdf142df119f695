import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { useCheckedCalendar } from '#app/requests/use-checked-calendar.ts';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import { messages } from '#shared/booking/messages/messages.ts';

export interface Closure {
  /** Shown to guests: the reason given for the day, else a general one. Undefined for open slots and while loading. */
  readonly reason: string | undefined;
  readonly isLoaded: boolean;
}

/** Why staff have closed the chosen slot. Few slots are closed, so the reasons are loaded on demand. */
export function useClosure({ date }: ChosenSlot, isClosed: boolean): Closure {
  const { status, reply } = useCheckedCalendar(isClosed ? date : undefined);
  const isLoaded = !isClosed || status !== 'loading';
  const reason =
    isClosed && isLoaded
      ? ((reply && closedDayMessage(date, reply.closedDays)) ?? messages.closedByStaff())
      : undefined;
  return { reason, isLoaded };
}
