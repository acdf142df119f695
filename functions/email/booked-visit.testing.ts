import { visitOnRecord } from '#shared/booking/visit-on-record.testing.ts';
import type { BookedVisit } from './booked-visit.ts';

/** A sample visit: four guests, Tuesday 24 November 2026, 2:00 PM in Port Vila. */
export function sampleVisit(changes: Partial<BookedVisit> = {}): BookedVisit {
  return {
    ...visitOnRecord,
    sequence: 0,
    firstName: 'Ana',
    lastName: 'Sample',
    email: 'ana.sample@example.com',
    ...changes,
  };
}

export const mailContext = {
  siteUrl: 'https://rum.example.com',
  sender: 'no-reply@example.com',
  now: new Date('2026-11-20T01:02:03Z'),
};

/** Hostile names, as typed and as shown in an email. */
export const hostileNames: readonly (readonly [kind: string, typed: string, shown: string])[] = [
  ['HTML', '<img src=x onerror=alert(1)>"\'&amp;', '<img src=x onerror=alert(1)>"\'&amp;'],
  ['closing tags', '</style></td><script>1</script>', '</style></td><script>1</script>'],
  ['CR and LF', 'Ana\r\nBcc: victim\r\n\r\nHi', 'Ana Bcc: victim Hi'],
  ['Arabic letters', 'مريم', 'مريم'],
  ['a right-to-left override', 'Ana\u202eelpmas', 'Ana\u202eelpmas'],
  ['emoji', '👩🏽‍🚀 Ana', '👩🏽‍🚀 Ana'],
  ['CJK', '山田 花子', '山田 花子'],
  ['80 letters', 'é'.repeat(80), 'é'.repeat(80)],
  ['a formula', "=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
  ['an encoded word', '=?utf-8?B?QmNjOg==?=', '=?utf-8?B?QmNjOg==?='],
];
