import { describe, expect, it } from 'vitest';
import type { TourType } from '../../../../shared/booking/slots.ts';
import { calendarDateFrom, instantAt } from '../../../../shared/values/port-vila-time.ts';
import type { DayState } from '../../api/use-day.ts';
import { drawn } from '../../ui/drawn.testing.ts';
import { DaySection } from './day-section.tsx';
import { shownDay, type Tours } from './use-tours.ts';

const tuesday = calendarDateFrom('2026-11-24');

interface Shown {
  date?: string;
  tourType?: TourType;
  day?: DayState;
  minutes?: number;
  guests?: string;
}

function section({ date, tourType, day = { status: 'loaded', bookings: {} }, minutes = 540, guests }: Shown) {
  const now = instantAt(tuesday, minutes);
  const asked = date === undefined ? undefined : calendarDateFrom(date);
  const tours: Tours = {
    moment: { now, closedDays: [], ...shownDay(now, [], asked), day, guests },
    tourType,
    month: '2026-11',
    chooseDate: () => {},
    chooseType: () => {},
    turnTo: () => {},
  };
  return drawn(<DaySection tours={tours} headingRef={null} onChoose={() => {}} />);
}

const slotsIn = (text: string) => text.match(/\d+:00 [AP]M, (Tour and Tasting|Cellar Door Tasting)\./g) ?? [];

describe('the filter', () => {
  const filter = (shown: Shown) =>
    [...section(shown).html.matchAll(/<input[^>]*name="tour-type"[^>]*value="([^"]+)"[^>]*>/g)].map(
      ([input, value]) => [value, input.includes('checked')],
    );

  it('offers all tours, which it begins with, and each type', () => {
    expect(filter({})).toEqual([
      ['All Tours', true],
      ['Tour and Tasting', false],
      ['Cellar Door Tasting', false],
    ]);
    expect(slotsIn(section({}).text)).toHaveLength(14);
  });

  it.each(['Tour and Tasting', 'Cellar Door Tasting'] as const)(
    'shows the seven starts of %s alone',
    (type) => {
      const shown = slotsIn(section({ tourType: type }).text);
      expect(shown).toHaveLength(7);
      for (const slot of shown) expect(slot).toContain(type);
      expect(filter({ tourType: type })).toContainEqual([type, true]);
    },
  );
});

describe('the chosen day', () => {
  it('links each slot that can be had to the form, the guests of the address with it', () => {
    const { links } = section({ guests: '3' });
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

  it('on a Sunday has no slots and says why', () => {
    const { text } = section({ date: '2026-12-06' });
    expect(slotsIn(text)).toEqual([]);
    expect(text).toContain('Sorry, we are closed on Sundays and public holidays.');
  });

  it('shows its slots as available, and that nobody has counted, when places do not load', () => {
    const { text, links } = section({ day: { status: 'failed' } });
    expect(Object.keys(links)).toHaveLength(14);
    expect(text).toContain('We could not check places; we check when you book.');
    expect(text).toContain('Available. Places not checked.');
    expect(text).not.toContain('of 16 left');
  });

  it('offers nothing while places are being counted', () => {
    const { text, links } = section({ day: { status: 'loading' } });
    expect(links).toEqual({});
    expect(text).toContain('Checking…. Counting places.');
  });

  it('says when none of its tours can be booked any more', () => {
    expect(section({ minutes: 15 * 60 + 31 }).text).toContain('No tour of this day can be booked any more.');
  });
});
