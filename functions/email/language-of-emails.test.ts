import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { calendarReaders } from '#shared/calendar-file/calendar-readers.testing.ts';
import { business } from '#shared/content/business.ts';
import { directions, placeForDriver } from '#shared/content/directions.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import type { BookedVisit, BookingMailKind } from './booked-visit.ts';
import { bookingMailParts } from './booking-mail-parts.ts';
import { mimeMessage } from './mime-message.ts';
import { renderBookingMail } from './render-booking-mail.tsx';

/** Tests each email as a guest receives it, in the language of the page on which they booked. */

type Mail = BookingMailKind | 'closure';
interface Expected {
  readonly subject: string;
  readonly heading: string;
  readonly link: string;
}

const site = mailContext.siteUrl;
const booking = sampleVisit();
const inEnglish: Readonly<Record<Mail, Expected>> = {
  confirmation: {
    subject: 'Your booking: Tour and Tasting, Tuesday 24 November 2026',
    heading: 'Your tour is booked.',
    link: `${site}/tours/confirmed?ref=${booking.reference}`,
  },
  change: {
    subject: 'Changed: Tour and Tasting, Tuesday 24 November 2026',
    heading: 'Your tour has been changed.',
    link: `${site}/tours/confirmed?ref=${booking.reference}`,
  },
  reminder: {
    subject: 'Tomorrow: Tour and Tasting, Tuesday 24 November 2026',
    heading: 'Your tour is tomorrow.',
    link: `${site}/tours/confirmed?ref=${booking.reference}`,
  },
  cancellation: {
    subject: 'Cancelled: Tour and Tasting, Tuesday 24 November 2026',
    heading: 'Your tour is cancelled.',
    link: `${site}/tours`,
  },
  restoration: {
    subject: 'It takes place after all: Tour and Tasting, Tuesday 24 November 2026',
    heading: 'Your tour takes place after all.',
    link: `${site}/tours/confirmed?ref=${booking.reference}`,
  },
  closure: {
    subject: 'We have to cancel: Tour and Tasting, Tuesday 24 November 2026',
    heading: 'We have to cancel your tour.',
    link: `${site}/tours`,
  },
};
const inFrench: Readonly<Record<Mail, Expected>> = {
  confirmation: {
    subject: 'Votre réservation\u00a0: Visite et dégustation, mardi 24 novembre 2026',
    heading: 'Votre visite est réservée.',
    link: `${site}/fr/tours/confirmed?ref=${booking.reference}`,
  },
  change: {
    subject: 'Réservation modifiée\u00a0: Visite et dégustation, mardi 24 novembre 2026',
    heading: 'Votre visite est modifiée.',
    link: `${site}/fr/tours/confirmed?ref=${booking.reference}`,
  },
  reminder: {
    subject: 'Demain\u00a0: Visite et dégustation, mardi 24 novembre 2026',
    heading: 'Votre visite est demain.',
    link: `${site}/fr/tours/confirmed?ref=${booking.reference}`,
  },
  cancellation: {
    subject: 'Réservation annulée\u00a0: Visite et dégustation, mardi 24 novembre 2026',
    heading: 'Votre visite est annulée.',
    link: `${site}/fr/tours`,
  },
  restoration: {
    subject: 'Elle aura bien lieu\u00a0: Visite et dégustation, mardi 24 novembre 2026',
    heading: 'Votre visite aura bien lieu.',
    link: `${site}/fr/tours/confirmed?ref=${booking.reference}`,
  },
  closure: {
    subject: 'Nous devons annuler\u00a0: Visite et dégustation, mardi 24 novembre 2026',
    heading: 'Nous devons annuler votre visite.',
    link: `${site}/fr/tours`,
  },
};

/** Instead of the tour at two on Tuesday. */
const offered = [
  { date: calendarDateFrom('2026-11-24'), tourId: 10 },
  { date: calendarDateFrom('2026-11-25'), tourId: 0 },
  { date: calendarDateFrom('2026-11-24'), tourId: 9 },
];

async function renderAndParse(mail: Mail, changes: Partial<BookedVisit>, now = mailContext.now) {
  const isCancelled = mail === 'cancellation' || mail === 'closure';
  const visit = sampleVisit({
    sequence: isCancelled ? 1 : 0,
    ...(mail === 'closure' && { closedReason: 'Cyclone', offered }),
    ...changes,
  });
  const parts = bookingMailParts(
    renderBookingMail(mail === 'closure' ? 'cancellation' : mail, visit, { ...mailContext, now }),
  );
  const message = await mimeMessage(parts, {
    from: mailContext.sender,
    to: visit.email,
    eventId: 'event-1',
    sentAt: mailContext.now,
  });
  const { subject = '', html = '', text = '', attachments } = await PostalMime.parse(message);
  const file = Buffer.from(attachments[0]?.content as ArrayBuffer);
  return { subject, html, text, file, isCancelled };
}

/** Names, addresses and the card for the driver are the same in every language. */
const untranslated = [
  ...directions.flatMap(({ language, request, landmark, lost }) => [request, landmark, lost, language]),
  placeForDriver.join('\n'),
  business.address.street,
  business.name,
  'Bank Connect',
  'Ana Sample',
];
const translatedPartOf = (text: string): string =>
  untranslated.reduce((rest, each) => rest.replaceAll(each, ''), text.replace(/https?:\S+|\S+@\S+/g, ''));

const english =
  /(?<!\p{L})(the|and|of|your|our|you|is|at|with|booking|tour|tasting|guests|adults|time)(?!\p{L})/iu;
const french =
  /(?<!\p{L})(le|la|les|et|de|votre|vos|vous|nous|est|à|avec|visite|dégustation|heure)(?!\p{L})/iu;

const mails = Object.keys(inEnglish) as Mail[];
const rows = mails.flatMap((mail) =>
  (['English', 'French'] as const).flatMap((tour) => [
    [mail, 'en', tour, inEnglish[mail]] as const,
    [mail, 'fr', tour, inFrench[mail]] as const,
  ]),
);

describe.each(rows)('the %s email in %s about a tour in %s', (mail, tag, tour, expected) => {
  const visit = { preferredLanguage: tour, messageLanguage: tag } as const;

  it('has its subject, text and links in the language of the page', async () => {
    const { subject, html, text } = await renderAndParse(mail, visit);
    expect(subject).toBe(expected.subject);
    expect(html).toContain(`<html lang="${tag}"`);
    for (const part of [html, text]) {
      expect(part).toContain(expected.heading);
      expect(part).toContain(expected.link.replaceAll('&', '&amp;'));
      // The language of the tour is named in the language of the page.
      expect(part).toContain(tag === 'en' ? `in ${tour}` : tour === 'English' ? 'en anglais' : 'en français');
    }
    const pages = [...`${html} ${text}`.matchAll(/https:\/\/rum\.example\.com(\/[^\s"<]*)/g)];
    expect(pages.length).toBeGreaterThan(1);
    for (const [, path = ''] of pages) expect(path.startsWith('/fr/')).toBe(tag === 'fr');
    expect(translatedPartOf(`${subject}\n${text}`)).not.toMatch(tag === 'en' ? french : english);
  });

  it.each(calendarReaders)(
    'has a calendar entry in the language of the page, parsed by %s',
    async (_, read) => {
      const { file, isCancelled } = await renderAndParse(mail, visit);
      // The parser of the email drops the CR of each line end.
      const lines = file.toString('latin1').split(/\r?\n/);
      expect(lines.filter((line) => line.length > 75)).toEqual([]);
      // No line ends within a character.
      for (const line of lines)
        expect(() =>
          new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1')),
        ).not.toThrow();
      const content = file.toString('utf8');
      expect(content).toContain(`METHOD:${isCancelled ? 'CANCEL' : 'REQUEST'}`);
      const entry = read(content);
      const [tourName, when, place] = {
        en: [
          'Tour and Tasting',
          'Tuesday 24 November 2026, 2:00 PM, Port Vila time (UTC+11)',
          'Port Vila, Shefa',
        ],
        fr: [
          'Visite et dégustation',
          'mardi 24 novembre 2026, 14\u00a0h, heure de Port-Vila (UTC+11)',
          'Port-Vila, province de Shefa',
        ],
      }[tag] as [string, string, string];
      expect(entry.title).toBe(`${tourName}, ${business.name}`);
      expect(entry.text.startsWith(`${when}\n`)).toBe(true);
      expect(entry.location).toContain(place);
      expect(entry.startsAt).toEqual(new Date('2026-11-24T14:00:00+11:00'));
      if (!isCancelled) expect(entry.text).toContain(expected.link);
      expect(translatedPartOf(entry.text)).not.toMatch(tag === 'en' ? french : english);
    },
  );
});

describe('the alternatives offered in the email of a closure', () => {
  const visit = { preferredLanguage: 'French', messageLanguage: 'fr' } as const;
  const linksIn = (text: string) =>
    [...text.matchAll(/https:\S+\/tours\/confirm\?\S+/g)].map(([link]) => link);

  it('give date and tour and link to the prefilled booking form, all in the language of the email', async () => {
    const { html, text } = await renderAndParse('closure', visit);
    expect(text).toContain(
      'L’un de ces horaires vous conviendrait-il\u00a0?\nIl restait de la place pour 4\u00a0adultes',
    );
    expect(text).toContain('Aucune place n’est retenue pour vous');
    const [later, , tasting] = linksIn(text);
    expect(text).toContain(
      `mardi 24 novembre 2026, 15\u00a0h, heure de Port-Vila (UTC+11), Visite et dégustation, 1\u00a0heure environ\n${later}`,
    );
    expect(text).toContain(
      `mardi 24 novembre 2026, 14\u00a0h, heure de Port-Vila (UTC+11), Dégustation au chai, 30\u00a0minutes environ\n${tasting}`,
    );
    const { pathname, searchParams } = new URL(later ?? '');
    expect(pathname).toBe('/fr/tours/confirm');
    expect(Object.fromEntries(searchParams)).toEqual({
      date: '2026-11-24',
      time: '3:00 PM',
      tourId: '10',
      tourType: 'Tour and Tasting',
      guests: '4',
      preferredLanguage: 'French',
    });
    for (const link of linksIn(text)) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('in an English email about a French tour link to the English form with French as the tour language', async () => {
    const { text } = await renderAndParse('closure', { preferredLanguage: 'French', messageLanguage: 'en' });
    expect(text).toContain(
      'There was room for 4 adults when this mail was written. We are not holding places',
    );
    expect(text).toContain(
      'Wednesday 25 November 2026, 10:00 AM, Port Vila time (UTC+11), Tour and Tasting, about 1 hour\n',
    );
    expect(linksIn(text)).toHaveLength(3);
    for (const link of linksIn(text))
      expect(link).toMatch(/^https:\/\/rum\.example\.com\/tours\/confirm\?.*preferredLanguage=French$/);
  });

  it('leave out starts that can no longer be booked when the email is rendered', async () => {
    const at = async (time: string) =>
      linksIn((await renderAndParse('closure', visit, new Date(`${time}+11:00`))).text).length;
    expect(await at('2026-11-24T13:30:00')).toBe(3);
    expect(await at('2026-11-24T13:30:01')).toBe(2);
    expect(await at('2026-11-24T14:30:01')).toBe(1);
    const { text, html } = await renderAndParse('closure', visit, new Date('2026-11-25T09:30:01+11:00'));
    for (const part of [text, html]) expect(part).not.toContain('conviendrait');
  });

  it('are absent from the email to a guest who cancelled, and from a closure email if there are none', async () => {
    for (const [mail, changes] of [
      ['cancellation', { offered }],
      ['closure', { offered: undefined }],
    ] as const) {
      const { text, html } = await renderAndParse(mail, { ...visit, ...changes });
      expect(linksIn(text)).toEqual([]);
      expect(html).not.toContain('conviendrait');
    }
  });
});
