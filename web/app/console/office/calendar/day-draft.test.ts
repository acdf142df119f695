import { describe, expect, it } from 'vitest';
import * as french from '#app/content/fr/shared/calendar/day-names.ts';
import { calendarCopy } from '#app/content/staff/calendar-copy.ts';
import * as english from '#shared/calendar/day-names.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  draftOf,
  draftProblems,
  listedDraft,
  removesStarts,
  renameEvening,
  requestedDay,
} from './day-draft.ts';

const dayOf = (date: string, changes: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  opening: 'open',
  seen: 'seen-1',
  guests: 0,
  closedStarts: 0,
  pendingNotifications: 0,
  isClosedByStaff: false,
  ...changes,
});
/** Days that the files list with a ship and with an Islands Night. */
const [shipDay, nightDay] = [dayOf('2026-12-09'), dayOf('2026-11-27')];
const christmas = dayOf('2026-12-25', { opening: 'closed', closedFor: 'Christmas Day' });

describe('the draft of an unchanged calendar day', () => {
  it.each([
    ['a ship', shipDay],
    ['an evening event', nightDay],
    ['a public holiday', christmas],
    ['nothing', dayOf('2026-12-15')],
  ])('sends the opening as listed when the files list %s for the day', (_, day) => {
    const draft = draftOf(day);
    expect(draftProblems(day, draft)).toEqual({});
    expect(requestedDay(day, draft)).toEqual({ date: day.date, seen: 'seen-1', opening: 'listed' });
  });

  it('shows the ships and the evening event of an earlier edit or, without one, of the files', () => {
    expect(draftOf(shipDay).ships).toEqual([
      { ship: 'Sample Tern', ashore: '8:30 AM', allAboard: '4:30 PM' },
    ]);
    expect(draftOf(nightDay)).toMatchObject({
      hasEvening: true,
      evening: { name: 'Islands Night', nameFrench: 'Nuit des îles', from: '6:00 PM', until: '10:00 PM' },
    });
    const edited = { ...shipDay, edit: { ships: [], evening: null, at: 0 } };
    expect(draftOf(edited)).toMatchObject({ ships: [], hasEvening: false });
    expect(requestedDay(edited, draftOf(edited))).toMatchObject({ ships: [] });
    expect(listedDraft(calendarDateFrom('2026-12-09'))).toEqual(draftOf(shipDay));
  });
});

describe('the French name of an evening event', () => {
  const quiz = { name: ' Quiz Night ', nameFrench: ' Soirée quiz ', from: '18:00', until: '22:00' };
  const draft = { ...draftOf(shipDay), hasEvening: true, evening: quiz };

  it('is sent with the English name, and left out when empty', () => {
    const minutes = { fromMinutes: 1080, untilMinutes: 1320 };
    expect(requestedDay(shipDay, draft).evening).toEqual({
      name: 'Quiz Night',
      nameFrench: 'Soirée quiz',
      ...minutes,
    });
    const english = { ...draft, evening: { ...quiz, nameFrench: ' ' } };
    expect(draftProblems(shipDay, english)).toEqual({});
    expect(requestedDay(shipDay, english).evening).toEqual({ name: 'Quiz Night', ...minutes });
  });

  it('is unchanged when only the hours of a listed evening change', () => {
    const later = { ...draftOf(nightDay), evening: { ...draftOf(nightDay).evening, until: '23:00' } };
    expect(requestedDay(nightDay, later).evening).toMatchObject({
      name: 'Islands Night',
      nameFrench: 'Nuit des îles',
      untilMinutes: 1380,
    });
  });

  it.each([
    ['Islands Night', 'Nuit des îles', 'Quiz Night', ''],
    ['Quiz Night', '', 'Islands Night', 'Nuit des îles'],
    ['Quiz Night', 'Soirée quiz', 'Quiz Night!', 'Soirée quiz'],
  ])(
    'follows a change of the English name: %s (%s) renamed to %s has "%s"',
    (name, nameFrench, next, french) => {
      expect(renameEvening({ ...quiz, name, nameFrench }, next)).toEqual({
        ...quiz,
        name: next,
        nameFrench: french,
      });
    },
  );

  it('is the name on the French pages for each evening event that the files list', () => {
    expect(calendarCopy.frenchEvenings).toEqual({
      [english.islandsNight]: french.islandsNight,
      [english.halloweenNight]: french.halloweenNight,
    });
  });
});

describe('the draft of a changed calendar day', () => {
  it('sends only the fields that the edit changes', () => {
    const ships = [{ ship: ' Tern ', ashore: '8:05', allAboard: '5 PM' }];
    expect(requestedDay(shipDay, { ...draftOf(shipDay), ships })).toEqual({
      date: '2026-12-09',
      seen: 'seen-1',
      opening: 'listed',
      ships: [{ ship: 'Tern', ashoreMinutes: 485, allAboardMinutes: 1020 }],
    });
    expect(requestedDay(nightDay, { ...draftOf(nightDay), hasEvening: false })).toMatchObject({
      evening: null,
    });
    expect(requestedDay(christmas, { ...draftOf(christmas), opening: 'open' })).toMatchObject({
      opening: 'open',
    });
  });

  it.each([
    ['open', 'afternoon', 0, true],
    ['open', 'closed', 0, true],
    ['afternoon', 'closed', 0, true],
    ['afternoon', 'open', 0, false],
    ['closed', 'open', 0, false],
    ['open', 'open', 0, false],
    ['afternoon', 'afternoon', 2, true],
  ] as const)(
    'from %s to %s with %i guests still to notify removes starts, and so requires a reason: %s',
    (opening, next, pendingNotifications, removes) => {
      const day = dayOf('2026-12-15', { opening, pendingNotifications });
      const draft = { ...draftOf(day), opening: next, reason: ' Staff day ' };
      expect(removesStarts(day, draft)).toBe(removes);
      expect(requestedDay(day, draft).reason).toBe(removes ? 'Staff day' : undefined);
      expect(draftProblems(day, { ...draft, reason: '' })).toEqual(
        removes ? { reason: expect.stringContaining('give a reason') } : {},
      );
    },
  );
});

it('the draft of a calendar day has a problem for each invalid field', () => {
  const draft = {
    ...draftOf(shipDay),
    ships: [
      { ship: '', ashore: 'noon', allAboard: '25:00' },
      { ship: 'Tern', ashore: '09:00', allAboard: '08:00' },
      { ship: 'Tern', ashore: '09:00', allAboard: '10:00' },
    ],
    hasEvening: true,
    evening: { name: ' ', nameFrench: '', from: '18:00', until: '17:00' },
  };
  expect(Object.keys(draftProblems(shipDay, draft))).toEqual([
    'ship-0',
    'ashore-0',
    'allAboard-0',
    'allAboard-1',
    'ship-2',
    'evening',
    'until',
  ]);
});

describe('an edit of a Saturday, which regularly starts at noon,', () => {
  const saturday = dayOf('2026-12-19');

  it('removes no starts when it opens from noon, and so needs no reason', () => {
    const fromNoon = { ...draftOf(saturday), opening: 'afternoon' } as const;
    expect(removesStarts(saturday, fromNoon)).toBe(false);
    expect(draftProblems(saturday, fromNoon)).toEqual({});
  });

  it('removes starts when it is closed', () => {
    expect(removesStarts(saturday, { ...draftOf(saturday), opening: 'closed' })).toBe(true);
  });
});
