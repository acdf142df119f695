import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { business } from '#shared/content/business.ts';
import { sendEventEmail } from '#shared/contracts/guests/send-event-email.ts';
import { networkLimits } from '#shared/limits/network-limits.ts';
import { mailboxOf } from '#shared/limits/rate-limit-key.ts';
import { bookOnce } from '../harness/book-once.ts';
import { emailsOf } from '../harness/emails-of.ts';
import type { Harness } from '../harness/harness.ts';
import { retryOn503 } from '../harness/retry-on-503.ts';
import { collectFindings, type ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { type ApiResponse, addressHeader, type Form } from '../harness/visitor.ts';

const enquiriesPath = '/api/send-event-email';
const operatorRequestsPath = '/api/touroperators';
const { perAddress, perEmail } = sendEventEmail.limits;
const concurrency = 40;
const maxIdleWaitMs = 600_000;

/** One abusive call: its source and content. */
interface Attack {
  readonly path: string;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
  /** Expected statuses. */
  readonly statuses: readonly number[];
}

/** Mailboxes under attack. None of them has requested an email. */
const victim = (index: number): string => `victim-${index % 7}@example.org`;
const acceptedOrLimited = [200, 429];

/** Attacks, used in turn; `sender` is a mailbox of the attacker. */
const attacks: readonly ((index: number, sender: string, bookedForm: Form, reference: string) => Attack)[] = [
  (index, email) => enquiry({ email, to: victim(index) }, acceptedOrLimited),
  (index, email) =>
    enquiry({ email, to: [victim(index), email], cc: victim(index), bcc: victim(index) }, acceptedOrLimited),
  (index, email) => enquiry({ email, name: `Ana\r\nBcc: ${victim(index)}` }, [400]),
  (index, email) => enquiry({ email, eventName: `x\nTo: ${victim(index)}\n\nBuy this` }, [400]),
  (index, email) => enquiry({ email: `${email}\r\nBcc: ${victim(index)}` }, [400]),
  (index, email) => enquiry({ email: `${email}, ${victim(index)}` }, [400]),
  (index, email) => enquiry({ email: `"${victim(index)}" <${email}>` }, [400]),
  (index, email) => ({
    ...enquiry({ email, to: victim(index) }, [403]),
    headers: { 'sec-fetch-site': 'cross-site' },
  }),
  // The same form repeatedly, under one idempotency key.
  (_, email) => ({
    ...enquiry({ email }, [...acceptedOrLimited, 422]),
    headers: { 'idempotency-key': `again-and-again-${email}` },
  }),
  (_, email) => ({
    path: operatorRequestsPath,
    body: { ...sampleOperator, email, website_url: 'https://example.org' },
    statuses: [400],
  }),
  (index, email) => ({
    path: operatorRequestsPath,
    body: { ...sampleOperator, email, to: victim(index) },
    statuses: acceptedOrLimited,
  }),
  (index, email) => ({
    path: operatorRequestsPath,
    body: { ...sampleOperator, email, contactName: `A\r\nCc: ${victim(index)}` },
    statuses: [400],
  }),
  (index, _, bookedForm, reference) =>
    confirmation({ ...bookedForm, reference, email: victim(index) }, [401, 429]),
  (index, _, bookedForm, reference) =>
    confirmation({ ...bookedForm, reference, to: victim(index), replyTo: victim(index) }, acceptedOrLimited),
  (index, email) => confirmation({ reference: `${email}${index}`, email }, [401, 429]),
  // Requests for lost references from mailboxes without a booking.
  (index) => ({ path: '/api/request-references', body: { email: victim(index) }, statuses: [202, 429] }),
  (index, _, __, reference) => ({
    path: '/api/open-booking',
    body: { reference, email: victim(index) },
    statuses: [404, 429],
  }),
];

/**
 * Sends abusive calls of every kind, from one address and from many, with forged headers: emails go only to staff and to
 * the named senders of accepted forms, and each of these gets few.
 *
 * @param count number of calls
 */
export async function sendAbusiveRequests(harness: Harness, count: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  startNewHour(harness);
  const earlierEmailCount = harness.emails().length;
  const bookedForm = formFor(harness.slots.next());
  const { body } = await harness.visitor.book(bookedForm);
  const reference = String(body.data?.reference);
  const round = Math.random().toString(36).slice(2, 8);
  const busiestMailbox = `loud-${round}@example.com`;
  const otherMailboxes = Array.from({ length: 20 }, (_, index) => `sender-${round}-${index}@example.com`);
  const accepted = new Map<string, number>();
  let refused = 0;

  const attack = async (index: number): Promise<void> => {
    const kind = attacks[index % attacks.length] as (typeof attacks)[number];
    // Three of four rounds name one mailbox in several spellings; the rest name twenty.
    const mailbox =
      Math.floor(index / attacks.length) % 4 < 3
        ? busiestMailbox
        : (otherMailboxes[index % otherMailboxes.length] as string);
    const sender = index % 2 === 0 ? mailbox : mailbox.replace('@', `+${index}@`);
    const { path, body: form, headers = {}, statuses } = kind(index, sender, bookedForm, reference);
    const response = await retryOn503(() =>
      harness.visitor.call('POST', path, {
        body: form,
        headers: { ...headers, ...forgedHeaders(index), [addressHeader]: addressOf(index) },
      }),
    );
    expect(
      statuses.includes(response.status),
      () =>
        `${path} ${JSON.stringify(form)} returned ${response.status}: ${JSON.stringify(response.body).slice(0, 200)}`,
    );
    expect(
      response.status !== 429 || saysWhenToRetry(response),
      () => `429 without Retry-After or message: ${JSON.stringify(response.body)}`,
    );
    if (response.status === 429) refused += 1;
    if (response.status === 200 && path === enquiriesPath)
      accepted.set(mailbox, (accepted.get(mailbox) ?? 0) + 1);
  };
  // One call of each kind first, sequentially, to start the functions.
  for (let index = 0; index < attacks.length; index += 1) await attack(index);
  for (let start = attacks.length; start < count; start += concurrency) {
    const size = Math.min(concurrency, count - start);
    await Promise.all(Array.from({ length: size }, (_, index) => attack(start + index)));
  }
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');

  const emails = harness.emails().slice(earlierEmailCount);
  const staffMailbox = business.emails.events;
  const allowed = new Set([staffMailbox, bookedForm.email, busiestMailbox, ...otherMailboxes]);
  const foreignEmails = emails.filter(({ to }) => to.length !== 1 || !allowed.has(mailboxOf(String(to))));
  expect(
    foreignEmails.length === 0,
    () => `${foreignEmails.length} emails went to ${foreignEmails.map(({ to }) => to.join()).join(' ')}`,
  );
  const max = Math.max(...[...accepted.values()]);
  expect(max <= perEmail.max, `${max} enquiries of one mailbox were accepted in a day`);
  const acknowledgementCounts = [busiestMailbox, ...otherMailboxes].map(
    (mailbox) => emails.filter(({ to }) => mailboxOf(String(to)) === mailbox).length,
  );
  expect(
    Math.max(...acknowledgementCounts) <= 2,
    `one mailbox got ${Math.max(...acknowledgementCounts)} acknowledgements`,
  );
  expect(
    emailsOf(harness, bookedForm.email).length <= 3,
    `a guest got ${emailsOf(harness, bookedForm.email).length} confirmations`,
  );
  expect(
    emails.some(({ to }) => to.includes(staffMailbox)),
    'no form was accepted',
  );
  return { findings, metrics: { calls: count, refused, emails: emails.length, 'maximum per mailbox': max } };
}

/** Floods forms from one network, which forges a new address for each call: the network's quota applies. */
export async function floodFromOneNetwork(harness: Harness): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  startNewHour(harness);
  const round = Math.random().toString(36).slice(2, 8);
  const calls = perAddress.max + concurrency;
  const statuses: number[] = [];
  let unavailable = 0;
  for (let start = 0; start < calls; start += concurrency) {
    const responses = await Promise.all(
      Array.from({ length: Math.min(concurrency, calls - start) }, (_, offset) => {
        const index = start + offset;
        // Each mailbox repeats one form: every call counts, few lead to emails.
        const email = `network-${round}-${index % 10}@example.com`;
        const { path, body } = enquiry({ email }, []);
        const headers = {
          ...forgedHeaders(index),
          [addressHeader]: `2001:db8:0:7::${index.toString(16)}`,
          'idempotency-key': `booking-and-cancelling-${email}`,
        };
        return retryOn503(async () => {
          const response = await harness.visitor.call('POST', path, { body, headers });
          if (response.status === 503) unavailable += 1;
          return response;
        });
      }),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  const accepted = statuses.filter((status) => status === 200).length;
  // A call that was counted and then failed under load is counted again when retried.
  expect(
    accepted <= perAddress.max && accepted + unavailable >= perAddress.max,
    `${accepted} forms of one network were accepted, not ${perAddress.max}`,
  );
  expect(
    statuses.every((status) => acceptedOrLimited.includes(status)),
    `statuses were ${[...new Set(statuses)].join()}`,
  );
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  return { findings, metrics: { calls, accepted } };
}

/**
 * Books and cancels repeatedly from one network: the limit of cancellations also limits seats and emails.
 */
export async function bookAndCancel(harness: Harness, loops: number): Promise<ScenarioResult> {
  const { findings, expect } = collectFindings();
  startNewHour(harness);
  const slot = harness.slots.next();
  const round = Math.random().toString(36).slice(2, 8);
  const email = `churned-${round}@example.org`;
  let bookedCount = 0;
  let cancelled = 0;
  for (let loop = 0; loop < loops; loop += 1) {
    const booking = await bookOnce(harness.visitor, formFor(slot, { email }));
    expect([201, 409, 429].includes(booking.status), `a booking returned ${booking.status}`);
    if (booking.status !== 201) continue;
    bookedCount += 1;
    const cancellation = await retryOn503(() => harness.visitor.cancel(String(booking.body.data?.reference)));
    expect(
      cancellation.status === 200 || (cancellation.status === 429 && saysWhenToRetry(cancellation)),
      `a cancellation returned ${cancellation.status}`,
    );
    if (cancellation.status === 200) cancelled += 1;
  }
  const { max } = networkLimits.cancellations;
  expect(
    cancelled === Math.min(loops, max),
    `${cancelled} of ${loops} were cancelled; the limit is ${max} an hour`,
  );
  expect(await harness.waitUntilIdle(maxIdleWaitMs), 'the stack was not idle in time');
  const emails = emailsOf(harness, email).length;
  expect(emails > 0 && emails <= bookedCount + cancelled, `${emails} emails went to one mailbox`);
  return { findings, metrics: { loops, booked: bookedCount, cancelled, emails } };
}

const enquiry = (changes: Record<string, unknown>, statuses: readonly number[]): Attack => ({
  path: enquiriesPath,
  body: { ...sampleEnquiry, ...changes },
  statuses,
});

const confirmation = (body: unknown, statuses: readonly number[]): Attack => ({
  path: '/api/send-confirmation',
  body,
  statuses,
});

/** Half of the calls come from one address, the rest from fifty. */
const addressOf = (index: number): string => (index % 2 === 0 ? '203.0.113.9' : `198.51.100.${index % 50}`);

/** Forged headers about the caller's address. */
const forgedHeaders = (index: number): Record<string, string> => ({
  'x-viewer-address': `192.0.2.${index % 256}`,
  'x-forwarded-for': `192.0.2.${index % 256}, 192.0.2.1`,
  'cloudfront-viewer-address': `192.0.2.${index % 256}:1234`,
  forwarded: `for=192.0.2.${index % 256}`,
});

const saysWhenToRetry = ({ headers, body }: ApiResponse): boolean =>
  Number(headers['retry-after']) > 0 && /try again in|three times today/.test(String(body.message));

/** Starts a new quota hour, so that none ends during the scenario. */
function startNewHour({ localStack }: Harness): void {
  const hour = 3_600_000;
  localStack.clock.set(new Date((Math.floor(localStack.clock.now().getTime() / hour) + 1) * hour + 1000));
}
