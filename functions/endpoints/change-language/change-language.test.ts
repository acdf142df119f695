import { describe, expect, it } from 'vitest';
import { actorOf, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { slotLanguageStore } from '#functions/stores/bookings/slot-languages.ts';
import {
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { interruptedTable } from '#functions/stores/table/interrupted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { changeLanguage as contract } from '#shared/contracts/staff/change-language.ts';
import { personLimits } from '#shared/limits/person-limits.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { changeLanguage } from './change-language.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();

const mia = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office');
const quotas = quotaStore(table, clock);
const bookings = () => bookingStore(table, clock);
const bookParty = bookingMaker(bookings(), { preferredLanguage: 'French', guestCount: 2 });
const findBooking = (booking: StoredBooking) => bookings().find(referenceOf(booking), 'staff');
const seenParties = (parties: readonly StoredBooking[]) =>
  parties.map((one) => ({ party: lastingId(one), sequence: one.sequence }));
const slotItem = async () => (await table.items('SLOT#')).find(({ language }) => language !== undefined);

interface ChangeOptions {
  readonly usedTable?: Table;
  readonly by?: Actor;
  readonly language?: TourLanguage;
  readonly time?: number;
  readonly commandId?: string;
}
const changeTo = (
  agreed: readonly StoredBooking[],
  { usedTable = table, by = mia, language = 'English', time = 0, ...id }: ChangeOptions = {},
) =>
  callerAs(
    by,
    contract,
    changeLanguage({
      bookings: bookingStore(usedTable, clock),
      languages: slotLanguageStore(usedTable, clock),
      edits: calendarEditStore(usedTable, clock),
      quotas,
      clock,
    }),
  )({
    json: {
      commandId: commandId(),
      date: '2026-11-24',
      tourId: time,
      language,
      agreed: seenParties(agreed),
      ...id,
    },
  });

it('a change of language applies to all parties of the start, and is stored with the manager who confirmed that they agree', async () => {
  const parties = [
    await bookParty(),
    await bookParty({ firstName: '', lastName: '', email: '', source: 'phone' }),
  ];
  const command = commandId();
  const { status, json } = await changeTo(parties, { commandId: command });
  expect([status, json.parties.length]).toEqual([200, 2]);
  for (const party of parties)
    expect(await findBooking(party)).toMatchObject({
      preferredLanguage: 'English',
      // The guests still get French messages.
      messageLanguage: 'fr',
      sequence: 1,
      staffChanges: [
        {
          id: command,
          kind: 'change',
          by: 'mia',
          on: 'office',
          parts: ['language'],
          from: { preferredLanguage: 'French' },
          to: { preferredLanguage: 'English' },
          agreed: true,
        },
      ],
    });
  expect(await slotItem()).toMatchObject({
    guests: 4,
    language: 'English',
    event: { type: 'booking.changed', id: `${parties[0]?.id}-1` },
  });
  expect(await bookings().book(storedBooking())).toMatchObject({ result: 'booked' });
});

it('a change of language is refused unless every party has agreed and is unchanged since the manager loaded it', async () => {
  const [agreedParty, other] = [await bookParty(), await bookParty()];
  for (const agreed of [[], [agreedParty], [agreedParty, { ...other, sequence: 7 }]]) {
    const { status, json } = await changeTo(agreed);
    expect([status, json.kind]).toEqual([409, 'party-changed']);
    expect(json.message).toContain('Ask those who are new');
  }
  expect(await slotItem()).toMatchObject({ language: 'French' });
  expect(await findBooking(agreedParty)).toMatchObject({ preferredLanguage: 'French', sequence: 0 });
});

it('a change of language is refused if a party is added to the start while the change is being written', async () => {
  const party = await bookParty();
  const addParty = async () => void (await bookParty());
  const { json } = await changeTo([party], { usedTable: interruptedTable(table, 'UpdateCommand', addParty) });
  expect(json.kind).toBe('party-changed');
  expect(await slotItem()).toMatchObject({ guests: 4, language: 'French' });
});

it('a start whose last guest has cancelled has no language to change, and accepts bookings in any language', async () => {
  const party = await bookParty();
  await bookings().cancel(referenceOf(party));
  expect((await changeTo([])).json).toMatchObject({
    kind: 'not-bookable',
    message: expect.stringContaining('no language yet'),
  });
  expect(await bookings().book(storedBooking())).toMatchObject({ result: 'booked' });
});

it('a change of language is refused for a past start, and to French in the English-only hours', async () => {
  const noon = await bookParty({ time: '11:00 AM', preferredLanguage: 'English' });
  const { json } = await changeTo([noon], { language: 'French', time: 2 });
  expect(json.kind).toBe('not-bookable');
  const party = await bookParty();
  clock.set(new Date('2026-11-24T18:00:00+11:00'));
  expect((await changeTo([party])).json.kind).toBe('too-late');
});

it('a repeated change of language succeeds and writes nothing', async () => {
  const parties = [await bookParty(), await bookParty()];
  const command = { commandId: commandId() };
  await changeTo(parties, command);
  const before = await table.items('SLOT#');
  expect((await changeTo(parties, command)).status).toBe(200);
  expect(await table.items('SLOT#')).toEqual(before);
});

describe('the daily limit of a manager for changes of language', () => {
  const { languageChanges: quota } = personLimits;
  const exhaustQuota = (remaining: number) =>
    quotas.count({ kind: 'person languageChanges', subject: 'mia', quota, points: quota.max - remaining });

  it('allows the tenth change of a day, then requires a passkey and names the limit', async () => {
    const [first, second] = [await bookParty(), await bookParty({ time: '3:00 PM' })];
    await exhaustQuota(1);
    expect((await changeTo([first])).status).toBe(200);
    const { status, json } = await changeTo([second], { time: 10 });
    expect([status, json.kind]).toEqual([403, 'step-up']);
    expect(json.message).toBe(
      'You have changed the language of 10 starts today, the limit of one person. Nothing was changed. Press again, and confirm with your passkey.',
    );
    expect(await findBooking(second)).toMatchObject({ preferredLanguage: 'French', sequence: 0 });
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'staff.limit-reached', limit: 'languageChanges', person: 'mia' }),
    );
    const by = { ...mia, steppedUpAt: clock().getTime() / 1000 - 60 };
    expect((await changeTo([second], { time: 10, by })).status).toBe(200);
  });

  it('counts each manager separately', async () => {
    await exhaustQuota(0);
    const by = actorOf({ id: 'ben', name: 'Ben', role: 'manager' }, 'bar');
    expect((await changeTo([await bookParty()], { by })).status).toBe(200);
  });

  it('counts neither a repeated command nor a refused change', async () => {
    const party = await bookParty();
    await exhaustQuota(2);
    const command = { commandId: commandId() };
    expect((await changeTo([])).status).toBe(409);
    for (let tries = 0; tries < 3; tries += 1) expect((await changeTo([party], command)).status).toBe(200);
    const current = (await findBooking(party)) as StoredBooking;
    expect((await changeTo([current], { language: 'French' })).status).toBe(200);
  });

  it('does not count a change refused because a party booked at the same moment', async () => {
    const party = await bookParty();
    await exhaustQuota(1);
    const parties = [party];
    const addParty = async () => void parties.push(await bookParty());
    const refused = await changeTo([party], {
      usedTable: interruptedTable(table, 'UpdateCommand', addParty),
    });
    expect(refused.json.kind).toBe('party-changed');
    expect((await changeTo(parties)).status).toBe(200);
  });
});

it('the handler of change-language needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  clock.set(new Date());
  const eve = await colleagues(table, clock).add('Eve', 'manager');
  const json = { commandId: commandId(), date: '2026-11-24', tourId: 0, language: 'English', agreed: [] };
  expect((await call({ cookies: [eve.cookie], json })).json.kind).toBe('not-bookable');
});
