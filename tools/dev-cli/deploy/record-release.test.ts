import { expect, it } from 'vitest';
import { stageInMemory } from '../deployed/stage-functions.testing.ts';
import { pruneVersions, recordIfMissing, recordRelease } from './record-release.ts';

it('a release is recorded with the version of each function', async () => {
  const { functions, records } = stageInMemory('two', { CreateBooking: ['3', '4'], SignIn: ['1'] });
  await recordRelease(functions, 'two');
  const versions = { CreateBooking: '4', SignIn: '1' };
  expect(records).toEqual([{ deployed: 'two', release: 'two', versions }]);
});

it('a release whose deployment was interrupted is recorded once, before the next release', async () => {
  const { functions, records } = stageInMemory('two', { CreateBooking: ['4'] });
  records.push({ deployed: 'one', release: 'one', versions: { CreateBooking: '3' } });
  await recordIfMissing(functions, 'two');
  await recordIfMissing(functions, 'two');
  expect(records.map(({ release }) => release)).toEqual(['one', 'two']);
});

it('pruning deletes all function versions except those of the last three releases and the live ones', async () => {
  const { functions, published, records } = stageInMemory('four', {
    CreateBooking: ['1', '2', '3', '4', '5', '6'],
    SignIn: ['1', '2'],
    ListHolidays: ['1'],
  });
  // Version 5 belonged to a deployment that was rolled back.
  for (const [release, CreateBooking, SignIn] of [
    ['one', '2', '1'],
    ['two', '3', '1'],
    ['three', '4', '1'],
    ['four', '6', '2'],
  ] as const)
    records.push({ deployed: release, release, versions: { CreateBooking, SignIn } });
  expect(await pruneVersions(functions)).toBe(3);
  expect([...published]).toEqual([
    ['CreateBooking', ['3', '4', '6']],
    ['SignIn', ['1', '2']],
    ['ListHolidays', ['1']],
  ]);
});

it('pruning of function versions counts a release once, even if "npm run ops -- flip-back" and a rollback recorded it again', async () => {
  const { functions, published, records } = stageInMemory('two', { CreateBooking: ['1', '2', '3'] });
  for (const [deployed, release, CreateBooking] of [
    ['one', 'one', '1'],
    ['two', 'two', '2'],
    ['three', 'three', '3'],
    ['three', 'two', '2'],
    ['two', 'two', '2'],
  ] as const)
    records.push({ deployed, release, versions: { CreateBooking } });
  expect(await pruneVersions(functions)).toBe(0);
  expect(published.get('CreateBooking')).toEqual(['1', '2', '3']);
});
