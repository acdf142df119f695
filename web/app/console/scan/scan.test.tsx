import { describe, expect, it } from 'vitest';
import type { VisitCommand } from '#app/console/api/unsent-visits.ts';
import { ticketHouse, ticketStatement } from '#shared/ticket/signed-ticket.testing.ts';
import type { TicketStatement } from '#shared/ticket/statement.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { arrival, at, type PartyDraft, party, shipDate, start } from '../today/day/ship-day.testing.ts';
import { FakeServer } from '../today/today.testing.tsx';
import { memoryQueue, scanAt } from './scan.testing.tsx';

const twoPm = 8;
const threePm = 10;
const id = ticketStatement().id;
const issuer = await ticketHouse();
const ticket = (changes: Partial<TicketStatement> = {}) =>
  issuer.ticketOf(ticketStatement({ date: shipDate, tourId: twoPm, issuedAt: at(9, 0), ...changes }));
const exemple = (draft: PartyDraft = {}, tourId = twoPm) =>
  party(tourId, 'Élodie Exemple', 2, { id, sixLetters: 'HKTRWM', ...draft });
const otherParty = () => party(twoPm, 'Anna Sample', 4, { sixLetters: 'HKTRCN' });
const serverWith = (...parties: ReturnType<typeof party>[]) =>
  new FakeServer([
    start(twoPm, 'English', [otherParty(), ...parties.filter(({ tourId }) => tourId === twoPm)]),
    start(
      threePm,
      'French',
      parties.filter(({ tourId }) => tourId === threePm),
    ),
  ]);
const arrivals = (server: FakeServer) =>
  server.sent<VisitCommand>('recordVisit').map(({ party: partyId, action }) => [partyId, action]);

describe('the scan screen', () => {
  it('reads a ticket without a press, and records the arrival of the party with one press', async () => {
    const server = serverWith(exemple());
    const door = await scanAt(server, memoryQueue([issuer.key]).queue);
    expect(door.text()).toContain('Keep the code inside the frame');
    await door.show(await ticket());
    expect(door.text()).toContain('Good. In the list of 1:56 PM');
    expect(door.text()).toContain('É. Exemple');
    expect(door.text()).toContain('2 guests, 2:00 PM Tour');
    expect(door.text()).toContain('8,000 to pay.');
    await door.show(undefined);
    await door.press(/^Arrived/, 'dialog');
    await door.wait(0);
    expect(arrivals(server)).toEqual([[id, { kind: 'arrive', guests: 2, here: 0 }]]);
    expect(door.text()).toContain('É. Exemple: 2 arrived');
    expect(door.text()).toContain('Keep the code inside the frame');
  });

  it('records the arrival of only some guests of a party', async () => {
    const server = serverWith(exemple());
    const door = await scanAt(server, memoryQueue([issuer.key]).queue);
    await door.show(await ticket());
    await door.show(undefined);
    await door.press('Only some', 'dialog');
    await door.press('1 adult', 'dialog');
    await door.wait(0);
    expect(arrivals(server)).toEqual([[id, { kind: 'arrive', guests: 1, here: 0 }]]);
  });

  it('keeps the scan result on screen until a button is pressed, even if another code is scanned', async () => {
    const door = await scanAt(serverWith(exemple()), memoryQueue([issuer.key]).queue);
    await door.show(await ticket());
    await door.show('HTTPS://MENU.EXAMPLE.COM');
    await door.wait(60_000);
    expect(door.text()).toContain('Good. In the list of 1:56 PM');
  });

  it('shows when and by whom a party was recorded as here, and records no second arrival', async () => {
    const server = serverWith(exemple({ log: [arrival(2, at(13, 5))] }));
    const door = await scanAt(server, memoryQueue([issuer.key]).queue);
    await door.show(await ticket());
    expect(door.text()).toContain('Already here since 1:05 PM');
    expect(door.text()).toContain('H. Host pressed Arrived for all 2. The same code adds nobody.');
    await door.show(undefined);
    await door.press('Next guest', 'dialog');
    expect(door.text()).toContain('Keep the code inside the frame');
    expect(arrivals(server)).toEqual([]);
  });

  it('shows that guests have booked another start, and lets them join this one or arrive for theirs', async () => {
    const server = serverWith(exemple({}, threePm));
    const { kept, queue } = memoryQueue([issuer.key]);
    const door = await scanAt(server, queue);
    await door.show(await ticket({ tourId: threePm }));
    expect(door.text()).toContain('Not this start: 3:00 PM Tour');
    expect(door.text()).toContain('2:00 PM Tour, in English: 12 places left as far as this device knows.');
    await door.show(undefined);
    await door.press('Joins 2:00', 'dialog');
    await door.wait(0);
    expect(kept).toMatchObject([
      {
        party: { date: shipDate, tourId: threePm, id },
        action: { kind: 'join', guests: 2, tourId: twoPm },
        by: '0HST',
      },
    ]);
    await door.show(await ticket({ tourId: threePm }));
    await door.show(undefined);
    await door.press(/^Arrived for 3:00/, 'dialog');
    await door.wait(0);
    expect(arrivals(server)).toEqual([[id, { kind: 'arrive', guests: 2, here: 0 }]]);
  });

  it('offers a walk-in today for a party that has booked another day', async () => {
    const door = await scanAt(serverWith(), memoryQueue([issuer.key]).queue);
    await door.show(await ticket({ date: calendarDateFrom('2026-12-12') }));
    expect(door.text()).toContain('Not today: Saturday 12 December');
    await door.show(undefined);
    await door.press(/^Walk-in today/, 'dialog');
    await door.wait(0);
    expect(door.text()).toContain('these 2');
  });

  it('shows that a party is cancelled, with the time of the list, and offers a walk-in', async () => {
    const server = serverWith(exemple({ status: 'cancelled' }));
    const door = await scanAt(server, memoryQueue([issuer.key]).queue);
    await door.show(await ticket());
    expect(door.text()).toContain('Cancelled, as of 1:56 PM');
    expect(door.text()).toContain('Let them in as walk-in');
  });

  it('lets in a party that only its ticket describes, and keeps the arrival together with the ticket', async () => {
    const server = serverWith();
    const { kept, queue } = memoryQueue([issuer.key]);
    const door = await scanAt(server, queue);
    const unlistedTicket = await ticket({ issuedAt: at(13, 57) });
    await door.show(unlistedTicket);
    expect(door.text()).toContain('Good. Signed by us, not in the list');
    expect(door.text()).toContain('EXE …');
    await door.show(undefined);
    await door.press(/^Arrived/, 'dialog');
    await door.wait(0);
    expect(kept).toEqual([
      {
        by: '0HST',
        identified: 'owner',
        party: { date: shipDate, tourId: twoPm, id },
        action: { kind: 'arrive', guests: 2 },
        ticket: unlistedTicket,
      },
    ]);
    expect(door.text()).toContain('EXE …: 2 arrived');
    expect(arrivals(server)).toEqual([]);
  });

  it('asks staff to write an arrival down when the device cannot keep it', async () => {
    const door = await scanAt(serverWith(), memoryQueue([issuer.key], { isFull: true }).queue);
    await door.show(await ticket({ issuedAt: at(13, 57) }));
    await door.show(undefined);
    await door.press(/^Arrived/, 'dialog');
    await door.wait(0);
    expect(door.text()).toContain('EXE … is not recorded. Write it down.');
  });

  it('offers no arrival for a ticket with a false signature', async () => {
    const forged = await (await ticketHouse()).ticketOf(ticketStatement({ date: shipDate }), issuer.key.id);
    const door = await scanAt(serverWith(exemple()), memoryQueue([issuer.key]).queue);
    await door.show(forged);
    expect(door.text()).toContain('Not signed by us');
    expect(door.text()).toContain('Nobody is let in by it.');
    expect(door.document.querySelector('dialog')?.textContent).not.toContain('Arrived');
  });

  it('shows that tickets cannot be checked on a device that has never loaded the keys of tickets', async () => {
    const door = await scanAt(serverWith(exemple()), memoryQueue([]).queue);
    await door.show(await ticket());
    expect(door.text()).toContain('Codes cannot be checked yet');
    expect(door.text()).not.toContain('Not signed by us');
  });

  it('suggests typing the six letters after eight seconds without a scanned code', async () => {
    const door = await scanAt(serverWith(exemple()), memoryQueue([issuer.key]).queue);
    await door.wait(7000);
    expect(door.text()).not.toContain('No code after 8 seconds');
    await door.wait(1500);
    expect(door.text()).toContain('No code after 8 seconds');
    expect(door.text()).toContain('Cannot read it yet. More light, or further away');
  });

  it.each([
    ['NotAllowedError', 'The camera is not allowed.'],
    ['NotFoundError', 'There is no camera.'],
  ] as const)(
    'offers the keys for six letters at once when the camera fails with %s',
    async (error, message) => {
      const door = await scanAt(serverWith(exemple()), memoryQueue([issuer.key]).queue, error);
      expect(door.text()).toContain(message);
      for (const letter of 'HKTRWM') await door.press(letter, 'dialog');
      expect(door.text()).toContain('Good. In the list of 1:56 PM');
    },
  );
});

describe('six letters on the scan screen', () => {
  const typeLetters = async (server: FakeServer, typed: string) => {
    const { kept, queue } = memoryQueue([issuer.key]);
    const door = await scanAt(server, queue);
    await door.press('Type six letters', 'dialog');
    for (const letter of typed) await door.press(letter, 'dialog');
    return { door, kept };
  };

  it('narrow the list of parties as they are typed, and one press opens a party', async () => {
    const server = serverWith(exemple());
    const { door } = await typeLetters(server, 'HKTR');
    expect(door.text()).toContain('2 parties begin so');
    await door.press('Remove the last letter', 'dialog');
    await door.press(/^É\. Exemple, 2, 2:00 PM Tour/, 'dialog');
    await door.press(/^Arrived/, 'dialog');
    await door.wait(0);
    expect(arrivals(server)).toEqual([[id, { kind: 'arrive', guests: 2, here: 0 }]]);
  });

  it('open the party once all six are typed', async () => {
    const { door } = await typeLetters(serverWith(exemple()), 'HKTRWM');
    expect(door.text()).toContain('Good. In the list of 1:56 PM');
  });

  it('let guests in, for a decision later, when no listed party has the typed letters', async () => {
    const server = serverWith(exemple());
    const { door, kept } = await typeLetters(server, 'VNCFHP');
    expect(door.text()).toContain('Not in the list of 1:56 PM');
    expect(door.text()).toContain('Letters alone prove nothing; a code would.');
    await door.press('One more', 'dialog');
    await door.press('3:00 PM Tour', 'dialog');
    await door.press(/^Let in, look later/, 'dialog');
    await door.wait(0);
    expect(kept).toMatchObject([
      {
        party: { date: shipDate, letters: 'VNCFHP', tourId: threePm },
        action: { kind: 'arrive', guests: 3 },
      },
    ]);
    expect(arrivals(server)).toEqual([]);
  });
});
