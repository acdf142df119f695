import type { Mailer } from '#functions/email/mailer.ts';
import { mimeMessage } from '#functions/email/mime-message.ts';
import { log } from '#functions/kernel/log.ts';
import { type MailMarks, sendOnce } from '#functions/kernel/send-once.ts';
import type { EventUseCase } from '#functions/kernel/worker.ts';
import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import { runSheetOf } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { isSheetExpected, runSheetMail } from '#functions/use-cases/run-sheet/run-sheet-mail.ts';
import { dayToPrepare } from '#shared/booking/day-before.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { type Clock, dateOf } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly sentMail: MailMarks;
  readonly days: DayStore;
  readonly edits: Pick<CalendarEditStore, 'find'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly sender: string;
  /** The mailbox of the staff who run the tours. */
  readonly operations: string;
}

/** Emails the run sheet of the next day to staff, once a day. It may be sent late, until that day is over. */
export const sendRunSheet =
  ({ sentMail, days, edits, mailer, clock, sender, operations }: Deps): EventUseCase<DueEvent> =>
  ({ scheduledAt }, run) => {
    const date = dayToPrepare(new Date(scheduledAt));
    const eventId = `run-sheet-${date}`;
    return sendOnce(sentMail, eventId, run, async () => {
      const sentAt = clock();
      if (dateOf(sentAt) > date) return 'unneeded';
      const sheet = runSheetOf(date, await days.slots(date));
      if (!isSheetExpected(sheet, await edits.find(date))) return 'unneeded';
      const envelope = { from: sender, to: operations, eventId, sentAt };
      const message = await mimeMessage(runSheetMail(sheet, sentAt), envelope);
      const mailId = await mailer.send({ from: sender, to: operations, message });
      log.info('mail.sent', { eventId, mailId });
      return 'sent';
    });
  };
