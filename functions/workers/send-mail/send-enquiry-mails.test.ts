import { expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { enquiryStore, type NewEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { business } from '#shared/content/business.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { enquiryOf } from '#shared/enquiries/question.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { events, mailerFixture, now } from './mailer-fixture.testing.ts';

const { announced, deliver, mail, mailsTo, table, onlyMailTo } = mailerFixture();
const log = testLog();

/** Stores an enquiry and returns the message that the pipe would create from it. */
async function receive(changes: Partial<NewEnquiry> = {}, at = now): Promise<EmailEvent> {
  const before = new Set((await announced()).map(({ id }) => id));
  const enquiry = { ...sampleEnquiry, ...changes };
  expect(await enquiryStore(table, () => at).receive(enquiry, undefined)).toBe('received');
  const event = (await announced()).find(({ id }) => !before.has(id));
  if (event === undefined) throw new Error('No event was announced');
  return event;
}

it('an enquiry is sent to staff with all fields as typed and the visitor as reply-to', async () => {
  const event = await receive();
  expect(await deliver(event)).toBe(false);
  const { subject, replyTo, text, html, attachments } = onlyMailTo(events);
  expect(subject).toBe('Event enquiry: A birthday');
  expect(replyTo).toContain('ana.sample@example.com');
  expect(attachments).toEqual([]);
  for (const part of [
    'A birthday',
    '20 to 30',
    'Required',
    'Ana Sample',
    'Sample Travel',
    'ana.sample@example.com',
    '+678 00002',
    'Saturday 19 December 2026',
    'Saturday 21 November 2026, 10:00 AM, Port Vila time (UTC+11)',
    'Some of us are children.',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).toContain('In the yard, from five.<br/>Some of us');
  const link = `https://rum.example.com/staff/enquiries?enquiry=2026-11-${event.sk.replace('ENQUIRY#', '')}`;
  expect(text).toContain(`Open on the console: ${link}\n`);
  expect(html).toContain(`href="${link}"`);
  const acknowledgement = onlyMailTo('ana.sample@example.com');
  expect(`${acknowledgement.text}${acknowledgement.html}`).not.toMatch(/staff|console/);
});

it('an enquiry is sent to staff without its empty fields', async () => {
  await deliver(await receive({ business: '', phone: '', date: '' }));
  expect(onlyMailTo(events).text).not.toMatch(/Business|Phone|Day/);
});

it('an enquiry is acknowledged to the visitor with staff as reply-to, quoting only the name', async () => {
  const typedFields = {
    business: 'Buy',
    phone: 'our',
    eventName: 'cheap',
    peopleCount: 'pills',
    description: 'now',
  };
  await deliver(await receive(typedFields));
  const { subject, replyTo, text, html } = onlyMailTo('ana.sample@example.com');
  expect(subject).toBe('Your event enquiry');
  expect(replyTo).toContain(business.emails.events);
  expect(text).toContain(`Hello Ana Sample. ${enquiryMessages.sent}`);
  expect(html).toContain(`Hello Ana Sample. ${enquiryMessages.sent}`);
  expect(`${text}${html}`).not.toMatch(/Buy|cheap|pills/);
});

it('a general question is sent to staff and visitor without the fields of an event enquiry', async () => {
  const question = enquiryOf({
    name: 'Ana Sample',
    email: 'ana.sample@example.com',
    subject: 'A lost hat',
    date: '',
    message: 'Is it at the bar?',
  });
  await deliver(await receive(question));
  const { subject, text } = onlyMailTo(events);
  expect(subject).toBe('Question: A lost hat');
  expect(text).toContain('Is it at the bar?');
  expect(text).not.toMatch(/People|Catering|Day|not asked/);
  const acknowledgement = onlyMailTo('ana.sample@example.com');
  expect(acknowledgement.subject).toBe('Your question');
  expect(acknowledgement.text).toContain(`Hello Ana Sample. ${enquiryMessages.questionSent}`);
});

it.each([
  ['event', 'Votre demande d’événement', 'Votre demande est bien arrivée.'],
  ['question', 'Votre question', 'Votre question est bien arrivée.'],
] as const)('an enquiry from a French page is acknowledged in French: %s', async (kind, subject, heading) => {
  await deliver(await receive({ kind, messageLanguage: 'fr' }));
  const acknowledgement = onlyMailTo('ana.sample@example.com');
  expect(acknowledgement.subject).toBe(subject);
  expect(acknowledgement.html).toContain('<html lang="fr"');
  for (const part of [acknowledgement.text, acknowledgement.html]) {
    expect(part).toContain(heading);
    expect(part).toContain('Bonjour Ana Sample.');
    expect(part).toContain(business.phones[0].replaceAll(' ', '\u00a0'));
    expect(part).not.toMatch(/Hello|Thank you|Reply to/);
  }
  // The email to staff is in English and says in which language to answer.
  expect(onlyMailTo(events).text).toContain('Answer in: French');
});

it('an enquiry sends each email once, even if its event is delivered repeatedly or concurrently', async () => {
  const event = await receive();
  for (let delivery = 0; delivery < 5; delivery += 1) expect(await deliver(event)).toBe(false);
  await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
  expect(mail.sent).toHaveLength(2);
});

it('enquiries are acknowledged once a day per address', async () => {
  await deliver(await receive());
  const another = (day: string, email: string) => receive({ email }, new Date(`${day}T12:00:00+11:00`));
  expect(await deliver(await another('2026-11-21', 'Ana.Sample@Example.com'))).toBe(false);
  expect(mailsTo(events)).toHaveLength(2);
  expect(mail.sent).toHaveLength(3);
  await deliver(await another('2026-11-21', 'other@example.com'));
  expect(mailsTo('other@example.com')).toHaveLength(1);
  await deliver(await another('2026-11-22', 'ana.sample@example.com'));
  expect(mailsTo('ana.sample@example.com')).toHaveLength(2);
  // The stored marks do not reveal that both days belong to one address.
  const storedDigests = (await table.items()).map(
    ({ pk }) => /^MAIL#enquiry-.*-(\w+)$/.exec(String(pk))?.[1],
  );
  const digests = storedDigests.filter((digest) => digest !== undefined);
  expect(digests).toHaveLength(3);
  expect(new Set(digests).size).toBe(3);
});

it.each([
  [events, 'ana.sample@example.com'],
  ['ana.sample@example.com', events],
])(
  'the email about an enquiry, if SES rejects it for %s, is still sent to %s, and a redelivery sends only the rejected one',
  async (rejectedAddress, deliveredAddress) => {
    const event = await receive();
    mail.setRule(({ to }) => (to.includes(rejectedAddress) ? { code: 'MessageRejected' } : undefined));
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver(event)).toBe(true);
    expect(mail.sent.map(({ to }) => to)).toEqual([[deliveredAddress]]);
    mail.setRule(undefined);
    expect(await deliver(event)).toBe(false);
    expect(await deliver(event)).toBe(false);
    expect(mail.sent.map(({ to }) => to).sort()).toEqual([[events], ['ana.sample@example.com']].sort());
  },
);

it('an enquiry of an erased person is neither sent nor retried', async () => {
  const event = await receive();
  const data = personalData(table, () => now);
  for (const record of await data.find('ana.sample@example.com')) await data.erase(record);
  expect(await deliver(event)).toBe(false);
  expect(mail.sent).toEqual([]);
});

it('a queue message about an unknown enquiry fails and sends nothing, so that it becomes a dead letter', async () => {
  const event = await receive();
  expect(await deliver({ ...event, sk: 'ENQUIRY#unknown' })).toBe(true);
  expect(mail.sent).toEqual([]);
});

// These texts bypass the contract, as if a hostile item were in the table.
it.each([
  ['a header', 'Ana\r\nBcc: victim@example.org\r\n\r\nHi'],
  ['a second address', 'Ana <victim@example.org>,'],
  ['quotes', 'Ana" <victim@example.org>, "'],
  ['an encoded word', '=?utf-8?B?QmNjOiB2aWN0aW1AZXhhbXBsZS5vcmc=?='],
  ['HTML', '</td><img src=x onerror=alert(1)><script>1</script>'],
  ['a right-to-left override', '\u202eAna'],
  ['another script', 'مريم 山田 👩🏽‍🚀'],
])('an enquiry with %s in every text is sent only to staff and the visitor', async (_, text) => {
  const { email, catering, kind, date, ...texts } = sampleEnquiry;
  const hostile = Object.fromEntries(Object.keys(texts).map((field) => [field, text]));
  expect(await deliver(await receive(hostile))).toBe(false);
  expect(mail.sent.map(({ to }) => to.join()).sort()).toEqual([email, events]);
  for (const { subject, from, replyTo, html } of mail.sent) {
    expect(`${subject}${from}${replyTo}`).not.toMatch(/[\r\n]|victim/);
    expect(html).not.toMatch(/<img|<script/);
  }
  const { replyTo } = onlyMailTo(events);
  expect(replyTo?.match(/[\w.]+@[\w.]+/g)).toEqual([email]);
});

it('the acknowledgement of an enquiry leaves out a name that contains a link', async () => {
  await deliver(await receive({ name: 'Win at www.evil.example' }));
  const { text, html } = onlyMailTo('ana.sample@example.com');
  expect(text).toContain(`Hello. ${enquiryMessages.sent}`);
  expect(`${text}${html}`).not.toContain('evil');
});

it('the emails about an enquiry are sent without personal data in the log', async () => {
  const event = await receive({ name: 'Marker', email: 'marker@example.com', description: 'Marker' });
  mail.setRule(() => ({ code: 'MessageRejected', message: 'marker@example.com' }));
  await deliver(event);
  mail.setRule(undefined);
  await deliver(event);
  expect(log.lines().map(({ code }) => code)).toEqual([
    'event.failed',
    'mail.sent',
    'mail.sent',
    'event.handled',
  ]);
  expect(log.text()).not.toMatch(/marker/i);
});

it('an enquiry from a network with too many acknowledgements is sent only to staff', async () => {
  expect(await deliver(await receive({ unacknowledged: true }))).toBe(false);
  expect(mail.sent.map(({ to }) => to.join())).toEqual([events]);
});
