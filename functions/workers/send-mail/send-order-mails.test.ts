import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { hostileNames } from '#functions/email/booked-visit.testing.ts';
import { sampleShipTo } from '#functions/email/order/mailed-order.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { orderEventVersion } from '#functions/stores/orders/order-event.ts';
import { orderExpiresAt, orderKey, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { paidOrder, referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { erased } from '#functions/stores/table/erased.ts';
import { newEvent } from '#functions/stores/table/event.ts';
import { business } from '#shared/content/business.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import { mailerFixture, operations } from './mailer-fixture.testing.ts';

const customer = 'hanako.sample@example.com';

const { mail, table, onlyMailTo, deliver } = mailerFixture();
const log = testLog();

/** Stores an order and returns the message that the pipe would create from it. */
async function storeOrder(
  changes: Partial<StoredOrder> = {},
  type: 'order.paid' | 'order.refunded' | 'order.shipped' | 'order.renumbered' = 'order.paid',
): Promise<EmailEvent> {
  const order = paidOrder({ email: customer, shipTo: sampleShipTo, ...changes });
  const event = newEvent(type, order.id, orderEventVersion(type, order));
  const key = orderKey(referenceOf(order));
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...key, ...order, expiresAt: orderExpiresAt(order), event },
    }),
  );
  return EmailEvent.parse({ ...event, ...key });
}

const refunded = { status: 'refunded', stock: 'none', refundedAt: 1_795_252_000 } as const;
const shipped = { at: 1_795_338_300, trackingNumber: '1234-5678-9012' };

it('a paid order is confirmed to the customer in Japanese, with staff as reply-to', async () => {
  expect(await deliver(await storeOrder())).toBe(false);
  const { subject, replyTo, html, text, attachments } = onlyMailTo(customer);
  expect(subject).toBe('ご注文ありがとうございます');
  expect(replyTo).toContain(business.emails.bookings);
  expect(attachments).toEqual([]);
  for (const part of [html, text]) {
    expect(part).toContain('見本 花子 様');
    expect(part).toContain('沖縄県那覇市見本町1-2-3');
  }
});

it('a paid order is announced to staff in English, with the customer as reply-to', async () => {
  await deliver(await storeOrder());
  const { subject, replyTo, text } = onlyMailTo(operations);
  expect(subject).toMatch(/^Order to ship: 4 bottles/);
  expect(replyTo).toContain(customer);
  expect(text).toContain('見本町1-2-3');
});

it('a paid order with an address outside the shipping zone causes a warning to staff', async () => {
  await deliver(await storeOrder({ addressMismatch: true }));
  expect(onlyMailTo(operations).subject).toMatch(/^CHECK THE ADDRESS/);
  expect(onlyMailTo(customer).subject).toBe('ご注文ありがとうございます');
});

it('an order is announced to customer and staff when it is refunded, and only to the customer when it is shipped', async () => {
  await deliver(await storeOrder({ ...refunded, refundReason: 'out-of-stock' }, 'order.refunded'));
  expect(onlyMailTo(customer).text).toContain('品切れ');
  expect(onlyMailTo(operations).subject).toMatch(/^Do not ship/);
  mail.clear();
  await deliver(await storeOrder({ shipped }, 'order.shipped'));
  expect(mail.sent.map(({ to, subject }) => [to.join(), subject])).toEqual([
    [customer, '商品を発送いたしました'],
  ]);
});

it("each correction of an order's tracking number sends the customer one email with the new number", async () => {
  const first = { at: 1_795_338_400, earlierNumber: '1111-1111-1111' };
  const second = { at: 1_795_338_500, earlierNumber: '2222-2222-2222' };
  const corrections = [
    { trackingNumber: '2222-2222-2222', corrections: [first] },
    { corrections: [first, second] },
  ];
  for (const [index, shippedChanges] of corrections.entries()) {
    const event = await storeOrder(
      { id: 'one', shipped: { ...shipped, ...shippedChanges } },
      'order.renumbered',
    );
    expect(event.id).toBe(`one-renumbered-${index + 1}`);
    for (let delivery = 0; delivery < 2; delivery += 1) expect(await deliver(event)).toBe(false);
  }
  expect(mail.sent.map(({ to, subject }) => [to.join(), subject])).toEqual([
    [customer, 'お問い合わせ番号の訂正'],
    [customer, 'お問い合わせ番号の訂正'],
  ]);
  const [before, after] = mail.sent;
  for (const part of [before?.html, before?.text]) expect(part).toContain('2222-2222-2222');
  for (const part of [after?.html, after?.text]) {
    expect(part).toContain('見本 花子 様');
    expect(part).toContain('誤りがございました');
    expect(part).toContain('1234-5678-9012');
    expect(part).not.toMatch(/1111|2222/);
  }
});

it.each([
  ['paid', refunded],
  ['paid', { status: 'refunded' }],
  ['refunded', { status: 'refunded' }],
  ['shipped', {}],
  ['renumbered', { shipped }],
] as const)(
  'an order sends no email for a "%s" event that does not match the state of the order: %j',
  async (eventType, changes) => {
    expect(await deliver(await storeOrder(changes, `order.${eventType}`))).toBe(false);
    expect(mail.sent).toEqual([]);
  },
);

const erasedOrder = { email: erased.email, fingerprint: erased.digest, shipTo: undefined } as const;

it.each([
  ['paid', { shipped }],
  ['shipped', { shipped }],
] as const)('an erased order sends no email for the event "%s"', async (mailKind, changes) => {
  expect(await deliver(await storeOrder({ ...erasedOrder, ...changes }, `order.${mailKind}`))).toBe(false);
  expect(mail.sent).toEqual([]);
});

it('the refund of an erased order is announced only to staff', async () => {
  expect(await deliver(await storeOrder({ ...erasedOrder, ...refunded, shipped }, 'order.refunded'))).toBe(
    false,
  );
  expect(mail.sent.map(({ to }) => to)).toEqual([[operations]]);
  const { subject, replyTo, text, html } = onlyMailTo(operations);
  expect(subject).toMatch(/^Do not ship/);
  expect(replyTo).toContain(business.emails.bookings);
  for (const part of [text, html]) {
    expect(part).not.toContain(erased.email);
    expect(part).not.toMatch(/has been told|goes to the customer/);
    expect(part).toContain('erased');
  }
});

it('an order sends each email once, even if its event is delivered repeatedly or concurrently', async () => {
  const event = await storeOrder();
  for (let delivery = 0; delivery < 5; delivery += 1) expect(await deliver(event)).toBe(false);
  await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
  expect(mail.sent).toHaveLength(2);
});

it.each([
  [operations, customer],
  [customer, operations],
])(
  'the email about an order, if SES rejects it for %s, is still sent to %s, and a redelivery sends only the rejected one',
  async (rejectedAddress, deliveredAddress) => {
    const event = await storeOrder();
    mail.setRule(({ to }) => (to.includes(rejectedAddress) ? { code: 'MessageRejected' } : undefined));
    for (let delivery = 0; delivery < 3; delivery += 1) expect(await deliver(event)).toBe(true);
    expect(mail.sent.map(({ to }) => to)).toEqual([[deliveredAddress]]);
    mail.setRule(undefined);
    expect(await deliver(event)).toBe(false);
    expect(await deliver(event)).toBe(false);
    expect(mail.sent.map(({ to }) => to).sort()).toEqual([[customer], [operations]]);
  },
);

it('a queue message about an unknown order fails and sends nothing, so that it becomes a dead letter', async () => {
  const event = await storeOrder();
  expect(await deliver({ ...event, sk: 'ORDER#unknown' })).toBe(true);
  expect(mail.sent).toEqual([]);
});

it.each(hostileNames)(
  'the emails about an order with %s in name and address are sent only to customer and staff',
  async (_, typed) => {
    const shipTo = Object.fromEntries(Object.keys(sampleShipTo).map((field) => [field, typed]));
    expect(await deliver(await storeOrder({ shipTo: shipTo as StoredOrder['shipTo'] }))).toBe(false);
    expect(mail.sent.map(({ to }) => to.join()).sort()).toEqual([customer, operations]);
    for (const { subject, from, replyTo, html } of mail.sent) {
      expect(`${subject}${from}${replyTo}`).not.toMatch(/[\r\n]|victim@/);
      expect(html).not.toMatch(/<img|<script/);
    }
    expect(onlyMailTo(operations).replyTo?.match(/[\w.]+@[\w.]+/g)).toEqual([customer]);
  },
);

it('the emails about an order are sent without personal data or the reference in the log', async () => {
  const event = await storeOrder({ shipTo: { ...sampleShipTo, name: 'Marker' } });
  mail.setRule(() => ({ code: 'MessageRejected', message: `${customer} Marker` }));
  await deliver(event);
  mail.setRule(undefined);
  await deliver(event);
  expect(log.lines().map(({ code }) => code)).toEqual([
    'event.failed',
    'mail.sent',
    'mail.sent',
    'event.handled',
  ]);
  expect(log.text()).not.toMatch(/marker|hanako|JP2611/i);
});
