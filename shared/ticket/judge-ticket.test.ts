import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { fromBase45, toBase45 } from './base45.ts';
import { findByTicket, judgeParty, type ListedParty, type TicketFindingKind } from './judge-ticket.ts';
import { ticketHouse, ticketStatement } from './signed-ticket.testing.ts';
import type { TicketStatement } from './statement.ts';

const instant = (text: string) => new Date(`2026-12-${text}:00+11:00`);
const seconds = (text: string) => instant(text).getTime() / 1000;
const now = instant('08T14:54');
const listTime = seconds('08T13:52');
const threePm = 10;
const fourPm = 12;

/** The party of `ticketStatement` as in the list. */
const listedParty = (changes: Partial<ListedParty> = {}): ListedParty => ({
  id: ticketStatement().id,
  date: '2026-12-08',
  tourId: threePm,
  preferredLanguage: 'English',
  sequence: 0,
  status: 'confirmed',
  guestCount: 2,
  due: 8000,
  log: [],
  ...changes,
});
const arrived = (guests: number, changes: Partial<VisitEntry> = {}) =>
  entry({ kind: 'arrive', guests, at: seconds('08T14:05'), ...changes } as VisitEntry);

const distillery = await ticketHouse();

async function find(statement: Partial<TicketStatement>, parties: readonly ListedParty[]) {
  const text = await distillery.ticketOf(ticketStatement(statement));
  const readAt = new Map([
    ['2026-12-08', listTime],
    ['2026-12-10', listTime],
  ]);
  return findByTicket(text, [distillery.key], { list: { parties, readAt }, now, shownTourId: threePm });
}

describe('A ticket of this site at the door', () => {
  const newerTicket = { issuedAt: listTime + 600 };
  const undoneArrival = arrived(2);
  it.each<[string, TicketFindingKind, Partial<TicketStatement>, readonly ListedParty[]]>([
    ['of a party in the list is good', 'good', {}, [listedParty()]],
    [
      'of a party of which one has arrived is good for the other',
      'good',
      {},
      [listedParty({ log: [arrived(1)] })],
    ],
    [
      'of a party whose arrival was undone is good',
      'good',
      {},
      [listedParty({ log: [undoneArrival, entry({ kind: 'undo', entry: undoneArrival.id })] })],
    ],
    ['that was issued after the list was read is good without an entry in it', 'unlisted', newerTicket, []],
    [
      'that was issued while the list was read is good without an entry in it',
      'unlisted',
      { issuedAt: listTime - 5 },
      [],
    ],
    [
      'for a day that the device does not have is for another day',
      'other-day',
      { date: calendarDateFrom('2026-12-24') },
      [],
    ],
    ['of a party that has arrived admits no further guest', 'here', {}, [listedParty({ log: [arrived(2)] })]],
    [
      'of a cancelled party that has arrived admits no further guest',
      'here',
      {},
      [listedParty({ status: 'cancelled', log: [arrived(2)] })],
    ],
    ['of a party of 4:00 PM is for another start', 'other-start', {}, [listedParty({ tourId: fourPm })]],
    [
      'of an unlisted party of 4:00 PM is for another start',
      'other-start',
      { ...newerTicket, tourId: fourPm },
      [],
    ],
    ['of Thursday is for another day', 'other-day', {}, [listedParty({ date: '2026-12-10' })]],
    [
      'of an unlisted party of Thursday is for another day',
      'other-day',
      { ...newerTicket, date: calendarDateFrom('2026-12-10') },
      [],
    ],
    [
      'of yesterday is for another day, although all guests came',
      'other-day',
      {},
      [listedParty({ date: '2026-12-07', log: [arrived(2)] })],
    ],
    [
      'of a cancelled party is cancelled',
      'cancelled',
      {},
      [listedParty({ status: 'cancelled', sequence: 1 })],
    ],
    [
      'of a cancelled party of Thursday is cancelled',
      'cancelled',
      {},
      [listedParty({ status: 'cancelled', date: '2026-12-10' })],
    ],
    ['of a party that has left the list is not good', 'left-list', {}, []],
  ])('%s', async (_, kind, statement, parties) => {
    expect((await find(statement, parties))?.kind).toBe(kind);
  });

  it('gets the result of the device’s list of parties if the list has the latest version of the booking', async () => {
    const finding = await find({ guests: 4, tourId: fourPm }, [listedParty({ sequence: 1, guestCount: 3 })]);
    expect(finding).toMatchObject({
      kind: 'good',
      booked: { tourId: threePm, guests: 3 },
      state: { awaited: 3, outstandingVuv: 8000 },
    });
  });

  it('admits four guests when the booking was changed from two to four after the list was read', async () => {
    const changed = { sequence: 1, guests: 4, dueVuv: 16_000, issuedAt: listTime + 600 };
    const finding = await find(changed, [listedParty({ tourId: fourPm, log: [arrived(2)] })]);
    expect(finding).toMatchObject({
      kind: 'good',
      party: { guestCount: 2 },
      booked: { tourId: threePm, guests: 4 },
      state: { here: 2, awaited: 2, outstandingVuv: 16_000 },
    });
  });

  it('of a booking that was restored after the list was read is good', async () => {
    const finding = await find({ sequence: 2 }, [listedParty({ status: 'cancelled', sequence: 1 })]);
    expect(finding?.kind).toBe('good');
  });

  it('is accepted as unlisted for a day that the device has never loaded', async () => {
    const text = await distillery.ticketOf(ticketStatement());
    const list = { parties: [], readAt: new Map() };
    expect((await findByTicket(text, [distillery.key], { list, now }))?.kind).toBe('unlisted');
  });

  it('is shown with the first arrival that counts and the time at which the list was read', async () => {
    const first = arrived(1);
    const finding = await find({}, [listedParty({ log: [arrived(1, { at: seconds('08T14:20') }), first] })]);
    expect(finding).toMatchObject({ arrival: { id: first.id }, asOf: listTime });
  });
});

describe('A party found at the door by its six letters', () => {
  it.each<[TicketFindingKind, Partial<ListedParty>]>([
    ['good', {}],
    ['here', { log: [arrived(2)] }],
    ['other-start', { tourId: fourPm }],
    ['other-day', { date: '2026-12-10' }],
    ['cancelled', { status: 'cancelled' }],
  ])('gets the same result as a scan of its ticket: %s', (kind, changes) => {
    const party = listedParty(changes);
    const list = { parties: [party], readAt: new Map([['2026-12-08', listTime]]) };
    expect(judgeParty(party, { list, now, shownTourId: threePm })).toMatchObject({ kind, party });
  });
});

describe('A scanned QR code is not accepted as a ticket of this site', () => {
  const find = (text: string) =>
    findByTicket(text, [distillery.key], { list: { parties: [listedParty()], readAt: new Map() }, now });

  it('if any byte of a ticket is changed to any other value', async () => {
    const bytes = fromBase45(await distillery.ticketOf(ticketStatement())) ?? new Uint8Array();
    const position = fc.nat({ max: bytes.length - 1 });
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (index, change) => {
        const altered = bytes.map((byte, at) => (at === index ? byte ^ change : byte));
        expect(await find(toBase45(altered))).toBeUndefined();
      }),
    );
  });

  it('if the highest bit of any one byte of a ticket is flipped', async () => {
    const bytes = fromBase45(await distillery.ticketOf(ticketStatement())) ?? new Uint8Array();
    const all = Array.from(bytes, (_, index) => bytes.map((byte, at) => (at === index ? byte ^ 128 : byte)));
    expect(await Promise.all(all.map((altered) => find(toBase45(altered))))).toEqual(
      all.map(() => undefined),
    );
  });

  it('if another site signed it, even with the id of our key', async () => {
    const other = await ticketHouse();
    expect(await find(await other.ticketOf(ticketStatement()))).toBeUndefined();
    expect(await find(await other.ticketOf(ticketStatement(), distillery.key.id))).toBeUndefined();
  });

  it.each(['', 'https://menu.example.com', 'ABC', '::::'])('if it contains the text %j', async (text) => {
    expect(await find(text)).toBeUndefined();
  });
});
