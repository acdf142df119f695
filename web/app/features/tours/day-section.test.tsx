import { describe, expect, it } from 'vitest';
import { fixedHolidays, knownDays } from '#app/requests/list-holidays.ts';
import type { DayState } from '#app/requests/use-day.ts';
import { renderStatic, renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import type { LoadedDay } from '#shared/booking/next-departure.ts';
import { shipCallsFrom } from '#shared/booking/ship-days.ts';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { slotById, slotOf, startTimes, type TourType } from '#shared/booking/slots.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import type { ShipEntry } from '#shared/content/ships.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { DaySection } from './day-section.tsx';
import { shownDay, slotViews, type Tours } from './use-tours.ts';

const tuesday = calendarDateFrom('2026-11-24');

interface SectionOptions {
  date?: string;
  tourType?: TourType;
  day?: DayState;
  minutes?: number;
  guests?: number;
  language?: TourLanguage;
  slotId?: number;
  /** The next bookable day, if loaded. */
  nextDay?: LoadedDay;
  ships?: readonly ShipEntry[];
  shipName?: string;
  edits?: readonly DayEdit[];
}

const section = (options: SectionOptions) => renderStatic(daySection(options));

function daySection(options: SectionOptions) {
  const { date, tourType, day = { status: 'ready', reply: {} }, minutes = 540, guests, language } = options;
  const { slotId = -1, nextDay, ships: shipEntries = [], shipName, edits = [] } = options;
  const now = instantAt(tuesday, minutes);
  const calendar = knownDays(
    [...fixedHolidays(now).closedDays, { date: calendarDateFrom('2026-11-26'), name: 'Cyclone' }],
    edits,
  );
  const shown = shownDay(now, calendar, date === undefined ? undefined : calendarDateFrom(date));
  const request = { ...shown, now, day, guests, language, ships: shipCallsFrom(shipEntries), shipName };
  const highlightedSlot = slotById(slotId);
  const tours: Tours = {
    calendarAddress: '#calendar',
    state: {
      ...request,
      highlightedSlot,
      linkMessage: undefined,
      views: slotViews(request, { tourType, slot: highlightedSlot }),
      nextDay,
    },
    tourType,
    month: '2026-11',
    chooseDate: () => {},
    choose: () => {},
    chooseShip: () => {},
    showMonth: () => {},
  };
  return <DaySection tours={tours} headingRef={null} onChoose={() => {}} />;
}

const slotsIn = (text: string) => text.match(/\d+:00 [AP]M, (Tour and Tasting|Cellar Door Tasting)\./g) ?? [];
const bookingLinksIn = (links: Readonly<Record<string, string>>) =>
  Object.entries(links).filter(([to]) => to.startsWith('/tours/confirm'));

describe('the filter of tours by type', () => {
  const filter = (options: SectionOptions) =>
    [...section(options).html.matchAll(/<input[^>]*name="tour-type"[^>]*value="([^"]+)"[^>]*>/g)].map(
      ([input, value]) => [value, input.includes('checked')],
    );

  it('offers all tours, which is the default, and each type', () => {
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
      const shownSlots = slotsIn(section({ tourType: type }).text);
      expect(shownSlots).toHaveLength(7);
      for (const slot of shownSlots) expect(slot).toContain(type);
      expect(filter({ tourType: type })).toContainEqual([type, true]);
    },
  );
});

describe('the chosen day on the tours page', () => {
  it('links each available slot to the form, with the guests of the URL', () => {
    const { links } = section({ guests: 3 });
    expect(bookingLinksIn(links)).toHaveLength(14);
    expect(links).toHaveProperty(
      ['/tours/confirm?date=2026-11-24&time=10%3A00+AM&tourId=0&tourType=Tour+and+Tasting&guests=3'],
      'Book 10:00 AM, Tour and Tasting. Available in English or French. 16 of 16 left Book 10:00 AM',
    );
  });

  it('has only the slots from 12 PM on a Saturday, with a note', () => {
    const { text } = section({ date: '2026-11-28' });
    expect(slotsIn(text)).toHaveLength(10);
    expect(text).toContain('On this day the first tour starts at 12:00 PM.');
  });

  it('has neither slots nor the note about the later first tour on a closed Saturday', () => {
    const { text } = section({ date: '2026-12-26' });
    expect(slotsIn(text)).toEqual([]);
    expect(text).toContain('closed');
    expect(text).not.toContain('12:00 PM');
  });

  it('shows the reason, and asks nothing about the party, if staff have closed the day', () => {
    const { text, html } = section({ date: '2026-11-26' });
    expect(text).toContain('Closed on Thursday 26 November: Cyclone.');
    expect(slotsIn(text)).toEqual([]);
    expect(html).not.toContain('<input');
  });

  it('has the reason in place of the slots on a Sunday', () => {
    const { text } = section({ date: '2026-12-06' });
    expect(slotsIn(text)).toEqual([]);
    expect(text).toContain('Sorry, we are closed on Sundays and public holidays.');
  });

  it('shows its slots as available, without numbers, when availability fails to load', () => {
    const { text, links } = section({ day: { status: 'failed' } });
    expect(Object.keys(links)).toHaveLength(14);
    expect(text).toContain('We could not check the places left; we will when you book.');
    expect(text).toContain('Not checked');
    expect(text).not.toContain('of 16 left');
  });

  it('has no links while availability is loading', () => {
    const { text, links } = section({ day: { status: 'loading' } });
    expect(links).toEqual({});
    expect(text).toContain('Looking for free places on Tuesday 24 November…');
    expect(text.match(/Checking…/g)).toHaveLength(14);
  });

  it('has a message once none of the tours of the day can be booked any more', () => {
    const { text, html } = section({ minutes: 15 * 60 + 31 });
    expect(text).toContain('No more tours can be booked on this day.');
    expect(html).toMatch(/<details[^>]*><summary>Show all start times/);
  });
});

describe('the starts of a day for a party', () => {
  const tour = 'Tour and Tasting';
  const wednesday = { date: calendarDateFrom('2026-11-25'), bookings: {} };
  const full = { count: 16, language: 'English' } as const;
  const everyTour = (slot: object): DayState => ({
    status: 'ready',
    reply: Object.fromEntries(startTimes.map((time) => [time, { [tour]: slot }])),
  });

  it('are listed below questions about the number of adults, one by default, and the language', () => {
    const { html } = section({});
    expect(html).toMatch(/aria-label="Number of adults" value="1"/);
    expect(html).toMatch(/<input[^>]*name="tour-language"[^>]*checked=""[^>]*value="Any"/);
    expect(section({ guests: 6, language: 'French' }).html).toMatch(
      /aria-label="Number of adults" value="6"/,
    );
  });

  it('are listed below the number of starts that suit the party', () => {
    expect(section({}).text).toContain('14 choices for 1 adult.');
    const day = { ...everyTour({ count: 14, language: 'English' }) };
    expect(section({ day, guests: 3 }).text).toContain('7 choices for 3 adults.');
    expect(section({ guests: 2, language: 'French', tourType: tour }).text).toContain(
      '4 choices for 2 adults in French.',
    );
    expect(section({ day, guests: 3, tourType: tour }).text).toContain('Nothing on this day for 3 adults.');
  });

  it('have a legend for their scale, and a note on prices', () => {
    const { text, html } = section({ guests: 2 });
    expect(text).toContain('Of 16 places: taken you: 2 free');
    expect(html).toContain('data-places="2"');
    expect(text).toContain('Times are Port Vila time (UTC+11). Prices are per adult, under-18s come free.');
  });

  it('have a single note that tours from 11 AM to 1 PM are not available in French', () => {
    const { text } = section({ language: 'French' });
    expect(text.match(/Tours between 11 AM and 2 PM are only available in English/g)).toHaveLength(1);
    expect(text.match(/Not in French/g)).toHaveLength(6);
  });

  it('end with one link to another day if fewer than half of the starts suit the party', () => {
    const day = everyTour({ count: 14, language: 'English' });
    const next = (options: SectionOptions) =>
      Object.entries(section({ day, nextDay: wednesday, ...options }).links).filter(([, text]) =>
        /^Next/.test(text),
      );
    expect(next({ guests: 3, tourType: tour })).toEqual([
      [
        '/tours?date=2026-11-25&tourId=0',
        'Next Tour and Tasting with room for 3: Wednesday 10:00 AM, 16 places',
      ],
    ]);
    expect(next({ guests: 3 })).toEqual([]);
    expect(next({ guests: 2, tourType: tour })).toEqual([]);
  });

  it('are replaced by one link to the next day with free places if all starts are full', () => {
    const { links } = section({ day: everyTour(full), tourType: tour, nextDay: wednesday });
    expect(Object.values(links)).toEqual(['Next Tour and Tasting: Wednesday 10:00 AM, 16 places']);
  });
});

describe('a slot highlighted by a link', () => {
  it('is marked and named, with the number of guests in the link', () => {
    const { html, text } = section({ slotId: 0, guests: 3 });
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(text).toContain('Marked below: 10:00 AM, Tour and Tasting, for 3 adults. Press “Book” to go on.');
  });

  it('is named as no longer available after it has closed', () => {
    expect(section({ slotId: 0, minutes: 9 * 60 + 31 }).text).toContain(
      '10:00 AM, Tour and Tasting: no longer available.',
    );
    expect(section({ slotId: 0, date: '2026-11-28' }).text).toContain(
      'On this day tours start at 12:00 PM, Port Vila time (UTC+11).',
    );
  });

  it('is absent if the URL names no slot', () => {
    const { html, text } = section({});
    expect(html).not.toContain('aria-current');
    expect(text).not.toContain('Marked below');
  });
});

describe('the advice about ships on the tours page', () => {
  const tern = { date: '2026-11-24', ship: 'Tern', ashore: '08:00', allAboard: '14:30' };
  const ships = [tern, { ...tern, ship: 'Petrel', allAboard: '22:00' }];
  const wharfReturn = timeLabel(wharfReturnMinutes(slotOf('2:00 PM', 'Tour and Tasting')));
  const twoPmLink = (options: SectionOptions) =>
    Object.values(section({ ships, ...options }).links).find((text) => / 2:00 PM( anyway)?, Tour/.test(text));

  it('asks for the ship, and shows the warnings for every ship until the guest chooses one', async () => {
    const { text } = await renderStaticWithLazyParts(daySection({ ships }), '/tours');
    expect(text).toContain(
      'Which ship? Petrel Ashore 8:00 AM, all aboard 10:00 PM Tern Ashore 8:00 AM, all aboard 2:30 PM Not on a ship',
    );
    expect(text).toContain('Choose your ship');
    expect(text).toMatch(
      /counting \d+ minutes by taxi or bus, which is not part of the tour. All of it is Port Vila time \(UTC\+11\)/,
    );
    expect(text).not.toMatch(/choices? for/);
    expect(twoPmLink({})).toContain(
      'Book 2:00 PM, Tour and Tasting. Available in English or French. Too late for Tern',
    );
  });

  it('marks a start as too late for the chosen ship, but lets the guest book it anyway', () => {
    expect(twoPmLink({ shipName: 'Tern' })).toBe(
      `Book 2:00 PM anyway, Tour and Tasting. Too late for Tern. Back at wharf ${wharfReturn} After all aboard Book anyway`,
    );
    expect(section({ ships, shipName: 'Tern' }).text).toMatch(
      /\d+ choices for 1 adult, back in time for Tern\./,
    );
    expect(twoPmLink({ shipName: 'Petrel' })).toContain(
      `Available in English or French. In time: back at wharf ${wharfReturn}`,
    );
  });

  it('shows no warnings to a guest who is not on a ship', () => {
    expect(twoPmLink({ shipName: '' })).not.toMatch(/Back at|Too late/);
  });

  it('is absent on a day without a listed ship', () => {
    expect(section({ ships: [] }).text).not.toMatch(/ship|wharf/i);
  });
});
