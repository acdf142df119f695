import { expect, it } from 'vitest';
import { holidayInFrench } from './holiday-names.ts';

it.each([
  ['Christmas Day', 'Noël'],
  ['Easter Monday', 'Lundi de Pâques'],
  ['National Unity Day, observed', 'Fête de l’Unité (férié reporté)'],
  ['Cyclone', 'Cyclone'],
])('the French console calls a day closed for %s: %s', (name, inFrench) => {
  expect(holidayInFrench(name)).toBe(inFrench);
});
