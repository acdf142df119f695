import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../../../../../shared/values/port-vila-time.ts';
import { type ClosingDraft, draftFrom, draftProblems, whatToClose } from './closing-draft.ts';

const today = calendarDateFrom('2026-12-10');
const now = new Date('2026-12-10T09:00:00+11:00');
const draft = (changes: Partial<ClosingDraft> = {}): ClosingDraft => ({
  ...draftFrom('', today),
  reason: 'Cyclone',
  ...changes,
});

describe('the form', () => {
  it.each([
    ['', 'day', '2026-12-10', []],
    ['?date=2026-12-12', 'day', '2026-12-12', []],
    ['?date=2026-12-11&start=8', 'starts', '2026-12-11', [8]],
    ['?date=2026-12-12&start=0', 'day', '2026-12-12', []],
    ['?date=nonsense&start=99', 'day', '2026-12-10', []],
  ])('opened at %j has what the address says', (search, extent, date, tourIds) => {
    expect(draftFrom(search, today)).toMatchObject({ extent, date, tourIds });
  });

  it.each<[string, Partial<ClosingDraft>, object]>([
    ['complete', {}, {}],
    ['without a day', { date: '' }, { days: expect.stringContaining('choose a day') }],
    ['of a day that has passed', { date: '2026-12-09' }, { days: expect.stringContaining('has passed') }],
    [
      'of days in the wrong order',
      { extent: 'days', last: '2026-12-09' },
      { days: expect.stringContaining('last day is before') },
    ],
    ['without a start', { extent: 'starts' }, { starts: expect.any(String) }],
    ['without a reason', { reason: ' ' }, { reason: expect.stringContaining('Guests are told') }],
    ['with a sentence in French', { reasonFrench: 'Fermé.' }, { reasonFrench: expect.any(String) }],
  ])('%s', (_, changes, problems) => expect(draftProblems(draft(changes), now)).toEqual(problems));
});

describe('what is sent', () => {
  it.each<[string, Partial<ClosingDraft>, object]>([
    ['a day', {}, { first: today, last: today, reason: 'Cyclone' }],
    [
      'a day whose last day was for another choice',
      { last: '2026-12-20' },
      { first: today, last: today, reason: 'Cyclone' },
    ],
    [
      'days',
      { extent: 'days', last: '2026-12-12', reason: ' Cyclone ', reasonFrench: ' Alerte ' },
      { first: today, last: '2026-12-12', reason: 'Cyclone', reasonFrench: 'Alerte' },
    ],
    [
      'an afternoon',
      { extent: 'afternoon', tourIds: [0] },
      { first: today, last: today, reason: 'Cyclone', tourIds: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    ],
    [
      'starts',
      { extent: 'starts', tourIds: [0, 8] },
      { first: today, last: today, reason: 'Cyclone', tourIds: [0, 8] },
    ],
  ])('%s', (_, changes, sent) => expect(whatToClose(draft(changes))).toEqual(sent));
});
