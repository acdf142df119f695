import { expect, it } from 'vitest';
import { formatAud, formatSigned } from '#shared/values/signed-amount.ts';
import { changeNote, formatAmount, formatDifference, formatInColumn, nextZNote } from './till-words.ts';

it('formatSigned formats negative amounts with a minus sign', () => {
  expect([formatSigned(203_500), formatSigned(-2000), formatSigned(0)]).toEqual(['203,500', '−2,000', '0']);
});

it('the formats of the till show Australian dollars with their cents', () => {
  expect([formatAud(122_500), formatAud(-2005), formatAud(0)]).toEqual([
    'AUD 1,225.00',
    '−AUD 20.05',
    'AUD 0.00',
  ]);
  expect([
    formatDifference('cash-aud', 500),
    formatDifference('card', -5),
    formatDifference('card', 0),
  ]).toEqual(['+AUD 5.00', '−5', '0']);
  expect([formatInColumn('cash-aud', -12_050), formatInColumn('card', 5)]).toEqual(['−120.50', '5']);
  expect([formatAmount('cash-aud', 5), formatAmount('card', 5)]).toEqual(['AUD 0.05', '5']);
});

it('changeNote names the dollars exchanged and the vatu paid out as change', () => {
  expect(changeNote({ cents: 2000, vuv: 1600 })).toBe(
    'Guests paid AUD 20.00 beyond the price and were given back 1,600 VUV in cash.',
  );
  expect(changeNote({ cents: 0, vuv: 0 })).toBeUndefined();
});

it('nextZNote states the number of payments left for the next Z', () => {
  expect(nextZNote(1)).toBe('1 later payment will be in the day report (Z) after this one.');
});
