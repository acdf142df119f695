import { expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import type { NewOperator } from '#functions/stores/operators/operator-item.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import { events, mailerFixture, now } from './mailer-fixture.testing.ts';

const { announced, deliver, mail, table, onlyMailTo } = mailerFixture();
const operator = sampleOperator.email;
const log = testLog();

async function request(changes: Partial<NewOperator> = {}): Promise<EmailEvent> {
  await operatorStore(table, () => now).request({ ...sampleOperator, ...changes }, undefined);
  const event = (await announced()).at(0);
  if (event === undefined) throw new Error('No event was announced');
  return event;
}

it('a request for operator access is sent to staff with all fields, a link to decide on it and the operator as reply-to', async () => {
  const event = await request();
  expect(await deliver(event)).toBe(false);
  const { subject, replyTo, text, html } = onlyMailTo(events);
  expect(subject).toBe('Operator request: Sea Breeze Excursions');
  expect(replyTo).toContain(operator);
  for (const part of [
    'Sea Breeze Excursions',
    'Ana Sample',
    operator,
    '+678 00003',
    'Cruise Shore Excursion Specialists',
    'Only on cruise ship days',
    'The operator charges the guests',
    'Waits on site',
    'Yes',
    'Saturday 21 November 2026, 10:00 AM, Port Vila time (UTC+11)',
    `https://rum.example.com/staff/operators?operator=${event.subject}`,
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

it('a request for operator access is acknowledged to the operator, quoting only the name', async () => {
  await deliver(await request({ companyName: 'Cheap Pills', mobilePhone: 'buy now' }));
  const { subject, replyTo, text, html } = onlyMailTo(operator);
  expect(subject).toBe('Your request to join our operator programme');
  expect(replyTo).toContain(events);
  expect(text).toContain(`Hello Ana Sample. ${operatorMessages.sent}`);
  expect(`${text}${html}`).not.toMatch(/pills|buy now/i);
});

it('a request for operator access from a French page is acknowledged in French', async () => {
  await deliver(await request({ messageLanguage: 'fr' }));
  const { subject, text, html } = onlyMailTo(operator);
  expect(subject).toBe('Votre demande d’accès au programme pour les professionnels');
  expect(html).toContain('<html lang="fr"');
  for (const part of [text, html]) {
    expect(part).toContain('Bonjour Ana Sample. Nous vous contacterons très prochainement.');
    expect(part).not.toMatch(/Hello|Request|Reply to/);
  }
  expect(onlyMailTo(events).text).toContain('Answer in: French');
});

it('requests for operator access are acknowledged once a day per address, but each is sent to staff', async () => {
  const events = [];
  for (let time = 0; time < 3; time += 1) {
    await operatorStore(table, () => now).request(sampleOperator, undefined);
  }
  events.push(...(await announced()));
  expect(events).toHaveLength(3);
  for (const event of [...events, ...events]) expect(await deliver(event)).toBe(false);
  onlyMailTo(operator);
  expect(mail.sent).toHaveLength(4);
});

it('a request for operator access of an erased person is neither sent nor retried', async () => {
  const event = await request();
  const data = personalData(table, () => now);
  for (const record of await data.find('ana.sample@example.com')) await data.erase(record);
  expect(await deliver(event)).toBe(false);
  expect(mail.sent).toEqual([]);
});

// These texts bypass the contract, as if a hostile item were in the table.
it.each([
  ['a header', 'Ana\r\nBcc: victim@example.org\r\n\r\nHi'],
  ['a second address', 'Ana <victim@example.org>,'],
  ['HTML', '</td><img src=x onerror=alert(1)><script>1</script>'],
])(
  'a request for operator access with %s in every text is sent only to staff and the operator',
  async (_, text) => {
    await deliver(await request({ companyName: text, contactName: text, mobilePhone: text }));
    expect(mail.sent.map(({ to }) => to.join()).sort()).toEqual([operator, events]);
    for (const { subject, from, replyTo, html } of mail.sent) {
      expect(`${subject}${from}${replyTo}`).not.toMatch(/[\r\n]|victim/);
      expect(html).not.toMatch(/<img|<script/);
    }
  },
);

it('the emails about a request for operator access are sent without personal data in the log', async () => {
  const event = await request({ companyName: 'Marker', contactName: 'Marker', email: 'marker@example.com' });
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
