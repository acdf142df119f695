import { describe, expect, it } from 'vitest';
import { business } from '#shared/content/business.ts';
import { directions, mapLink } from '#shared/content/directions.ts';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import { renderBookingMail } from './render-booking-mail.tsx';

const inFrench = sampleVisit({ preferredLanguage: 'French' });
const inEnglish = sampleVisit();

describe('the card for the driver', () => {
  it.each([
    ['confirmation', 'For your driver', inEnglish],
    ['confirmation', 'Pour votre chauffeur', inFrench],
    ['change', 'For your driver', inEnglish],
    ['change', 'Pour votre chauffeur', inFrench],
    ['reminder', 'For your driver', inEnglish],
  ] as const)('is part of a %s, under “%s”, in HTML and text, in three languages', (kind, heading, visit) => {
    const { html, text } = renderBookingMail(kind, visit, mailContext);
    expect(html).toContain(`>${heading}</h2>`);
    expect(text).toContain(`${heading}\n`);
    for (const part of [html, text]) {
      for (const { request, landmark, lost } of directions)
        for (const sentence of [request, landmark, lost]) expect(part).toContain(sentence);
      for (const detail of [business.address.street, ...business.phones, mapLink])
        expect(part.replaceAll('&amp;', '&')).toContain(detail);
    }
    for (const { tag, request } of directions)
      expect(html).toMatch(new RegExp(`<div lang="${tag}"[^>]*>(?:(?!</div>).)*${request}`, 's'));
    expect(html).toContain('href="tel:+67800000"');
  });

  it('is the only part of an email with a dark background', () => {
    const { html } = renderBookingMail('confirmation', inEnglish, mailContext);
    expect(html.match(/bgcolor="#0D1C20"/gi)).toHaveLength(1);
  });

  it('is replaced by directions in the guest’s language in a cancellation', () => {
    const { html, text } = renderBookingMail('cancellation', { ...inFrench, sequence: 1 }, mailContext);
    for (const part of [html, text]) {
      expect(part).not.toMatch(/Pour votre chauffeur|openstreetmap/);
      expect(part).toContain('Nous trouver');
      expect(part).toContain(business.landmark.French);
      expect(part).not.toContain(business.landmark.English);
      for (const phone of business.phones) expect(part).toContain(phone);
    }
  });
});
