import { beforeEach, expect, it } from 'vitest';
import { cancelOperatorBooking } from '#functions/endpoints/cancel-operator-booking/cancel-operator-booking.ts';
import { createOperatorBooking } from '#functions/endpoints/create-operator-booking/create-operator-booking.ts';
import { type CallResult, caller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { cancelOperatorBooking as cancelContract } from '#shared/contracts/guests/cancel-operator-booking.ts';
import { createOperatorBooking as createContract } from '#shared/contracts/guests/create-operator-booking.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { operatorsOffice } from './operators-office.testing.ts';

const table = testTable();
const log = testLog();
let office: ReturnType<typeof operatorsOffice>;
let operator: { readonly id: string; readonly key: string };
beforeEach(async () => {
  office = operatorsOffice(table);
  operator = await approveOperator('Sea Breeze');
});

async function approveOperator(companyName: string): Promise<{ id: string; key: string }> {
  const id = await office.requestAccess({ companyName });
  const outcome = await office.deps.operators.approve(id);
  if (outcome.result !== 'made') throw new Error('No link was created');
  return { id, key: outcome.key };
}

const deps = () => ({
  operators: office.deps.operators,
  bookings: office.deps.bookings,
  edits: calendarEditStore(table, office.clock),
  quotas: quotaStore(table, office.clock),
  referenceSecret: testReferenceSecret,
  clock: office.clock,
});
const book = (day: number, guestCount = 16, key = operator.key): Promise<CallResult> =>
  caller(
    createContract,
    createOperatorBooking(deps()),
  )({
    headers: { 'operator-key': key },
    json: {
      tourId: 8,
      tourType: 'Tour and Tasting',
      date: new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10),
      time: '2:00 PM',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      preferredLanguage: 'English',
      guestCount,
      totalPrice: totalPriceVuv('Tour and Tasting', guestCount),
    },
  });
const cancel = (reference: string): Promise<CallResult> =>
  caller(
    cancelContract,
    cancelOperatorBooking(deps()),
  )({
    headers: { 'operator-key': operator.key },
    query: { reference },
  });

/** Books sixteen places a day until the link is refused. Returns the number of booked places and the refusal. */
async function placesUntilRefused(
  first = 1,
): Promise<{ readonly places: number; readonly last: CallResult }> {
  let places = 0;
  for (let day = first; day < first + 60; day += 1) {
    const last = await book(day);
    if (last.status === 201) places += 16;
    else if (last.status === 429) return { places, last };
  }
  throw new Error('The link was not refused');
}

it('a link of an operator books at most 300 places a day, without affecting another operator', async () => {
  const { places, last } = await placesUntilRefused();
  expect(places).toBe(288);
  expect(last).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
    json: {
      kind: 'too-many',
      reason: 'placesOfOperator',
      message: expect.stringMatching(/^Your link has booked/),
    },
  });
  expect(log.lines().filter(({ code }) => code === 'operator.limit-reached')).toMatchObject([
    { level: 'WARN', operatorId: operator.id, limit: 'seats' },
  ]);
  const other = await approveOperator('Other');
  const responses = await Promise.all([40, 41, 42].map((day) => book(day, 16, other.key)));
  expect(responses.map(({ status }) => status)).toContain(201);
});

it('a link of an operator books more places after a manager has raised the limit', async () => {
  await placesUntilRefused();
  const { result } = await office.deps.operators.edit(operator.id, { seatsPerDay: 600 });
  expect(result).toBe('made');
  expect((await placesUntilRefused(30)).places).toBe(304);
});

it.runIf(isFullRun)('a link of an operator cancels at most 60 bookings an hour', async () => {
  await office.deps.operators.edit(operator.id, { seatsPerDay: 600 });
  await office.deps.operators.edit(operator.id, { seatsPerDay: 300 });
  const references: string[] = [];
  for (let day = 1; day < 40; day += 1)
    for (let party = 0; party < 8 && references.length < 64; party += 1) {
      const { status, json } = await book(day, 1);
      if (status === 201) references.push(json.data.reference);
    }
  const responses: CallResult[] = [];
  for (const reference of references) responses.push(await cancel(reference));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await cancel(references[0] ?? '')).status, 'a booking cancelled before').toBe(200);
});
