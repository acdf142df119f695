import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { closeTill as contract } from '#shared/contracts/staff/close-till.ts';
import { commandId, entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { entryName } from '#shared/staff/till/till-lines.ts';
import { closeTill } from './close-till.ts';

let table: ObservedTable;
let now: Date;
let log: ReturnType<typeof captureLog>;
let till: ReturnType<typeof tillConsole>;
let booking: StoredBooking;
const clock = () => now;
const cash = () => paid(16_000);

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-24T17:14:00+11:00');
  till = tillConsole(table, clock);
  log = captureLog();
  booking = await till.party({ firstName: 'Markerann', lastName: 'Markerlee' });
});

const exactCount = { 'cash-vuv': 16_000, 'cash-aud': 0, card: 0 };
const closingOfCurrentTill = async () => {
  const { number, digest } = await readTill(till.deps);
  return { commandId: commandId(), number, digest, counted: exactCount };
};
const close = (json: object, by: 'mia' | 'noa' = 'mia', deps = till.deps): Promise<CallResult> =>
  callerAs(till.actor(by), contract, closeTill(deps), true)({ json });
const tillItems = async () => (await table.items()).filter(({ pk }) => pk === 'TILL');
const storedZs = async () => (await tillItems()).filter(({ sk }) => String(sk).startsWith('Z#'));

describe('closing the till', () => {
  it('stores the payments of the X as the Z with the next number, with colleague, time, device and counted sums', async () => {
    const payment = cash();
    await till.write(booking, payment);
    const { status, json } = await close(await closingOfCurrentTill());
    expect(status).toBe(200);
    expect(json.z).toEqual({
      number: 1,
      closedAt: now.getTime() / 1000,
      by: 'mia',
      on: 'device-of-mia',
      lines: [
        expect.objectContaining({
          id: entryName(booking.id, payment.id),
          vatu: 16_000,
          by: 'ana',
          tourId: 0,
        }),
      ],
      exceptions: [],
      counted: exactCount,
    });
    const { lines, exceptions, ...head } = json.z;
    expect(await tillItems()).toMatchObject([
      { sk: 'LINES#000001', lines, exceptions },
      { sk: 'Z#000001', ...head },
    ]);
    expect(await readTill(till.deps)).toMatchObject({ number: 2, lines: [] });
  });

  it('requires a reason if the counted sums differ from the recorded ones, and stores none otherwise', async () => {
    await till.write(booking, cash());
    const body = { ...(await closingOfCurrentTill()), counted: { ...exactCount, 'cash-vuv': 14_000 } };
    expect(await close(body)).toMatchObject({
      status: 400,
      json: { kind: 'invalid-input', fields: { reason: expect.stringContaining('why') } },
    });
    expect((await close({ ...body, reason: ' ' })).json.fields).toHaveProperty('reason');
    expect(await tillItems()).toEqual([]);
    expect((await close({ ...body, reason: ' Change given twice ' })).json.z.reason).toBe(
      'Change given twice',
    );
    await till.write(booking, paid(1000));
    const otherCount = {
      ...(await closingOfCurrentTill()),
      counted: { ...exactCount, 'cash-vuv': 1000 },
      reason: 'Nothing',
    };
    expect((await close(otherCount)).json.z).not.toHaveProperty('reason');
  });

  it('expects no money for payments to operator accounts and for complimentary visits', async () => {
    await till.write(
      booking,
      paid(9000, { method: 'complimentary' }),
      paid(7000, { method: 'operator-account' }),
    );
    const nothingCounted = { 'cash-vuv': 0, 'cash-aud': 0, card: 0 };
    expect((await close({ ...(await closingOfCurrentTill()), counted: nothingCounted })).status).toBe(200);
  });

  it('counts Australian dollars in cents, and refunds as negative sums', async () => {
    const earlier = cash();
    await till.write(booking, earlier);
    await close(await closingOfCurrentTill());
    await till.write(
      booking,
      entry({ kind: 'undo', entry: earlier.id, reason: 'Paid twice', by: 'mia' }),
      paid(8000, { method: 'cash-aud', amount: 10_000 }),
    );
    const counted = { 'cash-vuv': -16_000, 'cash-aud': 10_000, card: 0 };
    expect((await close({ ...(await closingOfCurrentTill()), counted })).json.z).not.toHaveProperty('reason');
  });

  it('is refused when the X lists no payments', async () => {
    const { status, json } = await close(await closingOfCurrentTill());
    expect({ status, kind: json.kind }).toEqual({ status: 409, kind: 'till-changed' });
    expect(json.message).toContain('nothing to close');
    expect(await tillItems()).toEqual([]);
  });

  it.each<[string, (payment: ReturnType<typeof cash>) => Parameters<typeof till.write>[1]]>([
    ['added', () => paid(1000)],
    ['undone', (payment) => entry({ kind: 'undo', entry: payment.id })],
    ['refunded', (payment) => entry({ kind: 'undo', entry: payment.id, reason: 'Paid twice' })],
  ])('is refused when a payment was %s since the sums were shown', async (_, laterEntry) => {
    const payment = cash();
    await till.write(booking, payment);
    const body = await closingOfCurrentTill();
    await till.write(booking, laterEntry(payment));
    expect(await close(body)).toMatchObject({ status: 409, json: { kind: 'till-changed' } });
    expect(await tillItems()).toEqual([]);
  });

  it('succeeds although a note or an arrival was recorded after the sums were shown', async () => {
    await till.write(booking, cash());
    const body = await closingOfCurrentTill();
    await till.write(booking, entry({ kind: 'arrive', guests: 4 }), entry({ kind: 'note', text: 'Nuts' }));
    expect((await close(body)).status).toBe(200);
  });

  it('leaves a payment recorded during the closing for the next Z', async () => {
    await till.write(booking, cash());
    const body = await closingOfCurrentTill();
    const latePayment = paid(1000);
    const tills = {
      ...till.deps.tills,
      close: async (report: Parameters<typeof till.deps.tills.close>[0]) => {
        await till.write(booking, latePayment);
        return till.deps.tills.close(report);
      },
    };
    expect((await close(body, 'mia', { ...till.deps, tills })).json.z.lines).toHaveLength(1);
    expect((await readTill(till.deps)).lines).toMatchObject([
      { id: entryName(booking.id, latePayment.id), vatu: 1000 },
    ]);
  });
});

describe('two commands to close the till at once', () => {
  it('by two managers create one Z: the second manager is refused with the name of the first', async () => {
    await till.write(booking, cash());
    const [one, other] = [await closingOfCurrentTill(), await closingOfCurrentTill()];
    const responses = await Promise.all([close(one), close(other, 'noa')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = responses[0]?.status === 200 ? 'Mia Vira' : 'Noa Tari';
    expect(responses.find(({ status }) => status === 409)?.json).toMatchObject({
      kind: 'till-changed',
      message: `${first} closed the day (Z 1) at 5:14 PM. Nothing more was closed. The sums are those since then: count again if there are any.`,
    });
    expect(await storedZs()).toHaveLength(1);
    expect(log.lines().filter(({ code }) => code === 'till.closed')).toHaveLength(1);
  });

  it('with the same command id create one Z, even if the command is repeated after later payments and the next Z', async () => {
    await till.write(booking, cash());
    const body = await closingOfCurrentTill();
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => close(body)));
    for (const response of others) expect(response).toEqual(first);
    await till.write(booking, paid(1000));
    await close({ ...(await closingOfCurrentTill()), counted: { ...exactCount, 'cash-vuv': 1000 } });
    now = new Date(now.getTime() + 86_400_000);
    expect(await close(body)).toEqual(first);
    expect(await storedZs()).toHaveLength(2);
    expect(log.lines().filter(({ code }) => code === 'till.closed')).toHaveLength(2);
  });
});

it.each([
  ['no sums', { counted: undefined }],
  ['half a vatu', { counted: { ...exactCount, card: 0.5 } }],
  ['no number', { number: 0 }],
  ['a reason too long', { reason: 'x'.repeat(201) }],
])('closing the till with %s is refused', async (_, changes) => {
  expect((await close({ ...(await closingOfCurrentTill()), ...changes })).status).toBe(400);
});

it('closing the till stores and logs no name of a guest', async () => {
  await till.write(booking, cash(), entry({ kind: 'note', text: 'Markernote' }));
  await close(await closingOfCurrentTill());
  expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'till.closed', number: 1, lines: 1 }));
  expect(JSON.stringify(await tillItems()) + log.text()).not.toMatch(/Marker|Mia|Ana/);
});

it('the handler of close-till needs only the environment variables that the deployed function has', async () => {
  await till.write(booking, cash());
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const json = { ...(await closingOfCurrentTill()), digest: 'stale' };
  expect(await callHandler(contract, handler, { cookies: [eve.cookie], json })).toMatchObject({
    json: { kind: 'till-changed' },
  });
});
