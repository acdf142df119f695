import type { MailQueue } from '#functions/email/mail-queue.ts';
import type { EventUseCase } from '#functions/kernel/worker.ts';
import type { DaySlot, DayStore } from '#functions/stores/bookings/days.ts';
import { hasEmail, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { dayToPrepare, isFutureDay, needsReminder } from '#shared/booking/day-before.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly days: DayStore;
  readonly emailQueue: MailQueue;
  readonly clock: Clock;
}

/**
 * Requests a reminder for every guest of the next day who has an email address. It keeps no record: the reminder's id
 * is derived from booking and day, and the mail worker sends one email per id, so retries and repeated runs send
 * nothing twice.
 */
export const remindGuests =
  ({ days, emailQueue, clock }: Deps): EventUseCase<DueEvent> =>
  async ({ scheduledAt }) => {
    const evening = new Date(scheduledAt);
    const date = dayToPrepare(evening);
    if (!isFutureDay(date, clock())) return 'skipped';
    const reminders = (await days.slots(date)).flatMap((slot) =>
      slot.bookings
        .filter((booking) => hasEmail(booking) && needsReminder(booking, evening))
        .map((booking) => reminderOf(booking, slot)),
    );
    await emailQueue.put(reminders);
    return reminders.length > 0 ? 'handled' : 'skipped';
  };

const reminderOf = ({ id, date }: DaySlot['bookings'][number], slot: DaySlot): EmailEvent => ({
  id: `reminder-${id}-${date}`,
  type: 'booking.reminder-due',
  subject: id,
  ...slotKey(date, slot),
});
