import { expect, it } from 'vitest';
import { party, shipDate } from '../day/ship-day.testing.ts';
import { slipForAdded } from './added-slip.ts';
import type { TodayScreen } from './use-screen.ts';

it('the French message to a colleague who added a telephone booking for another day shows the surname and the day', () => {
  const booking = party(8, 'Zoé Essaie', 2, { source: 'phone', date: '2026-12-11' });
  const { title, text } = slipForAdded(booking, { today: shipDate } as TodayScreen);
  expect(title).toMatch(/^Essaie, 2 adultes ajoutés, vendredi 11 décembre, 14\sh Visite$/);
  expect(text).toMatch(/^Dictez les six lettres\s: HKT RWM$/);
});
