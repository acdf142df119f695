import MailComposer from 'nodemailer/lib/mail-composer';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStackClock } from '../process/stack-clock.ts';
import { createMail, type LocalMail } from './mail.ts';

let mail: LocalMail;
beforeEach(() => {
  mail = createMail({
    clock: createStackClock('2026-11-24T08:00:00+11:00'),
    identities: ['example.com'],
    configurationSets: new Map([
      ['WithSuppression', ['BOUNCE', 'COMPLAINT']],
      ['WithoutSuppression', []],
    ]),
  });
});

const plainMail = {
  from: 'Rum <no-reply@example.com>',
  to: 'ann@example.org',
  subject: 'Ça va 🥃',
  text: 'Hello',
};

const compose = (options: ConstructorParameters<typeof MailComposer>[0]): Promise<Buffer> =>
  new MailComposer({ newline: '\r\n', ...options }).compile().build();

async function send(
  raw: Buffer | string,
  parameters: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const form = new URLSearchParams({
    Action: 'SendRawEmail',
    'RawMessage.Data': Buffer.from(raw).toString('base64'),
    ...parameters,
  });
  const { status, body } = await mail.call(form);
  return { status, text: body.toString() };
}

test.each([
  ['bounce-1@example.org', 'WithSuppression', 1],
  ['complaint@example.org', 'WithSuppression', 1],
  ['bounce-1@example.org', 'WithoutSuppression', 2],
  ['ann@example.org', 'WithSuppression', 2],
])(
  'the SES emulator accepts two emails to %s through the configuration set %s and stores %i',
  async (to, set, count) => {
    const raw = await compose({ ...plainMail, to });
    for (const attempt of [1, 2]) {
      expect([attempt, (await send(raw, { ConfigurationSetName: set })).status]).toEqual([attempt, 200]);
    }
    expect(mail.sent).toHaveLength(count);
  },
);

test('the SES emulator refuses an unknown configuration set', async () => {
  const response = await send(await compose(plainMail), { ConfigurationSetName: 'Other' });
  expect(response).toMatchObject({
    status: 400,
    text: expect.stringContaining('ConfigurationSetDoesNotExist'),
  });
});

test('the SES emulator stores the sender, recipients, subject, texts and attachments of an email', async () => {
  const raw = await compose({
    ...plainMail,
    replyTo: 'bookings@example.com',
    html: '<p>Hello</p>',
    attachments: [
      { filename: 'visit.ics', content: 'BEGIN:VCALENDAR\r\n', contentType: 'text/calendar' },
      { filename: 'dot.png', content: Buffer.from([1, 2, 3]), contentType: 'image/png' },
    ],
  });
  const { status, text } = await send(raw);
  expect(status).toBe(200);
  expect(mail.sent).toEqual([
    {
      id: /<MessageId>(.+)<\/MessageId>/.exec(text)?.[1],
      to: ['ann@example.org'],
      from: 'Rum <no-reply@example.com>',
      replyTo: 'bookings@example.com',
      subject: 'Ça va 🥃',
      text: expect.stringContaining('Hello'),
      html: expect.stringContaining('<p>Hello</p>'),
      attachments: [
        { filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR\r\n' },
        { filename: 'dot.png', contentType: 'image/png', content: 'AQID' },
      ],
      sentAt: expect.stringMatching(/^2026-11-23T21:00:0/),
    },
  ]);
});

describe('the SES emulator refuses', () => {
  test('an unverified sender', async () => {
    const raw = await compose({ ...plainMail, from: 'x@elsewhere.example' });
    expect(await send(raw)).toMatchObject({ status: 400, text: expect.stringContaining('MessageRejected') });
  });

  test('an unverified sender in the From header, even if the parameter Source is verified', async () => {
    const raw = await compose({ ...plainMail, from: 'x@elsewhere.example' });
    expect((await send(raw, { Source: 'no-reply@example.com' })).status).toBe(400);
  });

  test.each([
    [
      'an injected second recipient',
      'From: a@example.com\r\nTo: b@example.org\r\nTo: c@example.org\r\n\r\nx',
    ],
    ['a bare line feed', 'From: a@example.com\nBcc: c@example.org\r\nTo: b@example.org\r\n\r\nx'],
    ['raw UTF-8 in a header', 'From: a@example.com\r\nTo: b@example.org\r\nSubject: Ça\r\n\r\nx'],
    ['no From', 'To: b@example.org\r\n\r\nx'],
    ['a line that is not a header', 'From: a@example.com\r\nhello\r\n\r\nx'],
  ])('%s', async (_case, raw) => {
    expect(await send(raw)).toMatchObject({
      status: 400,
      text: expect.stringContaining('InvalidParameterValue'),
    });
    expect(mail.sent).toEqual([]);
  });

  test.each([
    ['throttle@example.org', 400, 'Throttling'],
    ['throttle-2@example.org', 400, 'Throttling'],
    ['down@example.org', 503, 'ServiceUnavailable'],
    ['reject+x@example.org', 400, 'MessageRejected'],
  ])('an email to the failure address %s', async (to, status, code) => {
    const response = await send(await compose({ ...plainMail, to }));
    expect(response).toMatchObject({ status, text: expect.stringContaining(`<Code>${code}</Code>`) });
    expect(mail.sent).toEqual([]);
  });

  test.each(['constructor@example.org', 'constructor-1@example.org'])(
    'no recipient outside the list of failure addresses, such as %s',
    async (to) => {
      expect((await send(await compose({ ...plainMail, to }))).status).toBe(200);
      expect(mail.sent).toMatchObject([{ to: [to] }]);
    },
  );

  test('an email that a fault rule selects', async () => {
    mail.setRule(({ subject }) => (subject.includes('🥃') ? { code: 'Throttling' } : undefined));
    expect((await send(await compose(plainMail))).status).toBe(400);
    mail.setRule(undefined);
    expect((await send(await compose(plainMail))).status).toBe(200);
  });
});
