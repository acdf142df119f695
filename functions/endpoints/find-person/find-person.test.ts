import { describe, expect, it, vi } from 'vitest';
import { actorOf, type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personSearch } from '#functions/stores/privacy/person-search.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { exportPerson } from '#functions/use-cases/privacy/export-person.ts';
import { findPerson as contract } from '#shared/contracts/office/find-person.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { findPerson } from './find-person.ts';

const clock = () => new Date('2026-11-24T10:00:00+11:00');
const table = testTable();
const log = testLog();
const email = 'marker@example.com';

const findPart = (
  body: object = { who: email },
  role: 'floor' | 'manager' = 'manager',
  isSteppedUp = true,
): Promise<CallResult> => {
  const deps = {
    search: personSearch(personalData(table, clock), clock),
    trail: privacyTrail(table, clock),
    clock,
  };
  const actor = actorOf({ id: 'mia', name: 'Mia', role }, 'desk');
  return callerAs(actor, contract, findPerson(deps), isSteppedUp)({ json: body });
};

/** The whole search: a slow machine needs several calls. */
const find = async (...args: Parameters<typeof findPart>): Promise<CallResult> => {
  const [body = { who: email }, ...callerOptions] = args;
  const response = await findPart(body, ...callerOptions);
  if (response.json.next === undefined) return response;
  const nextPart = await find({ ...body, from: response.json.next }, ...callerOptions);
  const { records, earlier } = nextPart.json;
  return {
    ...nextPart,
    json: {
      ...nextPart.json,
      records: [...response.json.records, ...records],
      earlier,
    },
  };
};

describe('a search for a person', () => {
  it('returns kind, name, date and retention of each record, and no other personal data', async () => {
    for (const date of ['2026-11-20', '2026-11-30'])
      await bookingStore(table, clock).book(
        storedBooking({ date, email, firstName: 'Ana', lastName: 'Exemple' }),
      );
    const { status, json } = await find({ who: email.toUpperCase() });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      records: [
        { kind: 'booking', name: 'Ana Exemple', date: '2026-11-20' },
        { kind: 'booking', name: 'Ana Exemple', date: '2026-11-30', stays: 'to-come' },
      ],
      earlier: [],
    });
    expect(json.records[0]).not.toHaveProperty('stays');
    expect(JSON.stringify(json)).not.toMatch(/marker/i);
    expect(log.text()).not.toMatch(/marker/i);
  });

  it('returns earlier exports and erasures of this person, and of no other', async () => {
    const data = personalData(table, clock);
    const trail = privacyTrail(table, clock);
    for (const person of [email, 'other@example.com']) {
      await bookingStore(table, clock).book(storedBooking({ date: '2026-11-20', email: person }));
      await exportPerson({ data, trail, clock }, { commandId: commandId(), who: person, by: 'mia' });
    }
    const { earlier } = (await find()).json;
    expect(earlier).toMatchObject([{ action: 'export', by: 'mia', records: { booking: 1 } }]);
  });

  it('by telephone number finds records with any prefix, and returns the numbers that matched', async () => {
    for (const [date, phone] of [
      ['2026-11-20', '7712345'],
      ['2026-11-19', '+61 4 7771 2345'],
      ['2026-11-18', '+678 7712346'],
    ] as const)
      await bookingStore(table, clock).book(storedBooking({ date, phone, email }));
    const { json } = await find({ who: '+678 771-2345' });
    expect(json.records.map(({ matched }: { matched: string }) => matched).sort()).toEqual([
      '+61 4 7771 2345',
      '7712345',
    ]);
    expect(new Set(json.records.map(({ id }: { id: string }) => id)).size).toBe(2);
    expect(JSON.stringify(json)).not.toMatch(/marker/i);
    expect(log.text()).not.toContain('12345');
  });

  it('who is unknown finds nothing', async () => {
    expect((await find({ who: 'stranger@example.com' })).json).toMatchObject({ records: [] });
  });

  it.each([{}, { who: '' }, { who: 'Marker' }, { who: email, from: 'x' }, 'x'])(
    'with invalid input is refused: %j',
    async (body) => {
      expect(await find(body as object)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    },
  );

  it('needs a manager who has just used a passkey', async () => {
    expect(await find({ who: email }, 'floor')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect(await find({ who: email }, 'manager', false)).toMatchObject({
      status: 403,
      json: { kind: 'step-up' },
    });
  });
});

it('the handler of find-person needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json: { who: email } });
  expect(response.json).toMatchObject({ success: true, records: [] });
});
