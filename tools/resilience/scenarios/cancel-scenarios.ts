import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { confirmedIn, responseProblems, slotProblems } from '../harness/stored-slot.ts';
import { repeat, slowWrites } from './burst-scenarios.ts';

/** Cancels one booking of a full slot while ten others compete for its seats. */
export async function cancelWhileBooking(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.next();
    const [bookingToCancel] = await Promise.all([
      harness.visitor.book(formFor(slot, { guestCount: 2 })),
      harness.visitor.book(formFor(slot, { guestCount: 14 })),
    ]);
    const [cancelled, ...responses] = await Promise.all([
      harness.visitor.cancel(String(bookingToCancel.body.data?.reference)),
      ...Array.from({ length: 10 }, () => harness.visitor.book(formFor(slot, { guestCount: 1 }))),
    ]);
    expect(cancelled.status === 200, `the cancellation returned ${cancelled.status}`);
    let sold = responses.filter(({ status }) => status === 201).length;
    const soldDuringRace = sold;
    findings.push(...slotProblems(await harness.readSlot(slot)), ...responseProblems(responses));
    for (; sold < 2; sold += 1) {
      const { status } = await harness.visitor.book(formFor(slot));
      expect(status === 201, `a released seat could not be sold: ${status}`);
    }
    const { status } = await harness.visitor.book(formFor(slot));
    expect(status === 409, `booking one seat more than was released returned ${status}, not 409`);
    const item = await harness.readSlot(slot);
    expect(Number(item?.guests) === 16, `the slot ends with ${String(item?.guests)} guests`);
    findings.push(...slotProblems(item));
    return { findings, metrics: { 'resold during the race': soldDuringRace } };
  });
}

/** Cancels one booking 50 times concurrently. */
export async function cancelInParallel(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.next();
    const form = formFor(slot, { guestCount: 3 });
    const unknownReference = `NOB${form.date.slice(2).replaceAll('-', '')}1000AM-000000000000`;
    const [booked] = await Promise.all([
      harness.visitor.book(form),
      harness.visitor.book(formFor(slot, { guestCount: 13 })),
    ]);
    const reference = String(booked.body.data?.reference);
    // Starts all environments, so that the cancellations run concurrently.
    await Promise.all(Array.from({ length: 20 }, () => harness.visitor.cancel(unknownReference)));
    harness.break(slowWrites('CancelBooking'));
    const responses = await Promise.all(Array.from({ length: 50 }, () => harness.visitor.cancel(reference)));
    harness.break([]);
    const successCount = responses.filter(
      ({ status, body }) => status === 200 && body.success === true,
    ).length;
    expect(successCount === 50, `${successCount} of 50 cancellations succeeded`);
    const item = await harness.readSlot(slot);
    expect(Number(item?.guests) === 13, `the slot counts ${String(item?.guests)} guests, not 13`);
    findings.push(...slotProblems(item), ...responseProblems(responses));
    const rebooking = await harness.visitor.book(formFor(slot, { guestCount: 3 }));
    expect(rebooking.status === 201, `the released seats could not be sold: ${rebooking.status}`);
    const extraBooking = await harness.visitor.book(formFor(slot));
    expect(
      extraBooking.status === 409,
      `booking a seat that was never released returned ${extraBooking.status}, not 409`,
    );
    expect(await harness.waitUntilIdle(), 'the emails were not sent in time');
    const cancellationEmails = emailsOf(harness, form.email).filter(({ subject }) =>
      subject.startsWith('Cancelled'),
    );
    expect(cancellationEmails.length === 1, `${cancellationEmails.length} cancellation emails were sent`);
    return { findings, metrics: { cancels: responses.length, succeeded: successCount } };
  });
}

/** Cancels the bookings of a slot: only the last cancellation releases its language. */
export async function releaseLanguage(harness: Harness, repeats: number): Promise<ScenarioResult> {
  return repeat(repeats, async () => {
    const { findings, expect } = collectFindings();
    const slot = harness.slots.nextInEitherLanguage();
    const bookInFrench = () => harness.visitor.book(formFor(slot, { preferredLanguage: 'French' }));
    const booked = await Promise.all(
      [1, 2, 3].map(() => harness.visitor.book(formFor(slot, { guestCount: 2 }))),
    );
    const references = booked.map(({ body }) => String(body.data?.reference));
    const last = String(references.pop());
    await Promise.all(references.map((reference) => harness.visitor.cancel(reference)));
    const earlyBooking = await bookInFrench();
    expect(
      earlyBooking.status === 409,
      `a French booking next to an English one returned ${earlyBooking.status}`,
    );
    await harness.visitor.cancel(last);
    const item = await harness.readSlot(slot);
    expect(confirmedIn(item).length === 0, 'a cancelled booking is still confirmed');
    findings.push(...slotProblems(item));
    const lateBooking = await bookInFrench();
    expect(
      lateBooking.status === 201,
      `a French booking after the last cancellation returned ${lateBooking.status}`,
    );
    findings.push(...slotProblems(await harness.readSlot(slot)));
    return { findings, metrics: {} };
  });
}
