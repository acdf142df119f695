import { isDeepStrictEqual } from 'node:util';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { calendarReaders } from '#shared/calendar-file/calendar-readers.testing.ts';
import { type BookingMail, collectGuestEmails, type GuestEmails } from '../harness/guest-emails.ts';
import type { Harness } from '../harness/harness.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import type { ApiResponse } from '../harness/visitor.ts';

const emailsInBothLanguages = (harness: Harness): Promise<GuestEmails[]> =>
  Promise.all([collectGuestEmails(harness, 'English'), collectGuestEmails(harness, 'French')]);

/** Opens a link as a program does; by default with a plain request. */
export type Open = (harness: Harness, method: 'GET' | 'HEAD', path: string) => Promise<ApiResponse>;

const openPlainly: Open = (harness, method, path) => harness.visitor.call(method, path);

/**
 * Opens every link of every email, in both languages, by GET and HEAD, and makes the API calls of the opened pages, as
 * mail programs and scanners do. Nothing is written and no email is sent.
 */
export async function openEveryLink(harness: Harness, open: Open = openPlainly): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  const mailSets = await emailsInBothLanguages(harness);
  const emails = mailSets.flatMap(({ guests }) => guests.flat()).map(({ mail }) => mail);
  const origin = harness.localStack.url;
  const links = new Set(
    emails.flatMap(({ html = '', text = '', attachments }) =>
      linksIn(
        [html, text, ...attachments.map(({ content }) => content.replace(/\r?\n[ \t]/g, ''))].join('\n'),
      ),
    ),
  );
  const ownLinks = [...links]
    .filter((link) => link.startsWith(`${origin}/`))
    .map((link) => link.slice(origin.length));
  const references = new Set(ownLinks.flatMap((path) => new URL(path, origin).searchParams.get('ref') ?? []));
  expect(references.size === 10, `the emails contain ${references.size} references, not ten`);

  const [itemsBefore, emailsBefore, refusalsBefore] = [
    await readAllItems(harness),
    harness.emails().length,
    harness.localStack.refusals.length,
  ];
  let openedCount = 0;
  const calls = [...references].flatMap((reference) => {
    const query = new URLSearchParams({ reference });
    return [`/api/bookings?${query}`];
  });
  for (const path of [...ownLinks, ...calls]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status } = await open(harness, method, path);
      openedCount += 1;
      const isExpected = status === 200 || (method === 'HEAD' && path.startsWith('/api/') && status === 405);
      expect(isExpected, `${method} of ${path.replace(/=.*/, '=…')} returned ${status}`);
    }
  }
  expect(await harness.waitUntilIdle(), 'opening links has queued a message');
  expect(
    isDeepStrictEqual(await readAllItems(harness), itemsBefore),
    'opening links has changed stored items',
  );
  expect(harness.emails().length === emailsBefore, 'opening links has sent an email');
  expect(
    harness.localStack.refusals.length === refusalsBefore,
    'opening a link has attempted a forbidden call',
  );
  const externalLinks = links.size - ownLinks.length;
  return {
    findings,
    metrics: { emails: emails.length, links: ownLinks.length, externalLinks, opened: openedCount },
  };
}

const linksIn = (content: string): string[] =>
  [...content.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)].map(([link]) =>
    link.replaceAll('&amp;', '&').replace(/[.,;]+$/, ''),
  );

/** Reads all items of the table, in a stable order. */
async function readAllItems(harness: Harness): Promise<unknown[]> {
  const items: Record<string, unknown>[] = [];
  const scan = { TableName: harness.localStack.tables[0]?.name, ConsistentRead: true };
  for await (const page of paginateScan({ client: harness.localStack.documents }, scan))
    items.push(...(page.Items ?? []));
  const keyOf = ({ pk, sk }: Record<string, unknown>): string => `${String(pk)} ${String(sk)}`;
  return items.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Version step, method and status of the calendar entry of each email. */
const expectedEntry: Readonly<Record<BookingMail['kind'], { step: 0 | 1; method: string; status: string }>> =
  {
    confirmed: { step: 1, method: 'REQUEST', status: 'CONFIRMED' },
    reminded: { step: 0, method: 'REQUEST', status: 'CONFIRMED' },
    changed: { step: 1, method: 'REQUEST', status: 'CONFIRMED' },
    moved: { step: 1, method: 'REQUEST', status: 'CONFIRMED' },
    cancelled: { step: 1, method: 'CANCEL', status: 'CANCELLED' },
    closed: { step: 1, method: 'CANCEL', status: 'CANCELLED' },
  };

/** Checks the calendar entries of all emails with two libraries: one UID, increasing versions, the right time. */
export async function checkCalendarEntries(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  let entries = 0;
  for (const { language, guests } of await emailsInBothLanguages(harness)) {
    for (const bookingMails of guests) {
      const uids = new Set<string>();
      let version = -1;
      for (const { kind, mail, date, time } of bookingMails) {
        const [file, ...others] = mail.attachments.filter(
          ({ contentType }) => contentType === 'text/calendar',
        );
        const content = file?.content ?? '';
        expect(file !== undefined && others.length === 0, `${kind}: not exactly one calendar file`);
        const { step, method, status } = expectedEntry[kind];
        version += step;
        expect(content.includes(`\r\nMETHOD:${method}\r\n`), `${kind}: the method is not ${method}`);
        expect(content.includes(`\r\nSTATUS:${status}\r\n`), `${kind}: the status is not ${status}`);
        for (const [library, read] of calendarReaders) {
          const entry = read(content);
          entries += 1;
          uids.add(entry.uid);
          expect(
            entry.sequence === version,
            `${kind}, ${library}: version ${entry.sequence}, not ${version}`,
          );
          const hour = (Number.parseInt(time, 10) % 12) + (time.endsWith('PM') ? 12 : 0);
          // Port Vila is UTC+11 all year.
          const startsAt = Date.parse(`${date}T00:00:00+11:00`) + hour * 3_600_000;
          expect(
            entry.startsAt.getTime() === startsAt,
            `${kind}, ${library}: ${entry.startsAt.toISOString()}`,
          );
          const formattedTime = language === 'English' ? time : `${hour}\u00a0h`;
          expect(entry.text.includes(formattedTime), `${kind}, ${library}: the text lacks ${formattedTime}`);
          expect(entry.text.includes('UTC+11'), `${kind}, ${library}: the text does not name the zone`);
        }
      }
      expect(uids.size === 1, `one booking has ${uids.size} entries in ${language}`);
    }
  }
  return { findings, metrics: { 'entries read': entries } };
}
