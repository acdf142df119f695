import { isDeepStrictEqual } from 'node:util';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { calendarReaders } from '#shared/calendar-file/calendar-readers.testing.ts';
import { type BookingMail, collectGuestMails, type GuestMails } from '../harness/guest-mails.ts';
import type { Harness } from '../harness/harness.ts';
import { findingsOf, type ScenarioResult } from '../harness/scenario.ts';
import type { Answer } from '../harness/visitor.ts';

const mailsInBothLanguages = (harness: Harness): Promise<GuestMails[]> =>
  Promise.all([collectGuestMails(harness, 'English'), collectGuestMails(harness, 'French')]);

/** How a program opens a link; by default with a plain request. */
export type Open = (harness: Harness, method: 'GET' | 'HEAD', path: string) => Promise<Answer>;

const request: Open = (harness, method, path) => harness.visitor.call(method, path);

/**
 * Opens every link of every mail, in both languages, by GET and HEAD, with the calls of its page, as mail programs and
 * scanners do. Nothing is written and no mail is sent.
 */
export async function openEveryLink(harness: Harness, open: Open = request): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  const mailSets = await mailsInBothLanguages(harness);
  const mails = mailSets.flatMap(({ guests }) => guests.flat()).map(({ mail }) => mail);
  const origin = harness.localStack.url;
  const links = new Set(
    mails.flatMap(({ html = '', text = '', attachments }) =>
      linksIn(
        [html, text, ...attachments.map(({ content }) => content.replace(/\r?\n[ \t]/g, ''))].join('\n'),
      ),
    ),
  );
  const ownLinks = [...links]
    .filter((link) => link.startsWith(`${origin}/`))
    .map((link) => link.slice(origin.length));
  const references = new Set(ownLinks.flatMap((path) => new URL(path, origin).searchParams.get('ref') ?? []));
  expect(references.size === 10, `the mails contain ${references.size} references, not ten`);

  const [before, sentBefore, refusedBefore] = [
    await dump(harness),
    harness.mails().length,
    harness.localStack.refusals.length,
  ];
  let opened = 0;
  const calls = [...references].flatMap((reference) => {
    const query = new URLSearchParams({ reference });
    return [`/api/bookings?${query}`];
  });
  for (const path of [...ownLinks, ...calls]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status } = await open(harness, method, path);
      opened += 1;
      const isExpected = status === 200 || (method === 'HEAD' && path.startsWith('/api/') && status === 405);
      expect(isExpected, `${method} of ${path.replace(/=.*/, '=…')} was answered ${status}`);
    }
  }
  expect(await harness.waitUntilIdle(), 'opening links has queued something');
  expect(isDeepStrictEqual(await dump(harness), before), 'opening links has changed what is stored');
  expect(harness.mails().length === sentBefore, 'opening links has sent a mail');
  expect(harness.localStack.refusals.length === refusedBefore, 'opening a link has tried a forbidden call');
  const elsewhere = links.size - ownLinks.length;
  return { findings, metrics: { mails: mails.length, links: ownLinks.length, elsewhere, opened } };
}

const linksIn = (content: string): string[] =>
  [...content.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([link]) =>
    link.replaceAll('&amp;', '&').replace(/[.,;]+$/, ''),
  );

/** All items of the table, in a stable order. */
async function dump(harness: Harness): Promise<unknown[]> {
  const items: Record<string, unknown>[] = [];
  const scan = { TableName: harness.localStack.tables[0]?.name, ConsistentRead: true };
  for await (const page of paginateScan({ client: harness.localStack.documents }, scan))
    items.push(...(page.Items ?? []));
  const keyOf = ({ pk, sk }: Record<string, unknown>): string => `${String(pk)} ${String(sk)}`;
  return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Version step, method and status of the calendar entry of each mail. */
const expected: Readonly<Record<BookingMail['what'], { step: 0 | 1; method: string; status: string }>> = {
  confirmed: { step: 1, method: 'REQUEST', status: 'CONFIRMED' },
  reminded: { step: 0, method: 'REQUEST', status: 'CONFIRMED' },
  changed: { step: 1, method: 'REQUEST', status: 'CONFIRMED' },
  moved: { step: 1, method: 'REQUEST', status: 'CONFIRMED' },
  cancelled: { step: 1, method: 'CANCEL', status: 'CANCELLED' },
  closed: { step: 1, method: 'CANCEL', status: 'CANCELLED' },
};

/** The calendar entries of all mails, parsed by two libraries: one UID, increasing versions, the right time. */
export async function checkCalendarEntries(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = findingsOf();
  let entries = 0;
  for (const { language, guests } of await mailsInBothLanguages(harness)) {
    for (const bookingMails of guests) {
      const uids = new Set<string>();
      let version = -1;
      for (const { what, mail, date, time } of bookingMails) {
        const [file, ...others] = mail.attachments.filter(
          ({ contentType }) => contentType === 'text/calendar',
        );
        const content = file?.content ?? '';
        expect(file !== undefined && others.length === 0, `${what}: not exactly one calendar file`);
        const { step, method, status } = expected[what];
        version += step;
        expect(content.includes(`\r\nMETHOD:${method}\r\n`), `${what}: the method is not ${method}`);
        expect(content.includes(`\r\nSTATUS:${status}\r\n`), `${what}: the status is not ${status}`);
        for (const [library, read] of calendarReaders) {
          const entry = read(content);
          entries += 1;
          uids.add(entry.uid);
          expect(
            entry.sequence === version,
            `${what}, ${library}: version ${entry.sequence}, not ${version}`,
          );
          const hour = (Number.parseInt(time, 10) % 12) + (time.endsWith('PM') ? 12 : 0);
          // Port Vila is UTC+11 all year.
          const startsAt = Date.parse(`${date}T00:00:00+11:00`) + hour * 3_600_000;
          expect(
            entry.startsAt.getTime() === startsAt,
            `${what}, ${library}: ${entry.startsAt.toISOString()}`,
          );
          const inWords = language === 'English' ? time : `${hour}\u00a0h`;
          expect(entry.text.includes(inWords), `${what}, ${library}: the text lacks ${inWords}`);
          expect(entry.text.includes('UTC+11'), `${what}, ${library}: the text does not name the zone`);
        }
      }
      expect(uids.size === 1, `one booking has ${uids.size} entries in ${language}`);
    }
  }
  return { findings, metrics: { 'entries read': entries } };
}
