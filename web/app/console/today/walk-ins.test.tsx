import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { VisitCommand } from '../api/unsent-visits.ts';
import { arrival, at, party, shipDay, start } from './day/ship-day.testing.ts';
import { FakeServer, showToday, type TodayOnScreen } from './today.testing.tsx';

const startsFromTwo = () => [
  start(8, 'English', [
    party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
    party(8, 'Pia Ejemplo', 1, { id: 'ejemplo' }),
  ]),
  start(12, 'French', [party(12, 'Zoé Essaie', 5, { id: 'essaie' })]),
];

const slipSelector = '[data-surface="paper"]';
const slipTexts = (today: TodayOnScreen) =>
  [...today.document.querySelectorAll(slipSelector)].map(({ textContent }) => textContent ?? '');
const sentActions = (server: FakeServer) =>
  server.sent<VisitCommand>('recordVisit').map(({ party: id, action }) => [id, action.kind]);

async function addTwo(today: TodayOnScreen): Promise<void> {
  await today.press('Walk-in');
  await today.wait(0);
  await today.press('2 adults', 'dialog');
  await today.press(/^Add 2, English/);
  await today.wait(0);
}

async function bookByTelephone(today: TodayOnScreen, day = 'Today'): Promise<void> {
  await today.press('More');
  await today.wait(0);
  await today.press('Telephone booking', 'dialog');
  await today.wait(0);
  await today.press(day, 'dialog');
  await today.wait(0);
  await today.press(/^2:00 PM Tour/, 'dialog');
  await today.type('Last name (optional)', 'Lee');
  await today.press(/^Book 2 adults/, 'dialog');
  await today.wait(0);
}

describe('the message after a walk-in was added to an open start', () => {
  it('has Cash and Card buttons, which are inactive at first and then take the payment with one press', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await addTwo(today);
    expect(slipTexts(today)[0]).toMatch(/2 added, 2:00 PM Tour.*8,000 to pay.*Cash.*Card.*Undo/);
    await today.press('Cash: Walk-in pays 8,000 VUV', slipSelector);
    expect(sentActions(server)).toEqual([]);
    await today.wait(700);
    await today.press('Cash: Walk-in pays 8,000 VUV', slipSelector);
    await today.wait(0);
    const [walkIn] = server.starts[0]?.parties.filter(({ source }) => source === 'walk-in') ?? [];
    expect(sentActions(server)).toEqual([[walkIn?.id, 'pay']]);
    expect(slipTexts(today)).toEqual([expect.stringContaining('Walk-in paid 8,000')]);
  });

  it('has an Undo button, which cancels the added walk-in', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await addTwo(today);
    await today.press('Undo', slipSelector);
    await today.wait(0);
    const cancelCalls = server.calls.filter(({ endpoint }) => endpoint === 'cancelParty');
    const [walkIn] = server.starts[0]?.parties.filter(({ source }) => source === 'walk-in') ?? [];
    expect(cancelCalls.map(({ query }) => query)).toMatchObject([
      { party: walkIn?.id, date: '2026-12-10', tourId: '8', sequence: '0' },
    ]);
    expect(walkIn?.status).toBe('cancelled');
    expect(slipTexts(today)).toEqual([expect.stringContaining('2 undone, 2:00 PM Tour')]);
  });

  it('repeats “Undo” with the same command id after a lost response, and shows why the server refuses it', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await addTwo(today);
    server.outcomes = ['lost', { kind: 'too-late', message: 'This start is over.' }];
    await today.press('Undo', slipSelector);
    await today.wait(2_000);
    const cancelCalls = server.calls.filter(({ endpoint }) => endpoint === 'cancelParty');
    expect(new Set(cancelCalls.map(({ query }) => query?.commandId)).size).toBe(1);
    expect(cancelCalls).toHaveLength(2);
    expect(slipTexts(today)).toEqual([expect.stringMatching(/Not undone.*This start is over\./)]);
  });

  it('has no Cash and Card buttons for a start that begins in more than an hour', async () => {
    const today = await showToday(new FakeServer(shipDay()));
    await today.press('Walk-in');
    await today.wait(0);
    await today.press(/^All \d+ starts$/, 'dialog');
    await today.press(/^3:00 PM Tour/, 'dialog');
    await today.press('2 adults', 'dialog');
    await today.press(/^Add 2/, 'dialog');
    await today.wait(0);
    expect(slipTexts(today)[0]).toMatch(/2 added, 3:00 PM Tour/);
    expect(slipTexts(today)[0]).not.toMatch(/Cash|Card/);
  });
});

describe('the message after a booking by telephone was added', () => {
  it('stays until it is closed, even if another button is pressed', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await bookByTelephone(today);
    await today.wait(60_000);
    expect(slipTexts(today)).toEqual([expect.stringMatching(/Read out the six letters: HKT RWM/)]);
    await today.press('Arrived: É. Exemple');
    await today.wait(20_000);
    expect(slipTexts(today)).toEqual([expect.stringContaining('HKT RWM')]);
    await today.press('Close', slipSelector);
    expect(slipTexts(today)).toEqual([]);
    expect(server.sent<BodyOf<'addParty'>>('addParty')).toHaveLength(1);
  });

  it('shows the surname of the guest, and the day unless it is today', async () => {
    const server = new FakeServer(startsFromTwo());
    server.partiesOfOtherDays = [{ ...party(8, 'Lea Later', 4), date: '2026-12-11' }];
    const today = await showToday(server);
    await bookByTelephone(today);
    expect(slipTexts(today).at(-1)).toMatch(/^Lee, 2 added, 2:00 PM Tour/);
    await bookByTelephone(today, 'Fri 11');
    expect(slipTexts(today).at(-1)).toMatch(/^Lee, 2 added, Friday 11 December, 2:00 PM Tour/);
    expect(today.status()).toContain('Lee, 2 added, Friday 11 December, 2:00 PM Tour');
  });

  it('shows the day if the booking is for another day and was undone', async () => {
    const server = new FakeServer(startsFromTwo());
    server.partiesOfOtherDays = [{ ...party(8, 'Lea Later', 4), date: '2026-12-11' }];
    const today = await showToday(server);
    await bookByTelephone(today, 'Fri 11');
    await today.press('Undo', slipSelector);
    await today.wait(0);
    expect(slipTexts(today)).toEqual([expect.stringContaining('2 undone, Friday 11 December, 2:00 PM Tour')]);
  });

  it('has an Undo button, which cancels the booking', async () => {
    const server = new FakeServer(startsFromTwo());
    const today = await showToday(server);
    await bookByTelephone(today);
    await today.press('Undo', slipSelector);
    await today.wait(0);
    expect(
      server.starts.flatMap(({ parties }) => parties).find(({ source }) => source === 'phone')?.status,
    ).toBe('cancelled');
    expect(slipTexts(today)).toEqual([expect.stringContaining('undone')]);
  });
});

describe('the starts that a walk-in can take', () => {
  const startTexts = (today: TodayOnScreen) =>
    [...today.document.querySelectorAll('dialog [aria-label="Start"] button')].map(
      ({ textContent }) => textContent,
    );

  it('are listed with their free places and language: the nearest ones first, all of them after a press', async () => {
    const today = await showToday(new FakeServer(shipDay()));
    await today.press('Walk-in');
    await today.wait(0);
    expect(startTexts(today)).toEqual([
      '2:00 PM Tour2 left',
      '2:00 PM Tasting6 left, French',
      '3:00 PM Tour5 left',
    ]);
    await today.press(/^All \d+ starts$/, 'dialog');
    expect(startTexts(today).length).toBeGreaterThan(3);
    expect(startTexts(today)).toContain('3:00 PM Tasting16 left');
  });
});

describe('the button “No-show, all”', () => {
  it('leaves out walk-ins and parties with an arrival, and one “Undo” undoes every entry', async () => {
    const server = new FakeServer([
      start(8, 'English', [
        party(8, 'Élodie Exemple', 2, { id: 'exemple' }),
        party(8, 'Pia Ejemplo', 3, { id: 'ejemplo' }),
        party(8, 'Max Muster', 3, { id: 'muster', log: [arrival(1, at(13, 50))] }),
        party(8, '', 2, { id: 'walk-in', source: 'walk-in', email: '' }),
      ]),
    ]);
    const today = await showToday(server);
    await today.wait(6 * 60_000);
    expect(today.text()).toContain('began 2 min ago');
    expect(today.text()).toContain('5 not here, 2 parties');
    await today.press('No-show, all 5');
    await today.wait(0);
    expect(sentActions(server)).toEqual([
      ['ejemplo', 'no-show'],
      ['exemple', 'no-show'],
    ]);
    await today.press('Undo', slipSelector);
    await today.wait(0);
    expect(sentActions(server).slice(2)).toEqual([
      ['ejemplo', 'undo'],
      ['exemple', 'undo'],
    ]);
  });
});

it('the form of a telephone booking preselects the next start to begin', async () => {
  const today = await showToday(
    new FakeServer([
      start(6, 'English', [party(6, 'Ana Sample', 2)]),
      start(8, 'English', [party(8, 'Pia Ejemplo', 2)]),
    ]),
  );
  await today.press('More');
  await today.wait(0);
  await today.press('Telephone booking', 'dialog');
  await today.wait(0);
  const chosenTexts = [...today.document.querySelectorAll('dialog [aria-checked="true"]')].map(
    ({ textContent }) => textContent,
  );
  expect(chosenTexts.find((text) => / (Tour|Tasting)/.test(text ?? ''))).toMatch(/^2:00 PM Tour/);
});
