import { act } from 'react';
import { expect, it } from 'vitest';
import { CallProblem } from '#app/requests/client.ts';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { type Slot, slotById } from '#shared/booking/slots.ts';
import { arrival, at, host, party, payment, start } from '../day/ship-day.testing.ts';
import { FakeServer, showToday } from '../today.testing.tsx';

const note = (text: string) =>
  ({ id: text, at: at(9, 3), by: host.id, on: '0DEV', kind: 'note', text }) as const;
const longNote =
  'Wheelchair, helped up the two steps of the still house; severe nut allergy, carries an injector';

const startsOfDay = () => [
  start(12, 'French', [
    party(12, 'Zoé Essaie', 5, { id: 'essaie', sixLetters: 'KOMPAN', log: [note(longNote), note('Late')] }),
  ]),
  start(8, 'English', [
    party(8, 'Pia Ejemplo', 3, {
      id: 'ejemplo',
      log: [arrival(2, at(13, 50)), payment(4000, at(13, 51))],
    }),
    party(8, 'Élodie Exemple', 2, { id: 'exemple', companyName: 'Sea Breeze', due: 0 }),
    party(8, 'Ann Gone', 2, { id: 'gone', status: 'cancelled' }),
  ]),
];
const tomorrow = '2026-12-11';

it('the run sheet of a day lists each start with full names, letters, notes, a box per guest and the amounts due', async () => {
  const today = await showToday(new FakeServer(startsOfDay()));
  await today.press('More');
  await today.press('Print the day');
  await today.wait(0);
  const [rows = []] = today.printed;
  expect(rows[0]).toContain('Thursday 10 December 2026');
  expect(rows[0]).toContain('10 guests, 3 parties, 28,000 VUV to collect');
  expect(rows[0]).toContain('As of 1:56 PM, Thu 10 Dec.');
  expect(rows[0]).toMatch(/Sheet 1210-[A-Z]{4}-[A-Z]{2}/);
  expect(rows[1]).toBe('Letters|Name, note|Here: strike one each|To pay|Cash|Card|No-show');
  expect(rows.slice(2, 6)).toEqual([
    '2:00 PM Tour, English|5 of 16, 8,000',
    expect.stringMatching(/^[A-Z]{2}HKT RWM\|Pia Ejemplo\|××\|8,000\|\|\|$/),
    expect.stringMatching(/^[A-Z]{2}HKT RWM\|Élodie ExempleSea Breeze pays\|\|account\|\|\|$/),
    'W|Walk-in|||||',
  ]);
  expect(rows.slice(6, 9)).toEqual([
    '4:00 PM Tour, French|5 of 16, 20,000',
    expect.stringMatching(/^[A-Z]{2}KOM PAN\|Zoé EssaieWheelchair.*Late\|\|20,000\|\|\|$/),
    'W|Walk-in|||||',
  ]);
  expect(rows[9]).toBe('Walk-ins at other starts');
  expect(rows.join()).not.toContain('Gone');
  expect(today.document.querySelector('dialog')).toBeNull();
});

it('the run sheet lists the ships with their all-aboard times, and marks the starts that end too late for one', async () => {
  const server = new FakeServer(startsOfDay());
  const fourOClock = slotById(12) as Slot;
  server.ships = [
    { ship: 'Sample Tern', ashoreMinutes: 480, allAboardMinutes: wharfReturnMinutes(fourOClock) - 60 },
    { ship: 'Sample Petrel', ashoreMinutes: 480, allAboardMinutes: 22 * 60 },
  ];
  const today = await showToday(server);
  await today.press('More');
  await today.press('Print the day');
  await today.wait(0);
  const [rows = []] = today.printed;
  expect(rows[0]).toMatch(
    /Thursday 10 December 2026Sample Tern, all aboard \d+:\d\d PMSample Petrel, all aboard 10:00 PM/,
  );
  expect(rows).toContain('2:00 PM Tour, English|5 of 16, 8,000');
  expect(rows).toContain('4:00 PM Tour, French, too late for Sample Tern|5 of 16, 20,000');
});

it('a party has the same two letters on the run sheet of the day and on the run sheet of its start', async () => {
  const today = await showToday(new FakeServer(startsOfDay()));
  await today.press('More');
  await today.press('Print the day');
  await today.wait(0);
  await today.press('More');
  await today.press('Print 2:00 PM Tour');
  await today.wait(0);
  const lettersOf = (rows: readonly string[] = []) =>
    rows.find((row) => row.includes('Pia Ejemplo'))?.slice(0, 2);
  const [lettersOnDay, lettersOnStart] = today.printed.map(lettersOf);
  expect(lettersOnDay).toMatch(/^[A-Z]{2}$/);
  expect(lettersOnStart).toBe(lettersOnDay);
});

it('the run sheet of one start has more rows for walk-ins than the start has on the run sheet of the day', async () => {
  const today = await showToday(new FakeServer(startsOfDay()));
  await today.press('More');
  await today.press('Print 2:00 PM Tour');
  await today.wait(0);
  const [rows = []] = today.printed;
  expect(rows[0]).toContain('5 guests, 2 parties, 8,000 VUV to collect');
  expect(rows.join()).not.toContain('Essaie');
  expect(rows.filter((row) => row.startsWith('W|Walk-in'))).toHaveLength(3);
  expect(today.printed).toHaveLength(1);
});

it('the run sheet of tomorrow is printed after that day has loaded, and then the screen returns to today', async () => {
  const server = new FakeServer(startsOfDay());
  server.partiesOfOtherDays = [party(8, 'Tam Morrow', 2, { id: 'tam', date: tomorrow })];
  const today = await showToday(server);
  await today.press('More');
  await today.press('Another day');
  await today.press('Print Friday 11 December');
  await today.wait(10);
  const [rows = []] = today.printed;
  expect(today.printed).toHaveLength(1);
  expect(rows[0]).toContain('Friday 11 December 2026');
  expect(rows.join()).toContain('Tam Morrow');
  await today.wait(0);
  expect(today.row('exemple')).toBeDefined();
});

it('the print command of the browser prints the run sheet of the day on Today', async () => {
  const today = await showToday(new FakeServer(startsOfDay()));
  expect(today.document.querySelector('table')).toBeNull();
  await today.printPage();
  expect(today.printed[0]?.join()).toContain('Pia Ejemplo');
  expect(today.document.querySelector('table')).toBeNull();
});

it('a shared tablet prints the run sheet, or any names of guests, only after a colleague is identified', async () => {
  const server = new FakeServer(startsOfDay());
  server.hasColleague = false;
  let onIdentified = () => {};
  const onWho = (callback = () => {}) => {
    onIdentified = callback;
  };
  const today = await showToday(server, { colleague: undefined, onWho });
  await today.printPage();
  expect(today.printed).toEqual([[]]);
  expect(today.text()).not.toContain('Ejemplo');
  await today.press('More');
  await today.press('Print the day');
  await today.wait(0);
  expect(today.printed).toHaveLength(1);
  await today.become(host);
  await act(async () => onIdentified());
  await today.wait(10);
  expect(today.printed[1]?.join()).toContain('Pia Ejemplo');
});

it('the run sheet of another day is not printed if the day takes more than a minute to load', async () => {
  const server = new FakeServer(startsOfDay());
  const { client } = server;
  let isDown = false;
  const failingClient = (async (...call: Parameters<typeof client>) => {
    if (isDown) throw new CallProblem('unreachable', 'No network.');
    return client(...call);
  }) as typeof client;
  const today = await showToday(server, { client: failingClient });
  isDown = true;
  await today.press('More');
  await today.press('Another day');
  await today.press('Print Friday 11 December');
  await today.wait(60_000);
  isDown = false;
  await today.wait(60_000);
  expect(today.printed).toEqual([]);
  expect(today.text()).toContain('Nobody is booked yet.');
});
