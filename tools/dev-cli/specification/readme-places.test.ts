import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';

const readme = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
const rows = (/### Where is …\?\n\n([\s\S]*?)\n\n/.exec(readme)?.[1] ?? '').split('\n').slice(2);

it('the README leads to files that exist, for every row of "Where is …?"', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap((row) => {
    const places = [...row.matchAll(/`([\w-]+\/[\w./-]+)`|\]\(([^)#]+)/g)].map(
      ([, file, link]) => file ?? link ?? '',
    );
    const missingPlaces = places.filter((place) => !existsSync(path.join(projectFolder, place)));
    return places.length === 0 ? [`no file: ${row}`] : missingPlaces;
  });
  expect(missing).toEqual([]);
});

it('the README names only exports and methods that are in the file before them', () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([\w./-]+\.tsx?)` \(`(\w+)`\)/g)]);
  expect(named.length).toBeGreaterThan(2);
  const missing = named.filter(
    ([, file = '', name = '']) => !readFileSync(path.join(projectFolder, file), 'utf8').includes(name),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
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
])('the README has a row for "%s", a word that people search for', (word) => {
  expect(rows.filter((row) => row.split('|')[1]?.includes(word))).not.toEqual([]);
});
