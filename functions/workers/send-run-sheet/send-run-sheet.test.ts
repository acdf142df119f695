import { describe, expect, it } from 'vitest';
import { mailer } from '#functions/email/mailer.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deliverTo, workerTimeout } from '#functions/kernel/deliver.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { configurationSet, testSes } from '#tools/local-stack/ses/ses.testing.ts';
import { sendRunSheet } from './send-run-sheet.ts';

const sender = 'no-reply@example.com';
const operations = 'operations@example.com';
const clock = testClock('2027-01-04T06:00:00Z');
const table = testTable('all tests');
const { mail, client } = testSes(sender);
const log = testLog();
const testMailer = mailer(client, configurationSet);
const bookings = bookingStore(table, clock);
const sentMail = sentMailStore(table, clock);
const edits = calendarEditStore(table, clock);

let weeks = 0;
/** Sets the clock to the evening before a Tuesday that no other test uses. */
function freshTuesday(): { date: string; scheduledAt: string } {
  const tuesday = Date.UTC(2027, 0, 5 + 7 * weeks++);
  const day = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);
  const scheduledAt = `${day(tuesday - 86_400_000)}T06:00:00Z`;
  clock.set(new Date(scheduledAt));
  return { date: day(tuesday), scheduledAt };
}

const deliver = async (scheduledAt: string, parts: Partial<Parameters<typeof sendRunSheet>[0]> = {}) => {
  const days = dayStore(table, clock);
  const event: DueEvent = { id: 'execution', type: 'run-sheet.due', scheduledAt };
  const useCase = sendRunSheet({
    sentMail,
    days,
    edits,
    mailer: testMailer,
    clock,
    sender,
    operations,
    ...parts,
  });
  return (await deliverTo(worker('send-run-sheet', DueEvent, useCase), event)).length;
};

describe('the run sheet of the next day', () => {
  it('is sent to staff with all guests, on screen and as HTML and CSV attachments', async () => {
    const { date, scheduledAt } = freshTuesday();
    for (const lastName of ['Lee', 'Émile', 'Gone']) {
      const booking = storedBooking({ date, lastName, guestCount: 2 });
      expect((await bookings.book(booking)).result).toBe('booked');
      if (lastName === 'Gone') await bookings.cancel(referenceOf(booking));
    }
    expect(await deliver(scheduledAt)).toBe(0);
    expect(mail.sent).toHaveLength(1);
    const [sheet] = mail.sent;
    expect(sheet).toMatchObject({
      to: [operations],
      from: expect.stringContaining(sender),
      subject: expect.stringMatching(/: 2 bookings, 4 guests$/),
    });
    expect(sheet?.html).toContain('Ann Émile');
    expect(sheet?.html).not.toContain('Gone');
    expect(sheet?.attachments.map(({ filename }) => filename)).toEqual([
      `run-sheet-${date}.html`,
      `run-sheet-${date}.csv`,
    ]);
    expect(sheet?.attachments[0]?.content).toContain('@page { size: A4');
    expect(sheet?.attachments[1]?.content).toContain('Émile,2,8000,');
    expect(log.text()).not.toMatch(/Lee|ann@/);
  });

  it('is sent once, even if its event is delivered several times or the schedule repeats it', async () => {
    const { scheduledAt } = freshTuesday();
    await Promise.all(Array.from({ length: 3 }, () => deliver(scheduledAt)));
    expect(await deliver(scheduledAt)).toBe(0);
    expect(await deliver(scheduledAt.replace('00Z', '30Z'))).toBe(0);
    expect(mail.sent).toHaveLength(1);
  });

  it('is sent for an ordinary day or an opened holiday without guests, but not for a Sunday without guests', async () => {
    const { scheduledAt } = freshTuesday();
    expect(await deliver(scheduledAt)).toBe(0);
    expect(mail.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('no guests')]);
    mail.clear();
    // This Friday is Good Friday.
    const holiday = calendarDateFrom('2027-03-26');
    clock.set(new Date('2027-03-25T06:00:00Z'));
    const by = { id: 'edit', person: 'mia', device: 'office' };
    await edits.save({ edit: { date: holiday, opening: 'open' }, seen: undefined, by, reopen: [] });
    expect(await deliver('2027-03-25T06:00:00Z')).toBe(0);
    expect(mail.sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('26 March 2027: no guests'),
    ]);
    mail.clear();
    clock.set(new Date('2027-01-09T06:00:00Z'));
    expect(await deliver('2027-01-09T06:00:00Z')).toBe(0);
    expect(mail.sent).toEqual([]);
  });

  it('is sent late, with current data, until the end of its day', async () => {
    const { date, scheduledAt } = freshTuesday();
    mail.setRule(() => ({ code: 'ServiceUnavailable' }));
    expect(await deliver(scheduledAt)).toBe(1);
    mail.setRule(undefined);
    expect((await bookings.book(storedBooking({ date, guestCount: 5 }))).result).toBe('booked');
    clock.set(new Date(`${date}T23:59:59+11:00`));
    expect(await deliver(scheduledAt)).toBe(0);
    expect(mail.sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('5 guests')]);
    const next = freshTuesday();
    clock.set(new Date(Date.parse(`${next.date}T00:00:00+11:00`) + 86_400_000));
    expect(await deliver(next.scheduledAt)).toBe(0);
    expect(mail.sent).toHaveLength(1);
  });

  it('is sent at most twice if a worker dies before it marks the email as sent', async () => {
    const { scheduledAt } = freshTuesday();
    void deliver(scheduledAt, { sentMail: { ...sentMail, settle: () => new Promise(() => {}) } });
    await expect.poll(() => mail.sent).toHaveLength(1);
    clock.set(new Date(Date.parse(scheduledAt) + workerTimeout + 5000));
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver(scheduledAt)).toBe(0);
    expect(mail.sent).toHaveLength(2);
  });
});
