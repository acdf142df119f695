import type { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mailQueue } from '#functions/email/mail-queue.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { addressSlots } from '#functions/stores/bookings/address-slots.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { bookingMaker, referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { keyOfOrder, orderExpiresAt, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { newOrderOf, putBottles, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { paidOrder } from '#functions/stores/orders/stored-order.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { erased } from '#functions/stores/table/erased.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { reconcileEmails } from './reconcile-emails.ts';

const writtenAt = new Date('2026-11-21T21:00:00+11:00');
const night = new Date('2026-11-22T03:00:00+11:00');
const clock = testClock(writtenAt);
const table = testTable();
let requestedEvents: EmailEvent[];
const log = testLog();

const bookings = bookingStore(table, clock);
beforeEach(() => {
  requestedEvents = [];
});

const sqs = {
  send: async ({ input }: SendMessageBatchCommand) => {
    requestedEvents.push(
      ...(input.Entries ?? []).map(({ MessageBody = '' }) => EmailEvent.parse(JSON.parse(MessageBody))),
    );
    return {};
  },
} as unknown as SQSClient;

async function run(at = night): Promise<string> {
  clock.set(at);
  requestedEvents = [];
  const querySpy = await skipEmptyQueries();
  return reconcileEmails({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    addressSlots: addressSlots(table, clock, referenceSecret(table)),
    operatorVisits: operatorVisitStore(table, clock),
    orders: orderStore(table, clock),
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    sentMail: sentMailStore(table, clock),
    emailQueue: mailQueue(sqs, 'queue'),
    clock,
  })(
    { id: 'run', type: 'missing-mails.due', scheduledAt: at.toISOString() },
    { remainingMilliseconds: 30_000 },
  ).finally(() => querySpy.mockRestore());
}

/** Skips queries that would find nothing, because a run reads hundreds of days, most of them without an item. */
async function skipEmptyQueries() {
  const keys = new Set((await table.items()).map(({ pk }) => pk));
  const send = table.client.send.bind(table.client);
  const sendUnlessEmpty = (command: Parameters<typeof send>[0]) => {
    const isEmpty =
      command instanceof QueryCommand &&
      !Object.values(command.input.ExpressionAttributeValues ?? {}).some((value) => keys.has(value));
    return isEmpty ? Promise.resolve({ Items: [], $metadata: {} }) : send(command);
  };
  return vi.spyOn(table.client, 'send').mockImplementation(sendUnlessEmpty as typeof table.client.send);
}
const erasableEmail = 'ana.sample@example.com';
const types = () => requestedEvents.map(({ type }) => type);
const settle = (...ids: string[]) => Promise.all(ids.map((id) => sentMailStore(table, clock).settle(id)));

/** Messages that the pipe would create from the table's items. */
const pipeMessages = async () =>
  (await table.items())
    .filter(({ event }) => event !== undefined)
    .map(({ event, pk, sk }) => ({
      ...EmailEvent.parse({ ...(event as object), pk, sk }),
      cause: undefined,
    }));

const book = bookingMaker(bookings, { now: writtenAt });

async function storeOrder(changes: Partial<StoredOrder>): Promise<StoredOrder> {
  const order = paidOrder(changes);
  const Item = { ...keyOfOrder(order), ...order, expiresAt: orderExpiresAt(order) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return order;
}

describe('the nightly check for missing emails', () => {
  it('requests no email about a booking without an email address, even after its cancellation', async () => {
    await book({ email: '', source: 'phone' });
    await bookings.cancel(referenceOf(await book({ email: '', source: 'phone' })), 'staff');
    expect(await run()).toBe('skipped');
    expect(requestedEvents).toEqual([]);
  });

  it('requests a missing email with the message that the stream would have delivered', async () => {
    await book();
    await enquiryStore(table, clock).receive(sampleEnquiry, undefined);
    await operatorStore(table, clock).request(sampleOperator, undefined);
    const lost = await pipeMessages();
    expect(await run()).toBe('handled');
    expect(requestedEvents.map((event) => ({ ...event, cause: undefined }))).toEqual(
      expect.arrayContaining(lost),
    );
    expect(requestedEvents).toHaveLength(3);
    expect(log.lines().map(({ code }) => code)).toEqual(Array(3).fill('mail.missing'));
  });

  it('requests the email of each booking of a slot, even if a later booking overwrote the event', async () => {
    const booked = [await book(), await book(), await book()];
    await run();
    expect(requestedEvents.map(({ subject }) => subject).sort()).toEqual(booked.map(({ id }) => id).sort());
  });

  it('requests the email of each cancelled booking, including archived ones', async () => {
    const booked = [];
    for (let index = 0; index < 12; index += 1) booked.push(await book({ date: '2026-12-01' }));
    for (const booking of booked) await bookings.cancel(referenceOf(booking));
    await run();
    expect(requestedEvents.map(({ id, type }) => `${id} ${type}`).sort()).toEqual(
      booked.map(({ id }) => `${id}-1 booking.cancelled`).sort(),
    );
    for (const { pk, sk, subject } of requestedEvents)
      expect(await bookings.findSubject({ pk, sk }, subject)).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    ['booking.cancelled', (booking: StoredBooking) => bookings.cancel(referenceOf(booking))],
    [
      'booking.changed',
      (booking: StoredBooking) => bookings.change(referenceOf(booking), { ...booking, guestCount: 3 }),
    ],
  ])('requests the email about the current state of a booking: %s', async (type, prepare) => {
    const booking = await book();
    await settle(`${booking.id}-0`);
    await prepare(booking);
    await run();
    expect(requestedEvents).toMatchObject([{ id: `${booking.id}-1`, type }]);
  });

  it('requests the email to the operator if only the email to the guest was sent', async () => {
    const operator = { id: 'o', companyName: 'Sea Breeze', chargingModel: 'operator_charges' as const };
    const booking = await book({ operator });
    await bookings.change(referenceOf(booking), { ...booking, guestCount: 3 });
    await settle(`${booking.id}-0`, `${booking.id}-1`);
    await run();
    expect(requestedEvents).toMatchObject([{ id: `${booking.id}-1`, type: 'booking.changed' }]);
    await settle(`${booking.id}-1-operator`);
    await run();
    expect(requestedEvents).toEqual([]);
  });

  it.each<[string, Partial<StoredOrder>, string[]]>([
    ['paid', {}, ['order.paid']],
    ['shipped', { shipped: { at: 1_795_252_000, trackingNumber: '1' } }, ['order.paid', 'order.shipped']],
    [
      'shipped under a corrected number',
      {
        shipped: {
          at: 1_795_252_000,
          trackingNumber: '1',
          corrections: [{ at: 1_795_252_100, earlierNumber: '2' }],
        },
      },
      ['order.paid', 'order.shipped', 'order.renumbered'],
    ],
    ['refunded', { status: 'refunded', refundedAt: 1_795_252_000 }, ['order.refunded']],
    [
      'closed after a lost dispute',
      { status: 'refunded', refundedAt: 1_795_252_000, disputeAccepted: { at: 1_795_252_000 } },
      [],
    ],
    ['to be refunded', { status: 'refunded' }, []],
    ['pending', { status: 'pending' }, []],
  ])('requests the emails about the current state of an order that is %s', async (_, changes, expected) => {
    await storeOrder(changes);
    await run();
    expect(types()).toEqual(expected);
  });

  it('requests the email of an order that was shipped as late as 59 days after its payment', async () => {
    clock.set(new Date('2026-11-21T11:00:00+11:00'));
    const createdAt = clock().getTime() / 1000;
    await storeOrder({
      createdAt,
      paidAt: createdAt,
      shipped: { at: createdAt + 59 * 86_400, trackingNumber: '1' },
    });
    const shippedLate = new Date('2027-01-19T11:00:00+11:00');
    await run(new Date(shippedLate.getTime() + 12 * 3_600_000));
    expect(types()).toEqual(['order.shipped']);
  });

  it('requests the email to staff about the refund of an erased order', async () => {
    const createdAt = writtenAt.getTime() / 1000;
    const { id } = await storeOrder({
      email: erased.email,
      createdAt,
      status: 'refunded',
      refundedAt: createdAt,
    });
    await run();
    expect(types()).toEqual(['order.refunded']);
    await settle(`${id}-refunded-house`);
    await run();
    expect(types()).toEqual([]);
  });

  it("requests the emails of an order until both the customer's and the staff's are sent", async () => {
    const { id } = await storeOrder({});
    await settle(`${id}-paid`);
    await run();
    expect(types()).toEqual(['order.paid']);
    await settle(`${id}-paid-house`);
    await run();
    expect(types()).toEqual([]);
  });
});

describe('the nightly check for held-back emails', () => {
  const holdBack = async (id: string) => {
    const outcome = await sentMailStore(table, clock).claim(id, 1000);
    if (outcome.result === 'claimed') await sentMailStore(table, clock).holdBack(id, outcome.claim);
  };

  it('requests a held-back email every night, without an alarm, until it is sent', async () => {
    const booking = await book();
    await holdBack(`${booking.id}-0`);
    expect(await run()).toBe('handled');
    expect(requestedEvents).toMatchObject([{ id: `${booking.id}-0`, type: 'booking.confirmed' }]);
    expect(log.lines().map(({ code }) => code)).toEqual(['mail.offered-again']);
    await settle(`${booking.id}-0`);
    await run();
    expect(requestedEvents).toEqual([]);
  });

  it('requests the email about the cancellation of the booking instead of the held-back confirmation', async () => {
    const booking = await book();
    await holdBack(`${booking.id}-0`);
    await bookings.cancel(referenceOf(booking));
    await run();
    expect(types()).toEqual(['booking.cancelled']);
  });

  it('requests the confirmation that a guest asked to receive again', async () => {
    const booking = await book();
    clock.set(new Date(writtenAt.getTime() + 20 * 60_000));
    expect(await bookings.requestConfirmation(referenceOf(booking), booking.email)).toBe('requested');
    const [again] = await pipeMessages();
    await settle(`${booking.id}-0`);
    await run();
    expect(requestedEvents.map((event) => ({ ...event, cause: undefined }))).toEqual([again]);
    await settle(again?.id ?? '');
    await run();
    expect(requestedEvents).toEqual([]);
  });
});

describe('the nightly check for notices to a former address', () => {
  const intruder = { email: 'thief@example.org' };

  it('requests a missing notice until it is sent, even if the email to the current address was sent', async () => {
    const booking = await book();
    await bookings.change(referenceOf(booking), { ...booking, ...intruder });
    await settle(`${booking.id}-0`, `${booking.id}-1`);
    await run();
    expect(requestedEvents).toMatchObject([{ id: `${booking.id}-1`, type: 'booking.changed' }]);
    await settle(`${booking.id}-1-former`);
    await run();
    expect(requestedEvents).toEqual([]);
  });

  it('requests the notice of a cancellation to a former address until it is sent', async () => {
    const booking = await book();
    await bookings.change(referenceOf(booking), { ...booking, ...intruder });
    await bookings.cancel(referenceOf(booking));
    await settle(`${booking.id}-1-former`, `${booking.id}-2`);
    await run();
    expect(requestedEvents).toMatchObject([{ id: `${booking.id}-2`, type: 'booking.cancelled' }]);
    await settle(`${booking.id}-2-former-1`);
    await run();
    expect(requestedEvents).toEqual([]);
  });
});

describe('the nightly check without missing emails', () => {
  it('requests no email when every email was sent', async () => {
    const booking = await book();
    await settle(`${booking.id}-0`);
    expect(await run()).toBe('skipped');
    expect(requestedEvents).toEqual([]);
  });

  it.each<[string, (booking: StoredBooking) => Promise<unknown>]>([
    ['booking.confirmed', async () => undefined],
    ['booking.changed', (booking) => bookings.change(referenceOf(booking), { ...booking, guestCount: 3 })],
    ['booking.cancelled', (booking) => bookings.cancel(referenceOf(booking))],
  ])(
    'requests no email that was due less than half an hour or more than 75 hours ago: %s',
    async (type, prepare) => {
      await prepare(await book({ date: '2026-12-01' }));
      await run(new Date(writtenAt.getTime() + 29 * 60_000));
      expect(requestedEvents).toEqual([]);
      await run(new Date('2026-11-24T23:59:00+11:00'));
      expect(types()).toEqual([type]);
      await run(new Date('2026-11-25T00:01:00+11:00'));
      expect(requestedEvents).toEqual([]);
    },
  );

  it('requests no email about erased bookings, orders, enquiries and operators', async () => {
    const booking = await book({ date: '2026-12-01', email: erasableEmail });
    await bookings.cancel(referenceOf(booking));
    const createdAt = writtenAt.getTime() / 1000;
    await storeOrder({
      email: erasableEmail,
      createdAt,
      paidAt: createdAt,
      shipped: { at: createdAt, trackingNumber: '1' },
    });
    await enquiryStore(table, clock).receive({ ...sampleEnquiry, email: erasableEmail }, undefined);
    await operatorStore(table, clock).request({ ...sampleOperator, email: erasableEmail }, undefined);
    const data = personalData(table, clock);
    for (const record of await data.find(erasableEmail)) await data.erase(record);
    expect(await run()).toBe('skipped');
    expect(requestedEvents).toEqual([]);
  });

  it('requests no email about a past visit', async () => {
    await book({ date: '2026-11-23' });
    await run(new Date('2026-11-24T03:00:00+11:00'));
    expect(requestedEvents).toEqual([]);
  });
});

it('findUnsettled finds the unsent emails among 242, more than one read returns', async () => {
  const booked = [];
  for (let index = 0; index < 12; index += 1) booked.push(await book({ guestCount: 1 }));
  const ids = Array.from({ length: 230 }, (_, index) => `other-${index}`);
  await settle(...ids.slice(0, 200), `${booked[0]?.id}-0`);
  const unsettled = await sentMailStore(table, clock).findUnsettled([
    ...ids,
    ...booked.map(({ id }) => `${id}-0`),
  ]);
  expect(unsettled.size).toBe(30 + 11);
});

describe('the nightly check of the lists of the console', () => {
  const listedItems = async (list: string) =>
    (await table.items()).filter(({ pk }) => pk === list).map(({ pk: _, ...entry }) => entry);
  const deleteEntries = async (list: string) => {
    for (const { pk, sk } of await table.items())
      if (pk === list) await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  };
  const repairLines = () => log.lines().filter(({ code }) => code === 'lists.mended');

  it.each([
    ['ORDERS#LIST', { orders: 1, enquiries: 0, closures: 0 }],
    ['ENQUIRIES#LIST', { orders: 0, enquiries: 1, closures: 0 }],
    ['CLOSURES', { orders: 0, enquiries: 0, closures: 1 }],
  ])('restores the entries missing from %s, and logs their number for the alarm', async (list, found) => {
    await putBottles(table, { [yumi]: 24 });
    await orderStore(table, clock).place(newOrderOf());
    await enquiryStore(table, clock).receive(sampleEnquiry, undefined);
    const closed = [{ time: '2:00 PM', type: 'Tour and Tasting' }] as const;
    await closureStore(table, clock).closeSlots(calendarDateFrom('2026-12-01'), closed, 'Repairs');
    const before = await listedItems(list);
    expect(before).toHaveLength(1);
    await deleteEntries(list);
    await run();
    expect(await listedItems(list)).toEqual(before);
    expect(repairLines()).toMatchObject([found]);
  });

  it('writes nothing when the lists are complete', async () => {
    await putBottles(table, { [yumi]: 24 });
    await orderStore(table, clock).place(newOrderOf());
    await enquiryStore(table, clock).receive(sampleEnquiry, undefined);
    await run();
    expect(repairLines()).toEqual([]);
  });
});

it('the nightly check restores the index of bookings by address, without cancelled bookings', async () => {
  const [standing, cancelled] = [await book({ date: '2026-12-01' }), await book({ date: '2026-12-02' })];
  await bookings.cancel(referenceOf(cancelled));
  await run();
  const addresses = addressSlots(table, clock, referenceSecret(table));
  expect((await addresses.listUpcoming(standing.email)).map(({ id }) => id)).toEqual([standing.id]);
  expect((await table.items()).filter(({ pk }) => String(pk).startsWith('ADDRESS#'))).toHaveLength(1);
});

it('the nightly check restores the latest visit of an operator after the event of a booking was lost', async () => {
  const operator = { id: 'o', companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
  await book({ date: '2026-12-01', operator });
  await bookings.cancel(referenceOf(await book({ date: '2026-12-02', operator })));
  await run();
  expect(await operatorVisitStore(table, clock).all()).toEqual(new Map([['o', '2026-12-01']]));
});
