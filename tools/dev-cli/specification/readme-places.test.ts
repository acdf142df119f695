import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { capacity, cutOffMinutes, englishOnly } from '#shared/booking/terms.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { maxWrongOnPad, padSeconds } from '#shared/staff/sign-in/pad-tries.ts';
import { inWords } from '#shared/values/written-number.ts';
import { hourLabel } from '#shared/values/written-time.ts';

const readme = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
const rows = (/### Where is …\?\n\n([\s\S]*?)\n\n/.exec(readme)?.[1] ?? '').split('\n').slice(2);

it('every row of "Where is …?" in the README names files that exist', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap((row) => {
    const paths = [...row.matchAll(/`([\w-]+\/[\w./-]+)`|\]\(([^)#]+)/g)].map(
      ([, file, link]) => file ?? link ?? '',
    );
    const missingPaths = paths.filter((file) => !existsSync(path.join(projectFolder, file)));
    return paths.length === 0 ? [`no file: ${row}`] : missingPaths;
  });
  expect(missing).toEqual([]);
});

it('the README names only functions, constants and methods that are defined in the file named before them', () => {
  const references = rows.flatMap((row) => {
    const files = [...row.matchAll(/`([\w./-]+\.tsx?)`/g)];
    return [...row.matchAll(/\(`(\w+)`\)/g)].map(({ index, 1: name = '' }) => ({
      file: files.findLast((file) => file.index < index)?.[1] ?? '',
      name,
    }));
  });
  expect(references.length).toBeGreaterThan(2);
  const missing = references.filter(({ file, name }) => {
    const definition = new RegExp(
      `^((export )?(async )?(const|function) | +(private |async )*)${name}\\b`,
      'm',
    );
    return !definition.test(readFileSync(path.join(projectFolder, file), 'utf8'));
  });
  expect(missing).toEqual([]);
});

it.each([
  ['capacity', `${inWords(capacity)} guests in a slot`],
  ['language of a slot', `from ${hourLabel(englishOnly.from)} to ${hourLabel(englishOnly.until)}`],
  ['cut-off', `${cutOffMinutes} minutes before a start`],
  ['shared tablet', `${inWords(maxWrongOfDay)} wrong tries in a day`],
  ['shared tablet', `${inWords(maxWrongOnPad)} in ${padSeconds / 60} minutes`],
])('the README row about "%s" states the figure that the code uses: %s', (word, figure) => {
  expect(rows.find((row) => row.split('|')[1]?.includes(word))).toContain(figure);
});

it.each([
  'webhook',
  'tablet',
  'Z report',
  'passkey',
  'closing a day',
  'capacity',
  'refund',
  'French',
  'inline script',
  '30 minutes before',
  'error messages',
  'retries',
  'permissions',
  'reversing',
  'operator',
  'alarms about mail',
  'erasing a guest',
  'last seat',
  "today's date",
  'calendar entry',
  'payment of an order',
  'which colleague may call an endpoint',
  'kept presses',
  'the table: keys',
  'memory',
  'periodic tasks',
])('the table "Where is …?" of the README has a row with the search word "%s"', (word) => {
  expect(rows.filter((row) => row.split('|')[1]?.includes(word))).not.toEqual([]);
});

it('the runbooks in the README row "alarms about mail" begin with their alarms and have steps', () => {
  const row = rows.find((row) => row.includes('alarms about mail'));
  const runbooks = [...(row ?? '').matchAll(/`(infra\/runbooks\/[\w-]+\.md)`/g)].map(([, file = '']) => file);
  expect(runbooks.length).toBeGreaterThan(2);
  for (const file of runbooks)
    expect(readFileSync(path.join(projectFolder, file), 'utf8')).toMatch(
      /^# .*\n\nAlarms [\s\S]*\n## Steps\n/,
    );
});
