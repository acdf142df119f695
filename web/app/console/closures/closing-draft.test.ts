import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { type ClosingDraft, closingRequest, draftFrom, draftProblems } from './closing-draft.ts';
import { extentOptions } from './extent-options.ts';

const today = calendarDateFrom('2026-12-10');
const nowAt = (time = '09:00') => new Date(`2026-12-10T${time}:00+11:00`);
const draft = (changes: Partial<ClosingDraft> = {}): ClosingDraft => ({
  ...draftFrom('', today),
  reason: 'Cyclone',
  ...changes,
});

describe('the form of a closing', () => {
  it.each([
    ['', 'day', '2026-12-10', []],
    ['?date=2026-12-12', 'day', '2026-12-12', []],
    ['?date=2026-12-11&start=8', 'starts', '2026-12-11', [8]],
    ['?date=2026-12-11&start=8&start=12', 'starts', '2026-12-11', [8, 12]],
    ['?date=2026-12-12&start=0', 'day', '2026-12-12', []],
    ['?date=nonsense&start=99', 'day', '2026-12-10', []],
  ])('preselects the day or starts given in the address %j', (search, extent, date, tourIds) => {
    expect(draftFrom(search, today)).toMatchObject({ extent, date, tourIds });
  });

  it.each<[string, Partial<ClosingDraft>, object, string?]>([
    ['when complete', {}, {}],
    ['without a day', { date: '' }, { days: expect.stringContaining('choose a day') }],
    ['for a past day', { date: '2026-12-09' }, { days: expect.stringContaining('has passed') }],
    [
      'with the days in the wrong order',
      { extent: 'days', last: '2026-12-09' },
      { days: expect.stringContaining('last day is before') },
    ],
    ['without a start', { extent: 'starts' }, { starts: expect.any(String) }],
    ['for a day whose starts have all begun', {}, { starts: expect.any(String) }, '16:00'],
    ['without a reason', { reason: ' ' }, { reason: expect.stringContaining('Guests are told') }],
    [
      'with a sentence as the French reason',
      { reasonFrench: 'Fermé.' },
      { reasonFrench: expect.any(String) },
    ],
  ])('reports exactly the problems of a draft %s', (_, changes, problems, at) =>
    expect(draftProblems(draft(changes), nowAt(at))).toEqual(problems),
  );
});

describe('the closing that the form sends', () => {
  it.each<[string, Partial<ClosingDraft>, object, string?]>([
    ['one day', {}, { first: today, last: today, reason: 'Cyclone' }],
    [
      'one day when a last day was typed for another choice',
      { last: '2026-12-20' },
      { first: today, last: today, reason: 'Cyclone' },
    ],
    [
      'several days',
      { extent: 'days', last: '2026-12-12', reason: ' Cyclone ', reasonFrench: ' Alerte ' },
      { first: today, last: '2026-12-12', reason: 'Cyclone', reasonFrench: 'Alerte' },
    ],
    [
      'the starts of an afternoon',
      { extent: 'afternoon', tourIds: [0] },
      { first: today, last: today, reason: 'Cyclone', tourIds: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    ],
    [
      'only the remaining starts of a day under way',
      {},
      { first: today, last: today, reason: 'Cyclone', tourIds: [10, 11, 12, 13] },
      '14:00',
    ],
    [
      'the chosen starts',
      { extent: 'starts', tourIds: [0, 8] },
      { first: today, last: today, reason: 'Cyclone', tourIds: [0, 8] },
    ],
  ])('contains %s', (_, changes, sent, at) =>
    expect(closingRequest(draft(changes), nowAt(at))).toEqual(sent),
  );
});

describe('the choice of what to close', () => {
  const guests = [
    { tourId: 0, guests: 4 },
    { tourId: 8, guests: 14 },
    { tourId: 12, guests: 1 },
  ];
  const optionTexts = (time: string, starts?: typeof guests) =>
    extentOptions(today, nowAt(time), starts).map(({ label, hint }) => `${label}: ${hint}`);
  it.each([
    ['09:00', ['Whole day: 14 starts, 19 guests', 'From 12 PM: 10 starts, 15 guests']],
    ['10:30', ['All from now on: 12 starts, 15 guests', 'From 12 PM: 10 starts, 15 guests']],
    ['14:30', ['All from now on: 4 starts, 1 guest']],
    ['16:00', ['All from now on: all have begun']],
  ])('counts and offers only the starts that have not begun by %s', (time, expected) => {
    expect(optionTexts(time, guests)).toEqual([
      ...expected,
      'Single starts: of one day',
      'Several days: in a row',
    ]);
  });

  it('does not count starts that are already closed', () => {
    const closed = [8, 12].map((tourId) => ({ tourId, guests: 1, closed: { reason: 'Repairs' } }));
    const options = (starts: Parameters<typeof extentOptions>[2]) =>
      extentOptions(today, nowAt('14:30'), starts).map(({ label, hint }) => `${label}: ${hint}`);
    expect(options(closed)[0]).toBe('All from now on: 3 starts, no guests');
    const all = [10, 11, 12, 13].map((tourId) => ({ tourId, guests: 2, closed: {} }));
    expect(options(all)[0]).toBe('All from now on: closed already');
  });

  it('shows only the number of starts until the guests are loaded', () => {
    expect(optionTexts('09:00')[0]).toBe('Whole day: 14 starts');
    expect(optionTexts('09:00', [])[0]).toBe('Whole day: 14 starts, no guests');
  });
});
