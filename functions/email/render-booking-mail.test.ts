import { describe, expect, it } from 'vitest';
import { business } from '#shared/content/business.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import { renderBookingMail } from './render-booking-mail.tsx';

/** Text as a reader sees it: no tags, no hidden preheader. */
const visibleText = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<div style="display:none.*?<\/div>/gs, '')
    .replace(/<br\/>|<\/(?:p|td|h1|h2|tr)>/g, '\n')
    .replace(/<[^>]+>/g, '');

const english = sampleVisit();
const french = sampleVisit({ preferredLanguage: 'French' });
const pagesOf = ({ preferredLanguage }: typeof english): string =>
  preferredLanguage === 'French' ? '/fr' : '';

describe('the confirmation of a booking', () => {
  it.each([
    ['English', english, ['Your tour is booked.', 'Hello Ana,', 'Tuesday', '24', 'November 2026', '2:00 PM']],
    ['English', english, ['Port Vila time (UTC+11)', 'Ship clocks', 'about 1 hour, in English', '4 adults']],
    [
      'English',
      english,
      [
        '16,000 VUV',
        'cash in vatu (VUV) or Australian dollars',
        'To pay at the distillery',
        'aged 18 and over',
      ],
    ],
    ['English', english, ['Cancelling is free until the tour starts', 'View, change or cancel your booking']],
    ['French', french, ['Votre visite est réservée.', 'Bonjour Ana,', 'Mardi', '24', 'novembre 2026']],
    ['French', french, ['14\u00a0h', 'heure de Port-Vila (UTC+11)', 'en français', '4\u00a0adultes']],
    [
      'French',
      french,
      ['16\u00a0000\u00a0VUV', 'espèces en vatu', 'À régler sur place', '18\u00a0ans et plus'],
    ],
    ['French', french, ['L’annulation est gratuite jusqu’au début de la visite', 'annuler ma réservation']],
  ] as const)('in %s contains the details of the visit (%#)', (_, visit, messages) => {
    const { html } = renderBookingMail('confirmation', visit, mailContext);
    for (const sentence of messages) expect(visibleText(html)).toContain(sentence);
  });

  it.each([english, french])(
    'asks in $preferredLanguage only for the price of guests added to an operator’s booking',
    (visit) => {
      const booked = { guestCount: 1, totalPrice: 4000 };
      const changedVisit = { ...visit, guestCount: 3, totalPrice: 12_000 };
      const { text, html, calendar } = renderBookingMail(
        'change',
        { ...changedVisit, operator: { chargingModel: 'operator_charges', booked } },
        mailContext,
      );
      const rest =
        /8[,\u00a0]000[ \u00a0]VUV(?:, o[ru] \d+[ \u00a0]AUD (?:in cash|en espèces))?\. (?:Your tour operator settles|Votre prestataire nous règle) (?:the rest|le reste)/;
      for (const part of [text, html, calendar.content.replaceAll('\r\n ', '')])
        expect(part.replaceAll('\\,', ',')).toMatch(rest);
      expect(text).toMatch(/Mastercard/);
    },
  );

  it.each([english, french])(
    'asks in $preferredLanguage for no money if the operator charges the guests',
    (visit) => {
      const { html, text } = renderBookingMail(
        'confirmation',
        { ...visit, operator: { chargingModel: 'operator_charges' } },
        mailContext,
      );
      for (const part of [visibleText(html), text]) {
        expect(part).toMatch(/Nothing. Your tour operator settles|Rien. Votre prestataire s’en charge/);
        expect(part).not.toMatch(/VUV|VATU|vatu/);
      }
      const guestPaidVisit = { ...visit, operator: { chargingModel: 'guest_pays' as const } };
      expect(renderBookingMail('confirmation', guestPaidVisit, mailContext).text).toContain('VUV');
    },
  );

  it.each([english, french])(
    'has reference, directions, phone numbers and link in $preferredLanguage, in HTML and text',
    (visit) => {
      const { html, text } = renderBookingMail('confirmation', visit, mailContext);
      const details = [
        visit.reference,
        business.address.street,
        business.landmark[visit.preferredLanguage],
        ...business.phones,
        'Ana Sample',
      ];
      for (const detail of details) {
        expect(visibleText(html)).toContain(detail);
        expect(text).toContain(detail);
      }
      const link = `https://rum.example.com${pagesOf(visit)}/tours/confirmed?ref=${visit.reference}`;
      expect(html).toContain(`href="${link}"`);
      expect(text).toContain(`${link}\n`);
    },
  );

  it.each([english, french])(
    'has the same date and time in $preferredLanguage, in HTML, text and calendar entry',
    (visit) => {
      const { html, text, calendar } = renderBookingMail('confirmation', visit, mailContext);
      const time = visit.preferredLanguage === 'English' ? '2:00 PM' : '14\u00a0h';
      const zone =
        visit.preferredLanguage === 'English' ? 'Port Vila time (UTC+11)' : 'heure de Port-Vila (UTC+11)';
      expect(visibleText(html)).toMatch(new RegExp(`${time}\\s+${zone.replace(/[()+]/g, '\\$&')}`));
      expect(text).toContain(`${time}, ${zone}`);
      expect(calendar.content.replace(/\r\n /g, '')).toContain(`${time}\\, ${zone}`);
    },
  );

  it('describes a half-hour tasting if a tasting is booked', () => {
    const visit = sampleVisit({ tourType: 'Cellar Door Tasting' });
    const { html, subject } = renderBookingMail('confirmation', visit, mailContext);
    expect(subject).toBe('Your booking: Cellar Door Tasting, Tuesday 24 November 2026');
    expect(visibleText(html)).toContain('Your tasting is booked.');
    expect(visibleText(html)).toContain('about 30 minutes');
  });

  it('writes "1 adult" and the first day of the month correctly in English and French', () => {
    const visit = { guestCount: 1, totalPrice: 4000, date: calendarDateFrom('2026-12-01') };
    const inEnglish = renderBookingMail('confirmation', sampleVisit(visit), mailContext);
    const inFrench = renderBookingMail(
      'confirmation',
      sampleVisit({ ...visit, preferredLanguage: 'French' }),
      mailContext,
    );
    expect(inEnglish.text).toContain('Tuesday 1 December 2026');
    expect(inEnglish.text).toContain('1 adult\n');
    expect(inFrench.text).toContain('mardi 1er décembre 2026');
    expect(inFrench.text).toContain('1\u00a0adulte\n');
  });
});

describe('the reminder of a booking', () => {
  it.each([
    ['English', english, 'Tomorrow: Tour and Tasting, Tuesday 24', 'Your tour is tomorrow.', '16,000 VUV'],
    ['French', french, 'Demain\u00a0: Visite et dég', 'Votre visite est demain.', '16\u00a0000\u00a0VUV'],
  ] as const)(
    'in %s gives date, place and price, and links to the booking',
    (_, visit, subjectStart, heading, due) => {
      const { subject, html, text } = renderBookingMail('reminder', visit, mailContext);
      expect(subject.startsWith(subjectStart)).toBe(true);
      const details = [
        heading,
        due,
        visit.reference,
        business.landmark[visit.preferredLanguage],
        ...business.phones,
      ];
      for (const part of [visibleText(html), text])
        for (const detail of details) expect(part).toContain(detail);
      for (const part of [html, text]) expect(part).toContain(`/tours/confirmed?ref=${visit.reference}`);
    },
  );

  it('calls the visit a tasting if a tasting is booked', () => {
    const tasting = sampleVisit({ tourType: 'Cellar Door Tasting' });
    const { subject, text } = renderBookingMail('reminder', tasting, mailContext);
    expect(subject).toMatch(/^Tomorrow: Cellar Door Tasting/);
    expect(text).toContain('Your tasting is tomorrow.');
    expect(text).toContain('until the tasting starts');
  });
});

describe('the email to a guest who has cancelled', () => {
  it.each([
    ['English', english, 'Cancelled: Tour and Tasting', 'Your tour is cancelled.', 'nothing to pay'],
    ['French', french, 'Réservation annulée\u00a0: Visite', 'Votre visite est annulée.', 'rien à régler'],
  ] as const)(
    'in %s confirms the cancellation and says that there is nothing to pay',
    (_, visit, subjectStart, heading, nothingToPay) => {
      const { subject, html, text } = renderBookingMail(
        'cancellation',
        { ...visit, sequence: 1 },
        mailContext,
      );
      expect(subject.startsWith(subjectStart)).toBe(true);
      for (const part of [visibleText(html), text]) {
        expect(part).toContain(heading);
        expect(part).toContain(nothingToPay);
        expect(part).toContain(visit.reference);
        expect(part).not.toMatch(/To pay at|À régler sur/);
      }
      expect(visibleText(html)).toMatch(/Cancelled|Annulée/);
      expect(html).toContain(`href="https://rum.example.com${pagesOf(visit)}/tours"`);
    },
  );
});

describe('the email to a guest whose booking the distillery has cancelled', () => {
  const closed = { sequence: 1, closedReason: 'Cyclone <b>Ana</b>' };

  it.each([
    [
      'English',
      english,
      'We have to cancel: Tour',
      'We have to cancel your tour.',
      'Reason',
      'nothing to pay',
    ],
    [
      'French',
      french,
      'Nous devons annuler\u00a0: Visite',
      'Nous devons annuler votre',
      'Motif',
      'rien à régler',
    ],
  ] as const)(
    'in %s gives the reason, says that there is nothing to pay, and links to the tours',
    (_, visit, subjectStart, heading, label, nothingToPay) => {
      const notice = renderBookingMail('cancellation', { ...visit, ...closed }, mailContext);
      expect(notice.subject.startsWith(subjectStart)).toBe(true);
      expect(notice.subject).not.toContain('Cyclone');
      for (const part of [visibleText(notice.html), notice.text]) {
        for (const one of [heading, label, nothingToPay, visit.reference]) expect(part).toContain(one);
        expect(part).not.toMatch(/as you asked|à votre demande|Was this not you|Ce n’était pas vous/);
      }
      expect(notice.html).toContain('Cyclone &lt;b&gt;Ana&lt;/b&gt;');
      expect(notice.text).toContain('Cyclone <b>Ana</b>\n');
      expect(notice.html).toContain(`href="https://rum.example.com${pagesOf(visit)}/tours"`);
      expect(notice.calendar.method).toBe('CANCEL');
    },
  );

  it('calls the visit a tasting if a tasting is booked', () => {
    const tasting = sampleVisit({ tourType: 'Cellar Door Tasting', ...closed });
    expect(renderBookingMail('cancellation', tasting, mailContext).text).toContain(
      'so your tasting cannot take place',
    );
  });
});

describe('every email about a booking', () => {
  it.each(['confirmation', 'reminder', 'cancellation'] as const)(
    '(%s) loads no external file and runs no script',
    (kind) => {
      for (const visit of [english, french]) {
        const { html } = renderBookingMail(kind, visit, mailContext);
        expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|video)\b|url\(|@import|\son\w+=/i);
        expect(html).toMatch(/^<!DOCTYPE html><html lang="(?:en|fr)"/);
      }
    },
  );

  it('contains neither the reference nor the name in the subject', () => {
    for (const kind of ['confirmation', 'reminder', 'cancellation'] as const) {
      const { subject } = renderBookingMail(kind, english, mailContext);
      expect(subject).not.toMatch(/SAM|7K3Q|Ana|Sample/);
    }
  });

  it('greets the guest without the name if the name looks like a link', () => {
    const visit = sampleVisit({ firstName: 'Win at https://evil.example/now' });
    const { html, text } = renderBookingMail('confirmation', visit, mailContext);
    expect(html + text).not.toContain('evil');
    expect(text).toContain('Hello, we look forward');
  });

  it('uses no ordinary space before colons, question marks and the like in French', () => {
    const closed = { ...french, closedReason: 'Travaux' };
    for (const [kind, visit] of [
      ['confirmation', french],
      ['reminder', french],
      ['cancellation', french],
      ['cancellation', closed],
    ] as const) {
      const { text, subject } = renderBookingMail(kind, visit, mailContext);
      const withoutLinks = `${subject}\n${text}`.replace(/https?:\S+/g, '');
      expect(withoutLinks).not.toMatch(/ [:;?!]|[a-zéà][:?!;](?=\s)/);
    }
  });
});
