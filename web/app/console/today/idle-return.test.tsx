import { describe, expect, it } from 'vitest';
import { host, party, start } from './day/ship-day.testing.ts';
import { FakeServer, showToday } from './today.testing.tsx';

const serverWithTwoStarts = () =>
  new FakeServer([
    start(8, 'English', [party(8, 'Élodie Exemple', 2, { id: 'at-two' })]),
    start(12, 'French', [party(12, 'Zoé Essaie', 5, { id: 'at-four' })]),
  ]);

const fourPm = /^4.*Tour/;

describe.each(['phone', 'small-tablet', 'desk'] as const)(
  'Today on a %s, five idle minutes after a start was opened',
  (layout) => {
    it('shows the current start and stays there when a party is pressed', async () => {
      const today = await showToday(serverWithTwoStarts(), {}, {}, layout);
      await today.tap(fourPm);
      expect(today.row('at-four')).toBeDefined();
      await today.wait(6 * 60_000);
      expect(today.row('at-two')).toContain('Arrived');
      await today.tap('Arrived: É. Exemple');
      await today.wait(700);
      expect(today.row('at-four')).toBeUndefined();
      await today.tap('Cash: É. Exemple pays 8,000 VUV');
      await today.wait(0);
      expect(today.row('at-two')).toContain('Paid');
    });

    it('opens the start that is pressed next', async () => {
      const today = await showToday(serverWithTwoStarts(), {}, {}, layout);
      await today.tap(fourPm);
      await today.wait(6 * 60_000);
      await today.tap(fourPm);
      expect(today.row('at-four')).toBeDefined();
    });
  },
);

it('a shared tablet whose colleague has left another day stays on today when the next colleague acts', async () => {
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
