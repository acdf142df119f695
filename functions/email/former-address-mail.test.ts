import { describe, expect, it } from 'vitest';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import { formerAddressMail } from './former-address-mail.tsx';

const former = {
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  language: 'English',
  changedAt: Date.parse('2026-11-20T15:05:00+11:00') / 1000,
} as const;
const renderNotice = (language: 'English' | 'French', status: 'confirmed' | 'cancelled') =>
  formerAddressMail(
    { ...sampleVisit({ preferredLanguage: language === 'French' ? 'English' : 'French' }), status },
    { ...former, language },
    mailContext.siteUrl,
  );

describe('the notice to the former email address of a booking', () => {
  it.each([
    ['English', 'confirmed', 'was changed on Friday 20 November 2026, 3:05 PM, Port Vila time (UTC+11)'],
    ['English', 'confirmed', 'Tour and Tasting, Tuesday 24 November 2026, 2:00 PM, Port Vila time (UTC+11)'],
    ['English', 'cancelled', 'had your email address until Friday 20 November 2026, 3:05 PM'],
    ['French', 'confirmed', 'a été modifiée le vendredi 20 novembre 2026, 15\u00a0h\u00a005'],
    ['French', 'confirmed', 'mardi 24 novembre 2026, 14\u00a0h, heure de Port-Vila (UTC+11)'],
    ['French', 'cancelled', 'jusqu’au vendredi 20 novembre 2026'],
  ] as const)(
    'is in the language that the booking had when its email address was replaced: %s, %s: %s',
    (language, status, sentence) => {
      const { html, text } = renderNotice(language, status);
      expect(html).toContain(sentence);
      expect(text).toContain(sentence);
      expect(html).toContain(`<html lang="${language === 'French' ? 'fr' : 'en'}"`);
    },
  );

  it('contains a link to the booking, unless an operator made the booking, since the former reference is then void', () => {
    const guestMail = renderNotice('English', 'confirmed');
    const operatorMail = formerAddressMail(
      {
        ...sampleVisit({ operator: { chargingModel: 'guest_pays' } }),
        status: 'confirmed',
      },
      former,
      mailContext.siteUrl,
    );
    for (const part of ['html', 'text'] as const) {
      expect(guestMail[part]).toContain('The link above still opens the booking');
      expect(guestMail[part]).toContain(`/tours/confirmed?ref=${former.reference}`);
      expect(operatorMail[part]).not.toMatch(/link above|tours\/confirmed/);
      expect(operatorMail[part]).toContain(former.reference);
    }
  });

  it('contains no name of a guest', () => {
    for (const language of ['English', 'French'] as const) {
      const { html, text } = renderNotice(language, 'confirmed');
      expect(`${html}${text}`.replaceAll('ana.sample', '')).not.toMatch(/\bAna\b|\bSample\b/);
    }
  });
});
