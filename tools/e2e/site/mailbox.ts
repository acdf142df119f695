import { type APIRequestContext, expect } from '@playwright/test';
import ICAL from 'ical.js';
import { business } from '#shared/content/business.ts';

/** A sent email, as the local stack records it. */
export interface Mail {
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** Parsed calendar file of an email. */
export interface CalendarFile {
  method: string;
  uid: string;
  sequence: number;
  /** ISO 8601, UTC. */
  startsAt: string;
  summary: string;
  status: string;
}

async function readEmails(request: APIRequestContext): Promise<Mail[]> {
  const { mails: emails } = (await (await request.get('/__local/mail')).json()) as { mails: Mail[] };
  return emails;
}

/** Reads the emails with a form that a sender (`email`) sent to the distillery. */
export async function readFormEmails(request: APIRequestContext, email: string): Promise<Mail[]> {
  const emails = await readEmails(request);
  return emails.filter(
    ({ to, replyTo }) => to.includes(business.emails.events) && replyTo?.includes(email) === true,
  );
}

/** Waits for the nth email to an address. */
export async function waitForEmail(request: APIRequestContext, address: string, nth: number): Promise<Mail> {
  let email: Mail | undefined;
  await expect(async () => {
    const emails = await readEmails(request);
    const received = emails.filter(({ to }) => to.some((recipient) => recipient.includes(address)));
    email = received[nth - 1];
    expect(received, `emails to ${address}`).toHaveLength(nth);
  }).toPass();
  return email as Mail;
}

/** Calendar file of an email, as text; '' without one. */
export const calendarFileIn = (mail: Mail): string =>
  mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))?.content ?? '';

/** Calendar file of an email, parsed; throws when it is invalid. */
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
