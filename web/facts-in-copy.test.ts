import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modulesWithCopy, root } from './copy.testing.ts';
import { figuresIn, ruleFigures } from './rule-figures.testing.ts';

/** Modules whose figures are not constants of rules, and modules that define them. */
const exceptions: readonly RegExp[] = [
  // Starts are keys that are sent and stored.
  /^shared\/booking\/slots\.ts$/,
  // Hours of ships.
  /^shared\/content\/ships\.ts$/,
  // Groups of the statistics.
  /^shared\/numbers\/lead-time\.ts$/,
  // The words for numbers and lengths themselves.
  /shared\/values\/written-(number|span)\.ts$/,
  // An article reports the facts of its date.
  /^web\/app\/content\/(fr\/)?news\/articles\//,
  // The working day of one person.
  /^web\/app\/content\/fr\/team\/people\.ts$/,
];

const figuresFound = modulesWithCopy.flatMap((file) =>
  figuresIn(file, readFileSync(path.join(root, file), 'utf8')),
);

it('no copy contains the figure of a rule as a literal', () => {
  expect(modulesWithCopy.length).toBeGreaterThan(800);
  expect(
    figuresFound.filter((line) => !exceptions.some((pattern) => pattern.test(line.replace(/:\d+ .*/, '')))),
  ).toEqual([]);
});

it.each(exceptions)('the exception %s to the scan of figures in copy is still needed', (exception) => {
  expect(figuresFound.filter((line) => exception.test(line.replace(/:\d+ .*/, '')))).not.toEqual([]);
});

it.each([
  ['Never more than sixteen guests.', 'capacity of a slot'],
  ['Plus de 16 personnes ?', 'capacity of a slot'],
  ['Seize personnes au plus', 'capacity of a slot'],
  ['under-18s come free', 'age of an adult'],
  ['les moins de 18\u00a0ans', 'age of an adult'],
  ['between 11 AM and 2 PM', 'hours'],
  ['Entre 11\u00a0h et 14\u00a0h', 'hours'],
  ['from 6:00\u00a0PM', 'hours'],
  ['Mo-Fr 08:00-17:00', 'hours'],
  ['at 4:00 PM', 'starts'],
  ['closes 30 minutes before', 'cut-off'],
  ['trente minutes', 'cut-off'],
  ['up to 3\u00a0months ahead', 'booking window'],
  ['d’ici trois mois', 'booking window'],
  ['4,000 VUV', 'price of a tour'],
  ['2\u202f500 VUV', 'price of a tour'],
  ['half an hour at the bar', 'length of a tasting'],
  ['three times today', 'confirmations a day'],
  ['four digits', 'code'],
  ['works once, for ten minutes', 'wait'],
  ['linked for fourteen hours', 'shared device'],
  ['kept for 180 days', 'records kept'],
  ['ship within 48 hours', 'dispatch'],
  ['48時間以内に', 'dispatch'],
  ['at most 12 bottles', 'bottles of an order'],
  ['6,000円', 'price of a bottle'],
  ['brought to 40%', 'strength'],
  ['40\u202f% vol', 'strength'],
  ['of 750 ml', 'bottle'],
])('the scan of copy finds the figure in "%s"', (text, rule) => {
  const rules = ruleFigures.filter(({ pattern }) => pattern.test(text.replace(/\s+/g, ' ')));
  expect(rules.map(({ rule: name }) => name)).toContain(rule);
});

it('the scan of copy reads strings, templates and markup, but not types and keys', () => {
  const code = `
    import x from '16 guests';
    type Size = 'sixteen';
    const a = { 'sixteen': 'up to 16', b: \`for \${a} of 16 taken\` };
    const c = <p>Sixteen at most</p>;`;
  expect(figuresIn('page.tsx', code)).toHaveLength(3);
});
