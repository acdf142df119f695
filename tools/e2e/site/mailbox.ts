import { type APIRequestContext, expect } from '@playwright/test';
import ICAL from 'ical.js';
import { business } from '../../../shared/content/business.ts';

/** A mail as the site's own record of what it sent has it. */
export interface Mail {
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** What a calendar program reads from the file in a mail. */
export interface CalendarFile {
  method: string;
  uid: string;
  sequence: number;
  /** ISO 8601, UTC. */
  startsAt: string;
  summary: string;
  status: string;
}

/** All mails so far. */
async function mailsIn(request: APIRequestContext): Promise<Mail[]> {
  const { mails } = (await (await request.get('/__local/mail')).json()) as { mails: Mail[] };
  return mails;
}

/** Mails to the house that came of a form, and are answered to whoever filled it in. */
export async function formsOf(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails = await mailsIn(request);
  return mails.filter(
    ({ to, replyTo }) => to.includes(business.emails.events) && replyTo?.includes(email) === true,
  );
}

/** Waits for the mail that an address gets as its nth, as long as the test has, and answers with it. */
export async function mailTo(request: APIRequestContext, address: string, nth: number): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails = await mailsIn(request);
    const theirs = mails.filter(({ to }) => to.some((one) => one.includes(address)));
    found = theirs[nth - 1];
    expect(theirs, `mails to ${address}`).toHaveLength(nth);
  }).toPass();
  return found as Mail;
}

/** The calendar file in a mail, as text; '' when it has none. */
export const calendarFileIn = (mail: Mail): string =>
  mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))?.content ?? '';

/** Reads the mail's calendar file as a calendar program would; throws when it is no valid one. */
export function calendarFileOf(mail: Mail): CalendarFile {
  const calendar = new ICAL.Component(ICAL.parse(calendarFileIn(mail)));
  const entry = calendar.getFirstSubcomponent('vevent');
  if (entry === null) throw new Error('The calendar file has no entry.');
  const event = new ICAL.Event(entry);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: Number(event.sequence),
    startsAt: event.startDate.toJSDate().toISOString(),
    summary: event.summary,
    status: String(entry.getFirstPropertyValue('status')),
  };
}
