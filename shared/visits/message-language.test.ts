import { expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { formatVisit, type Visit } from './format-visit.ts';
import { languageOfMessages, withMessageLanguage } from './message-language.ts';

const visit: Visit = {
  tourType: 'Tour and Tasting',
  date: calendarDateFrom('2026-11-24'),
  time: '11:00 AM',
  preferredLanguage: 'English',
  guestCount: 2,
  totalPrice: 8000,
};

it.each([
  [undefined, 'English', 'English'],
  [undefined, 'French', 'French'],
  ['fr', 'English', 'French'],
  ['en', 'French', 'English'],
] as const)(
  'emails to a guest whose page language is %s, about a tour in %s, are written in %s',
  (messageLanguage, preferredLanguage, language) => {
    expect(languageOfMessages({ messageLanguage, preferredLanguage })).toBe(language);
  },
);

it('the language of the tour is named in the language of the messages', () => {
  expect(formatVisit({ ...visit, messageLanguage: 'fr' }).what).toContain('en anglais');
  expect(formatVisit({ ...visit, messageLanguage: 'fr' }).date).toBe('mardi 24 novembre 2026');
  expect(
    formatVisit(withMessageLanguage({ ...visit, preferredLanguage: 'French' }, 'English')).what,
  ).toContain('in French');
});
