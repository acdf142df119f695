import { describe, expect, it } from 'vitest';
import { shipCallsFrom, shipsOn } from '#shared/booking/ship-days.ts';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { shipEntries } from '#shared/content/ships.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import { french } from './locales/french.ts';
import { renderBookingMail } from './render-booking-mail.tsx';
import { shipPassage } from './ship-passage.ts';

const date = '2026-11-24';
const tern = { date, ship: 'Tern', ashore: '08:30', allAboard: '18:00' };
const wharfReturn = wharfReturnMinutes(slotOf('2:00 PM', 'Tour and Tasting'));
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const calls = (...changes: Partial<typeof tern>[]) =>
  shipCallsFrom(changes.map((one) => ({ ...tern, ...one })));
const passageText = (ships: ReturnType<typeof calls>, visit = sampleVisit()) => {
  const passage = shipPassage(visit, ships);
  return passage && [passage.heading, ...passage.paragraphs].join('\n');
};
const inFrench = sampleVisit({ preferredLanguage: 'French' });

describe('the paragraph about cruise ships', () => {
  it('is left out if no ship is in port', () => {
    expect(shipPassage(sampleVisit(), [])).toBeUndefined();
    expect(shipsOn(calendarDateFrom(date), [])).toEqual([]);
  });

  it('names the ship, the time of all aboard and the time at which the guest is back at the wharf', () => {
    const text = passageText(calls({}));
    expect(text).toContain('In port that day: Tern. Ship time may differ from Port Vila time.');
    expect(text).toContain('Port Vila time (UTC+11)');
    expect(text).toContain(
      `back at the wharf by about ${timeLabel(wharfReturn)}. Tern: all aboard at 6:00 PM.`,
    );
    expect(text).not.toMatch(/earlier|later/);
  });

  it('gives ship and times in French, without an ordinary space before colons, question marks and the like', () => {
    const text = passageText(calls({}, { ship: 'Petrel', allAboard: '15:30' }), inFrench);
    expect(text).toContain('L’heure du bord peut différer de l’heure de Port-Vila');
    expect(text).toContain(`au quai vers ${french.time(wharfReturn)}`);
    expect(text).toContain(
      'Petrel\u00a0: dernier retour à bord à 15\u00a0h\u00a030, il vous resterait moins',
    );
    expect(text).not.toMatch(/ [:;?!]/);
  });

  it.each([
    [59, /^Tern: all aboard at [^,]*, so less than an hour is left/],
    [60, /^Tern: all aboard at [^,]*\.$/],
    [-1, /^Tern: all aboard at [^,]*, which is before you would be back/],
  ])(
    'warns according to the time left, when all aboard is %i minutes after the return to the wharf',
    (minutesLeft, sentence) => {
      const [, ship] =
        passageText(calls({ allAboard: clock(wharfReturn + minutesLeft) }))?.split(/PM\. (?=Tern)/) ?? [];
      expect(ship).toMatch(sentence);
    },
  );

  it('warns of a ship that lets passengers ashore too late for the visit', () => {
    expect(passageText(calls({ ashore: '13:50' }))).toContain('Tern: ashore from 1:50 PM, too late');
    expect(passageText(calls({ ashore: '13:50' }), inFrench)).toContain(
      'débarquement à partir de 13\u00a0h\u00a050',
    );
  });

  it('warns separately about each of two ships', () => {
    const text = passageText(calls({}, { ship: 'Petrel', allAboard: '15:00' }));
    expect(text).toContain('In port that day: Petrel and Tern.');
    expect(text).toContain('Tern: all aboard at 6:00 PM.');
    expect(text).toContain('Petrel: all aboard at 3:00 PM, which is before you would be back.');
  });
});

describe('booking emails on a ship day', () => {
  const [firstEntry] = shipEntries;
  const visitOnShipDay = (preferredLanguage: 'English' | 'French') =>
    sampleVisit({ preferredLanguage, date: calendarDateFrom(firstEntry?.date ?? date) });

  it.runIf(firstEntry)(
    'contain the paragraph about cruise ships in HTML and text, unlike cancellations and emails about other days',
    () => {
      for (const [language, sentence] of [
        ['English', 'Ship time may differ from Port Vila time'],
        ['French', 'L’heure du bord peut différer'],
      ] as const) {
        for (const kind of ['confirmation', 'change', 'reminder'] as const) {
          const { html, text } = renderBookingMail(kind, visitOnShipDay(language), mailContext);
          expect(html).toContain(sentence);
          expect(text).toContain(sentence);
        }
        expect(renderBookingMail('cancellation', visitOnShipDay(language), mailContext).text).not.toContain(
          sentence,
        );
        const other = sampleVisit({ preferredLanguage: language, date: calendarDateFrom('2020-01-01') });
        expect(renderBookingMail('confirmation', other, mailContext).text).not.toContain(sentence);
      }
    },
  );

  const earlyShip = shipEntries.find(({ allAboard }) => allAboard < '17:00');
  it.runIf(earlyShip)(
    'warn at the top, before the ticket, of a ship that leaves before the guest is back',
    () => {
      const booked = sampleVisit({ date: calendarDateFrom(earlyShip?.date ?? date), time: '4:00 PM' });
      const { html, text } = renderBookingMail('confirmation', booked, mailContext);
      const warning = `${earlyShip?.ship}: all aboard at`;
      expect(text.indexOf(warning)).toBeLessThan(text.indexOf(booked.reference));
      expect(html.indexOf(warning)).toBeLessThan(html.indexOf(booked.reference));
      expect(text.indexOf(warning)).toBeGreaterThan(-1);
      const zone = 'All times in this mail are Port Vila time (UTC+11).';
      for (const part of [text, html])
        expect(part.indexOf(zone), 'the zone is at the top').toBeLessThan(part.indexOf(booked.reference));
      const earlyVisit = sampleVisit({ date: calendarDateFrom('2026-12-09'), time: '11:00 AM' });
      const textOfFittingVisit = renderBookingMail('confirmation', earlyVisit, mailContext).text;
      expect(textOfFittingVisit.indexOf('If you come by ship')).toBeGreaterThan(
        textOfFittingVisit.indexOf(earlyVisit.reference),
      );
    },
  );
});
