import { describe, expect, it } from 'vitest';
import { arrival, at, beforeTwo, host, party, shipDate, start } from './day/ship-day.testing.ts';
import { isChoiceOver } from './screen/use-open-start.ts';
import { FakeServer, showToday } from './today.testing.tsx';
import { viewStarts } from './view/start-view.ts';

const serverWithTwoStarts = () =>
  new FakeServer([
    start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'at-two' })]),
    start(12, 'French', [party(12, 'Zoé Essaie', 5, { id: 'at-four' })]),
  ]);

/** It is four minutes to two: the start at ten is over. */
const serverWithPastStart = (isHere = false) =>
  new FakeServer([
    start(0, 'English', [
      party(0, 'Lea Later', 4, { id: 'at-ten', ...(isHere && { log: [arrival(4, at(9, 58))] }) }),
    ]),
    start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'at-two' })]),
  ]);

const tenAm = /^10.*Tour/;
const fourPm = /^4.*Tour/;

describe.each(['phone', 'small-tablet', 'desk'] as const)(
  'Today on a %s, five idle minutes after a start was opened',
  (layout) => {
    it('still shows that start, and records the next press there', async () => {
      const today = await showToday(serverWithTwoStarts(), {}, {}, layout);
      await today.tap(fourPm);
      await today.wait(6 * 60_000);
      expect(today.row('at-four')).toContain('Arrived');
      await today.tap('Arrived: Z. Essaie');
      await today.wait(700);
      expect(today.row('at-two')).toBeUndefined();
      expect(today.row('at-four')).toContain('20,000');
    });

    it('shows the current start if the opened one is over, and stays there when a party is pressed', async () => {
      const today = await showToday(serverWithPastStart(), {}, {}, layout);
      await today.tap(tenAm);
      expect(today.row('at-ten')).toBeDefined();
      await today.wait(6 * 60_000);
      expect(today.row('at-two')).toContain('Arrived');
      await today.tap('Arrived: É. Exemple');
      await today.wait(700);
      expect(today.row('at-ten')).toBeUndefined();
      await today.tap('Cash: É. Exemple pays 8,000 VUV');
      await today.wait(0);
      expect(today.row('at-two')).toContain('Paid');
    });

    it('still shows a start that is over while guests who are here have not paid', async () => {
      const today = await showToday(serverWithPastStart(true), {}, {}, layout);
      await today.tap(tenAm);
      await today.wait(6 * 60_000);
      expect(today.row('at-ten')).toContain('16,000');
    });

    it('opens the start that is over again when it is pressed', async () => {
      const today = await showToday(serverWithPastStart(), {}, {}, layout);
      await today.tap(tenAm);
      await today.wait(6 * 60_000);
      await today.tap(tenAm);
      expect(today.row('at-ten')).toBeDefined();
    });
  },
);

it('Today replaces a start chosen twenty hours ago with the current start, but keeps one chosen five hours ago that is still to come', () => {
  const [fourToday] = viewStarts(shipDate, { starts: [] }).filter(({ slot }) => slot.id === 12);
  const hoursAgo = (hours: number) => new Date(beforeTwo.getTime() - hours * 3_600_000);
  expect(isChoiceOver(fourToday, hoursAgo(20), beforeTwo)).toBe(true);
  expect(isChoiceOver(fourToday, hoursAgo(5), beforeTwo)).toBe(false);
});

it('a shared tablet returns to today when a colleague stops acting on another day, and stays there for the next colleague', async () => {
  const server = serverWithTwoStarts();
  server.partiesOfOtherDays = [{ ...party(8, 'Lea Later', 4, { id: 'later' }), date: '2026-12-17' }];
  server.days = [{ date: '2026-12-17', guests: 4, ships: [], closedStarts: 0 }];
  const today = await showToday(server, {}, {}, 'small-tablet');
  await today.press('More');
  await today.wait(0);
  await today.press('Another day', 'dialog');
  await today.wait(0);
  await today.press(/^Thursday 17 December/, 'dialog');
  await today.wait(0);
  expect(today.row('later')).toBeDefined();
  await today.become(undefined);
  await today.wait(0);
  expect(today.row('at-two')).toBeDefined();
  await today.become(host);
  await today.wait(0);
  expect(today.row('later')).toBeUndefined();
  expect(today.row('at-two')).toBeDefined();
});
