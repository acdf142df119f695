import { describe, expect, it } from 'vitest';
import { prefectureOf, prefectures } from './prefectures.ts';

it('there are 47 prefectures, of which two are remote', () => {
  expect(prefectures).toHaveLength(47);
  for (const name of ['code', 'ja', 'en'] as const) {
    expect(new Set(prefectures.map((prefecture) => prefecture[name])).size).toBe(47);
  }
  expect(prefectures.map(({ code }) => code)).toEqual(
    Array.from({ length: 47 }, (_, index) => `JP-${String(index + 1).padStart(2, '0')}`),
  );
  expect(prefectures.filter(({ zone }) => zone === 'remote').map(({ en }) => en)).toEqual([
    'Hokkaido',
    'Okinawa',
  ]);
});

it.each(prefectures.map((prefecture) => [prefecture.en, prefecture] as const))(
  'the prefecture %s is found by its code and by each of its names',
  (_, prefecture) => {
    const { code, ja, en } = prefecture;
    const kind = { 都: 'to', 府: 'fu', 県: 'ken' }[ja.slice(-1)];
    const names = [code, code.toLowerCase(), ja, ` ${ja} `, en, en.toUpperCase()];
    const suffixedNames = kind === undefined ? [] : [`${en}-${kind}`, `${en} Prefecture`, ja.slice(0, -1)];
    for (const name of [...names, ...suffixedNames]) expect(prefectureOf(name), name).toBe(prefecture);
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
