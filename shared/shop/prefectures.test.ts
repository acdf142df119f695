import { describe, expect, it } from 'vitest';
import { prefectureOf, prefectures } from './prefectures.ts';

it('there are 47 prefectures, of which two are remote', () => {
  expect(prefectures).toHaveLength(47);
  for (const name of ['code', 'ja', 'en'] as const) {
    expect(new Set(prefectures.map((one) => one[name])).size).toBe(47);
  }
  expect(prefectures.map(({ code }) => code)).toEqual(
    Array.from({ length: 47 }, (_, index) => `JP-${String(index + 1).padStart(2, '0')}`),
  );
  expect(prefectures.filter(({ zone }) => zone === 'remote').map(({ en }) => en)).toEqual([
    'Hokkaido',
    'Okinawa',
  ]);
});

it.each(prefectures.map((one) => [one.en, one] as const))(
  '%s is found by code and by each of its names',
  (_, one) => {
    const kind = { 都: 'to', 府: 'fu', 県: 'ken' }[one.ja.slice(-1)];
    const names = [one.code, one.code.toLowerCase(), one.ja, ` ${one.ja} `, one.en, one.en.toUpperCase()];
    const suffixedNames =
      kind === undefined ? [] : [`${one.en}-${kind}`, `${one.en} Prefecture`, one.ja.slice(0, -1)];
    for (const name of [...names, ...suffixedNames]) expect(prefectureOf(name), name).toBe(one);
  },
);

describe('a prefecture name', () => {
  it.each([
    ['Ōsaka', 'Osaka'],
    ['Hyōgo-ken', 'Hyogo'],
    ['Hokkaidō', 'Hokkaido'],
    ['Kyōto', 'Kyoto'],
    ['京都', 'Kyoto'],
    ['東京', 'Tokyo'],
    ['ＴＯＫＹＯ', 'Tokyo'],
  ])('%s means %s', (name, en) => expect(prefectureOf(name)?.en).toBe(en));

  it.each([
    '',
    ' ',
    '県',
    '京',
    'JP-00',
    'JP-48',
    'JP-1',
    'California',
    'to',
    'Tokyoto',
    '北海',
    '東京都渋谷区',
  ])('%j is unknown', (name) => expect(prefectureOf(name)).toBeUndefined());
});
