import type { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailQueue } from '#functions/email/mail-queue.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { runWithContext } from '#functions/request-context/request-context.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { bookingMaker, referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { remindGuests } from './remind-guests.ts';

const evening = '2026-11-23T06:00:00Z';
const clock = testClock('2026-11-23T06:00:01Z');
const table = testTable('all tests');
const bookings = bookingStore(table, clock);
/** The message bodies that the queue has accepted, one list per call. */
let calls: string[][];
let rejectingCalls: number;
beforeEach(() => {
  calls = [];
  rejectingCalls = 0;
});

/** SQS that accepts messages, but rejects the last message of the next `rejectingCalls` calls. */
const sqs = {
  send: async ({ input }: SendMessageBatchCommand) => {
    const bodies = (input.Entries ?? []).map(({ MessageBody = '' }) => MessageBody);
    const isRefused = rejectingCalls > 0;
    if (isRefused) rejectingCalls -= 1;
    calls.push(isRefused ? bodies.slice(0, -1) : bodies);
    return isRefused ? { Failed: [{ Id: String(bodies.length - 1) }] } : {};
  },
} as unknown as SQSClient;

const due = (scheduledAt = evening): Promise<string> => {
  const event: DueEvent = { id: 'execution', type: 'reminders.due', scheduledAt };
  const days = dayStore(table, clock);
  return remindGuests({ days, emailQueue: mailQueue(sqs, 'queue'), clock })(event, {
    remainingMilliseconds: 30_000,
  });
};
const requestedReminders = (): EmailEvent[] => calls.flat().map((body) => EmailEvent.parse(JSON.parse(body)));

const book = bookingMaker(bookings);

let weeks = 0;
/** A Tuesday that no other test uses, and the evening before it. */
function freshDay(): { date: CalendarDate; evening: string } {
  const tuesday = Date.UTC(2027, 0, 5 + 7 * weeks++);
  const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();
  const scheduledAt = `${toIso(tuesday - 86_400_000).slice(0, 10)}T06:00:00Z`;
  return { date: calendarDateFrom(toIso(tuesday).slice(0, 10)), evening: scheduledAt };
}

describe('remind-guests on the evening before a visit', () => {
  it('requests no reminder for guests without an email address', async () => {
    const day = freshDay();
    const nameless = { firstName: '', lastName: '', email: '', source: 'walk-in' } as const;
    await book({ date: day.date, ...nameless });
    expect(await due(day.evening)).toBe('skipped');
    const remindedGuest = await book({ date: day.date });
    expect(await due(day.evening)).toBe('handled');
    expect(requestedReminders().map(({ subject }) => subject)).toEqual([remindedGuest.id]);
  });

  it('requests a reminder for each confirmed booking, without personal data', async () => {
    const day = freshDay();
    const [first, cancelled, french] = [
      await book({ date: day.date, time: '10:00 AM', guestCount: 3 }),
      await book({ date: day.date, time: '10:00 AM', lastName: 'Gone' }),
      await book({ date: day.date, time: '4:00 PM', preferredLanguage: 'French' }),
    ];
    await book({ date: calendarDateFrom('2027-12-01') });
    expect(await bookings.cancel(referenceOf(cancelled))).toBe('cancelled');
    expect(await due(day.evening)).toBe('handled');
    expect(requestedReminders()).toEqual([
      {
        id: `reminder-${first.id}-${day.date}`,
        type: 'booking.reminder-due',
        subject: first.id,
        pk: `DAY#${day.date}`,
        sk: 'SLOT#10:00#TOUR',
      },
      expect.objectContaining({ subject: french.id, sk: 'SLOT#16:00#TOUR' }),
    ]);
    expect(calls.flat().join()).not.toMatch(/ann|lee|example|LEE/i);
  });

  it('stores the request id of the run as the cause of each reminder', async () => {
    const day = freshDay();
    await book({ date: day.date });
    await runWithContext({ requestId: 'run-1', cause: 'run-1' }, () => due(day.evening));
    expect(requestedReminders().map(({ cause }) => cause)).toEqual(['run-1']);
  });

  it('requests reminders with the same ids when the message is repeated', async () => {
    const day = freshDay();
    await book({ date: day.date });
    await due(day.evening);
    await due(day.evening);
    const [one, other] = requestedReminders();
    expect(other).toEqual(one);
  });

  it('requests the reminders of a full day of 224 bookings in batches of ten', async () => {
    const day = freshDay();
    for (const { time, type } of timetableOf(day.date)) {
      const requested = { date: day.date, time, tourType: type };
      await Promise.all(Array.from({ length: 16 }, () => book(requested)));
    }
    expect(await due(day.evening)).toBe('handled');
    expect(new Set(requestedReminders().map(({ id }) => id)).size).toBe(224);
    expect(calls.map((call) => call.length)).toEqual([...Array(22).fill(10), 4]);
  });

  it('requests no reminder for a booking made after 5 PM, even if the message is handled late', async () => {
    const day = freshDay();
    await book({ date: day.date, now: new Date(Date.parse(day.evening) + 1000) });
    clock.set(new Date(Date.parse(day.evening) + 3_600_000));
    expect(await due(day.evening)).toBe('skipped');
    expect(calls).toEqual([]);
  });

  it('requests another reminder for a booking that has moved to another day', async () => {
    const [day, later] = [freshDay(), freshDay()];
    const booking = await book({ date: day.date });
    await due(day.evening);
    const moved = await bookings.change(referenceOf(booking), { ...booking, date: later.date });
    expect(moved.result).toBe('changed');
    await due(day.evening);
    await due(later.evening);
    expect(requestedReminders().map(({ id }) => id)).toEqual([
      `reminder-${booking.id}-${day.date}`,
      `reminder-${booking.id}-${later.date}`,
    ]);
  });

  it('requests no reminder for a day without bookings', async () => {
    expect(await due(freshDay().evening)).toBe('skipped');
    expect(calls).toEqual([]);
  });
});

describe('remind-guests after a failure', () => {
  it('fails if the queue rejects a reminder, and succeeds when repeated', async () => {
    const day = freshDay();
    for (let guests = 0; guests < 12; guests += 1) await book({ date: day.date });
    rejectingCalls = 1;
    await expect(due(day.evening)).rejects.toThrow('SQS did not accept 1 messages');
    expect(await due(day.evening)).toBe('handled');
    expect(new Set(requestedReminders().map(({ id }) => id)).size).toBe(12);
  });

  it('requests no reminder if the message is handled after midnight', async () => {
    const day = freshDay();
    await book({ date: day.date });
    clock.set(new Date(`${day.date}T00:00:00+11:00`));
    expect(await due(day.evening)).toBe('skipped');
    expect(calls).toEqual([]);
  });
});
