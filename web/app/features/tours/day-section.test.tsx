import { describe, expect, it } from 'vitest';
import type { LoadedDay } from '../../../../shared/booking/next-departure.ts';
import { backAtWharf, shipCallsFrom } from '../../../../shared/booking/ship-days.ts';
import { slotById, slotOf, startTimes, type TourType } from '../../../../shared/booking/slots.ts';
import type { ShipEntry } from '../../../../shared/content/ships.ts';
import { calendarDateFrom, instantAt, timeLabel } from '../../../../shared/values/port-vila-time.ts';
import type { DayState } from '../../api/use-day.ts';
import { rendered } from '../../ui/drawn.testing.ts';
import { DaySection } from './day-section.tsx';
import { shownDay, type Tours } from './use-tours.ts';

const tuesday = calendarDateFrom('2026-11-24');

interface Shown {
  date?: string;
  tourType?: TourType;
  day?: DayState;
  minutes?: number;
  guests?: number;
  slotId?: number;
  /** The next bookable day, if loaded. */
  ahead?: LoadedDay;
  ships?: readonly ShipEntry[];
}

function section(options: Shown) {
  const { date, tourType, day = { status: 'ready', reply: {} }, minutes = 540, guests } = options;
  const { slotId = -1, ahead, ships = [] } = options;
  const now = instantAt(tuesday, minutes);
  const asked = date === undefined ? undefined : calendarDateFrom(date);
  const shown = shownDay(now, [], asked);
  const tours: Tours = {
    moment: {
      now,
      closedDays: [],
      ...shown,
      day,
      guests,
      highlighted: slotById(slotId),
      linkMessage: undefined,
      days: [
        ...(day.status === 'ready' ? [{ date: shown.date, bookings: day.reply }] : []),
        ...(ahead ? [ahead] : []),
      ],
      ships: shipCallsFrom(ships),
    },
    tourType,
    month: '2026-11',
    chooseDate: () => {},
    chooseType: () => {},
    turnTo: () => {},
  };
  return rendered(<DaySection tours={tours} headingRef={null} onChoose={() => {}} />);
}

const slotsIn = (text: string) => text.match(/\d+:00 [AP]M, (Tour and Tasting|Cellar Door Tasting)\./g) ?? [];

describe('the filter', () => {
  const filter = (shown: Shown) =>
    [...section(shown).html.matchAll(/<input[^>]*name="tour-type"[^>]*value="([^"]+)"[^>]*>/g)].map(
      ([input, value]) => [value, input.includes('checked')],
    );

  it('offers all tours, the default, and each type', () => {
    expect(filter({})).toEqual([
      ['All Tours', true],
      ['Tour and Tasting', false],
      ['Cellar Door Tasting', false],
    ]);
    expect(slotsIn(section({}).text)).toHaveLength(14);
  });

  it.each(['Tour and Tasting', 'Cellar Door Tasting'] as const)(
    'shows the seven slots of %s only',
    (type) => {
      const shown = slotsIn(section({ tourType: type }).text);
      expect(shown).toHaveLength(7);
      for (const slot of shown) expect(slot).toContain(type);
      expect(filter({ tourType: type })).toContainEqual([type, true]);
    },
  );
});

describe('chosen day', () => {
  it('links each available slot to the form, with the guests of the URL', () => {
    const { links } = section({ guests: 3 });
    expect(Object.keys(links)).toHaveLength(14);
    expect(links).toHaveProperty(
      ['/tours/confirm?date=2026-11-24&time=10%3A00+AM&tourId=0&tourType=Tour+and+Tasting&guests=3'],
      '10:00 AM, Tour and Tasting. Available. 16 of 16 left. Available in English or French',
    );
  });

  it('on a Saturday has the slots from noon and says so', () => {
    const { text } = section({ date: '2026-11-28' });
    expect(slotsIn(text)).toHaveLength(10);
    expect(text).toContain('On this day the first tour starts at 12:00 PM.');
  });

  it('on a closed Saturday only says that', () => {
    const { text } = section({ date: '2026-12-26' });
    expect(slotsIn(text)).toEqual([]);
    expect(text).toContain('closed');
    expect(text).not.toContain('12:00 PM');
  });

  it('on a Sunday has no slots and says why', () => {
    const { text } = section({ date: '2026-12-06' });
    expect(slotsIn(text)).toEqual([]);
    expect(text).toContain('Sorry, we are closed on Sundays and public holidays.');
  });

  it('shows its slots as available, without numbers, when availability fails to load', () => {
    const { text, links } = section({ day: { status: 'failed' } });
    expect(Object.keys(links)).toHaveLength(14);
    expect(text).toContain('We could not check places; we check when you book.');
    expect(text).toContain('Available. Places not checked.');
    expect(text).not.toContain('of 16 left');
  });

  it('offers nothing while availability is loading', () => {
    const { text, links } = section({ day: { status: 'loading' } });
    expect(links).toEqual({});
    expect(text).toContain('Checking…. Counting places.');
  });

  it('says when none of its tours can be booked any more', () => {
    expect(section({ minutes: 15 * 60 + 31 }).text).toContain('No more tours can be booked on this day.');
  });
});

describe('unsuitable slot', () => {
  const tour = 'Tour and Tasting';
  const wednesday = calendarDateFrom('2026-11-25');
  const booked = (time: string, slot: object): DayState => ({
    status: 'ready',
    reply: { [time]: { [tour]: slot } },
  });

  it('links to the next with capacity when it is full', () => {
    const { links } = section({ day: booked('10:00 AM', { count: 16, language: 'English' }) });
    expect(links).toHaveProperty(['/tours?date=2026-11-24&tourId=2'], 'Next with room: 11:00 AM, 16 places');
  });

  it('links to the next in the other language, on the next day if loaded', () => {
    const day = booked('4:00 PM', { count: 2, language: 'English' });
    expect(Object.values(section({ day }).links).filter((text) => /^Next/.test(text))).toEqual([]);
    expect(section({ day, ahead: { date: wednesday, bookings: {} } }).links).toHaveProperty(
      ['/tours?date=2026-11-25&tourId=0'],
      'Next tour in French: Wednesday 10:00 AM, 16 places',
    );
  });

  it('shows a single message when nothing of the day is left', () => {
    const full = { count: 16, language: 'English' } as const;
    const bookings = Object.fromEntries(startTimes.map((time) => [time, { [tour]: full }]));
    const { links } = section({
      day: { status: 'ready', reply: bookings },
      tourType: tour,
      ahead: { date: wednesday, bookings: {} },
    });
    expect(Object.values(links)).toEqual(['Next Tour and Tasting: Wednesday 10:00 AM, 16 places']);
  });
});

describe('slot highlighted by a link', () => {
  it('is marked and named, with the guests of the link', () => {
    const { html, text } = section({ slotId: 0, guests: 3 });
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(text).toContain('Marked below: 10:00 AM, Tour and Tasting, for 3 adults. Choose it to go on.');
    expect(text).toContain('Tuesday 24 November, for 3 adults');
  });

  it('is named as unavailable', () => {
    expect(section({ slotId: 0, minutes: 9 * 60 + 31 }).text).toContain(
      '10:00 AM, Tour and Tasting: no longer available.',
    );
    expect(section({ slotId: 0, date: '2026-11-28' }).text).toContain('On this day tours start at 12:00 PM.');
  });

  it('does not exist without a link', () => {
    const { html, text } = section({});
    expect(html).not.toContain('aria-current');
    expect(text).not.toContain('Marked below');
  });
});

describe('ship day', () => {
  const tern = { date: '2026-11-24', ship: 'Tern', ashore: '08:00', allAboard: '14:30' };
  const back = timeLabel(backAtWharf(slotOf('2:00 PM', 'Tour and Tasting')));

  it('names the ships with their hours and the zone, and the return time of each slot', () => {
    const { text, links } = section({ ships: [tern, { ...tern, ship: 'Petrel', allAboard: '22:00' }] });
    expect(text).toContain('Tern ashore from 8:00 AM, all aboard 2:30 PM');
    expect(text).toContain('Petrel ashore from 8:00 AM, all aboard 10:00 PM');
    expect(text).toMatch(/with \d+ minutes for the ride. All of it is Port Vila time \(UTC\+11\)/);
    expect(text.match(/Back at wharf/g)).toHaveLength(14);
    expect(Object.values(links)).toContain(
      `2:00 PM, Tour and Tasting. Available. 16 of 16 left. Available in English or French. Back at wharf ${back}. Too late for Tern`,
    );
    expect(text).not.toMatch(/(late|early|Tight) for Petrel/);
  });

  it('looks like any other without ships', () => {
    expect(section({ ships: [] }).text).not.toMatch(/ship|wharf/i);
  });
});
