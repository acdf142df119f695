import { expect, it } from 'vitest';
import { holidayName } from '#app/content/fr/shared/calendar/day-names.ts';

it.each([
  ['Christmas Day', 'Noël'],
  ['Easter Monday', 'Lundi de Pâques'],
  ['National Unity Day, observed', 'Fête de l’Unité (férié reporté)'],
  ['Cyclone', 'Cyclone'],
])('the French console translates the name of the closed day "%s" as "%s"', (name, inFrench) => {
  expect(holidayName(name)).toBe(inFrench);
});
