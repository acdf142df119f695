import { dayProblem } from '#shared/booking/bookable-day.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { languagesAt } from '#shared/booking/language.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import { networkLimits } from '#shared/limits/network-limits.ts';
import { addDays, type CalendarDate } from '#shared/values/port-vila-time.ts';
import { bookOnce } from '../harness/book-once.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor, type ScenarioSlot } from '../harness/slots-for-scenarios.ts';
import { addressHeader, type Form } from '../harness/visitor.ts';

const concurrency = 20;

/** Lists every start of the season that may be in French, last day first, since other scenarios use the first days. */
function seasonInFrench(now: Date): readonly ScenarioSlot[] {
  const { first, last } = bookingWindow(now);
  const season: ScenarioSlot[] = [];
  for (let date: CalendarDate = last; date > first; date = addDays(date, -1)) {
    if (dayProblem(date, now) !== undefined) continue;
    const inFrench = timetableOf(date).filter(({ time }) => languagesAt(time).includes('French'));
    season.push(...inFrench.map((slot) => ({ date, slot })));
  }
  return season;
}

/**
 * One network books one seat in French at each start of the season in turn. It gets no more starts than a network
 * may open: a guest on another network can book the next one in English.
 *
 * @param count number of bookings
 */
export async function openSeasonInOneLanguage(harness: Harness, count: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const season = seasonInFrench(harness.localStack.clock.now());
  const starts = Array.from({ length: count }, (_, index) => season[index % season.length] as ScenarioSlot);
  const book = (form: Form, address: string) =>
    bookOnce(
      {
        book: (body, key = '') =>
          harness.visitor.call('POST', '/api/bookings', {
            body,
            headers: { 'idempotency-key': key, [addressHeader]: address },
          }),
      },
      form,
    );
  let opened = 0;
  let refused = 0;
  for (let start = 0; start < count; start += concurrency) {
    const responses = await Promise.all(
      starts
        .slice(start, start + concurrency)
        .map((slot) => book(formFor(slot, { preferredLanguage: 'French' }), '203.0.113.77')),
    );
    for (const { status, body } of responses) {
      if (status === 201) opened += 1;
      else if (status === 429 && body.reason === 'startsOfNetwork') refused += 1;
      else expect(false, `a booking returned ${status}: ${String(body.message)}`);
    }
  }
  const { max } = networkLimits.starts;
  expect(opened === max, `${opened} of ${count} bookings opened a start; a network may open ${max}`);
  const next = season[count % season.length] as ScenarioSlot;
  const otherNetwork = await book(formFor(next, { preferredLanguage: 'English' }), '203.0.113.78');
  expect(otherNetwork.status === 201, `a booking from another network returned ${otherNetwork.status}`);
  return { findings, metrics: { season: season.length, bookings: count, opened, refused } };
}
