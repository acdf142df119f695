import { DeleteCommand, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { keyOf, type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { bookingMaker, detailsOf, referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { packLog, visitKeyOf } from '#functions/stores/bookings/visit-item.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { keyOfOrder, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockKey } from '#functions/stores/orders/stock.ts';
import {
  bottlesOf,
  newOrderOf,
  putBottles,
  reportOf,
  yumi,
} from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf as orderReferenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { interruptedTable } from '#functions/stores/table/interrupted-table.testing.ts';
import type { ItemKey } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { consoleAt } from './console.testing.ts';

const now = new Date('2026-11-22T10:00:00+11:00');
const clock = () => now;
const live = testTable();
const copy = testTable();
const ops = (line: string, table = live) => consoleAt(table, clock)(line);
const apply = async (table = live) => (await ops(`restore apply --from ${copy.name}`, table)).text;

const bookings = bookingStore(live, clock);
const orders = orderStore(live, clock);
const emails = sentMailStore(live, clock);
const book = bookingMaker(bookings);
const findBooking = (booking: StoredBooking) => bookings.find(referenceOf(booking), 'staff');
const cancel = async (booking: StoredBooking) => {
  await bookings.cancel(referenceOf(booking));
};

async function* itemsOf({ client, name }: Pick<typeof live, 'client' | 'name'>) {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name })) yield* Items;
}

/** Copies the table as it is now, like a point-in-time restore. */
async function copyTable(): Promise<void> {
  for await (const Item of itemsOf(live))
    await copy.client.send(new PutCommand({ TableName: copy.name, Item }));
}

const lose = async (...keys: ItemKey[]) => {
  for (const { pk, sk } of keys)
    await live.client.send(new DeleteCommand({ TableName: live.name, Key: { pk, sk } }));
};

const itemAt = async ({ pk, sk }: ItemKey) =>
  (await live.items()).find((item) => item.pk === pk && item.sk === sk);

const paidOrder = async (): Promise<StoredOrder> => {
  const order = newOrderOf();
  await orders.place(order);
  await orders.settle(reportOf(order, 'paid'));
  return order;
};

describe('a restore of bookings from a copy of the table', () => {
  it('restores a lost booking with its seats, visit and note, and sends no email', async () => {
    const booking = await book({ guestCount: 3, log: [entry({ kind: 'note', text: 'Nuts' }), paid(4000)] });
    const visit = await itemAt(visitKeyOf(booking));
    await copyTable();
    await lose(keyOf(booking), visitKeyOf(booking));
    const text = await apply();
    expect(await findBooking(booking)).toEqual(booking);
    expect(await itemAt(keyOf(booking))).toMatchObject({ guests: 3, language: 'English' });
    expect(await itemAt(keyOf(booking))).not.toHaveProperty('event');
    expect(await itemAt(visitKeyOf(booking))).toEqual(visit);
    expect(text).toContain('The seats of every start agree with its bookings.');
  });

  it('restores the damaged history of a visit, under a version above the damaged one', async () => {
    const booking = await book({ log: [paid(4000)] });
    const visit = await itemAt(visitKeyOf(booking));
    await copyTable();
    const damaged = { ...visit, version: 7, log: new Uint8Array([1, 2, 3]) };
    await live.client.send(new PutCommand({ TableName: live.name, Item: damaged }));
    await apply();
    expect(await itemAt(visitKeyOf(booking))).toEqual({ ...visit, version: 8 });
  });

  it('leaves the history of a visit that has entries of a newer release, and stops with its key', async () => {
    const booking = await book({ log: [paid(4000)] });
    const visit = await itemAt(visitKeyOf(booking));
    await copyTable();
    const log = packLog([{ kind: 'of-a-newer-release' }] as never);
    const newer = { ...visit, version: 7, log };
    await live.client.send(new PutCommand({ TableName: live.name, Item: newer }));
    await expect(apply()).rejects.toThrow(`The item ${visit?.pk} / ${visit?.sk} cannot be read`);
    expect(await itemAt(visitKeyOf(booking))).toMatchObject({ version: 7 });
  });

  it('restores a lost booking to a start that has received another booking since the copy', async () => {
    const lost = await book({ guestCount: 2 });
    await copyTable();
    await lose(keyOf(lost), visitKeyOf(lost));
    const newer = await book({ guestCount: 4 });
    await apply();
    expect([await findBooking(lost), await findBooking(newer)]).toEqual([lost, newer]);
    expect(await itemAt(keyOf(lost))).toMatchObject({ guests: 6 });
    expect(await itemAt(keyOf(lost))).not.toHaveProperty('event');
  });

  it('leaves out a lost booking if its seats were taken after the copy or its start is now in another language', async () => {
    const full = await book({ guestCount: 2 });
    const afternoon = { time: '3:00 PM', tourId: slotOf('3:00 PM', 'Tour and Tasting').id } as const;
    const french = await book({ ...afternoon, preferredLanguage: 'French' });
    await copyTable();
    await lose(keyOf(full), keyOf(french));
    await book({ guestCount: 15 });
    await book(afternoon);
    const text = await apply();
    expect([await findBooking(full), await findBooking(french)]).toEqual([undefined, undefined]);
    expect(await itemAt(keyOf(full))).toMatchObject({ guests: 15 });
    expect(text).toContain(
      `left out: ${full.reference}, ${full.firstName} ${full.lastName}, ${full.email}: its seats were taken after the copy: tell the guest`,
    );
    expect(text).toContain(
      `left out: ${french.reference}, ${french.firstName} ${french.lastName}, ${french.email}: its start runs in the other language now`,
    );
  });

  it('leaves a booking cancelled if the guest cancelled it after the copy', async () => {
    const booking = await book();
    await copyTable();
    await cancel(booking);
    await apply();
    expect(await findBooking(booking)).toMatchObject({ status: 'cancelled' });
    expect((await itemAt(keyOf(booking)))?.guests).toBe(0);
  });

  it('leaves out a lost booking whose cancellation was mailed after the copy', async () => {
    const booking = await book();
    await copyTable();
    await cancel(booking);
    await emails.settle(`${booking.id}-1`);
    await lose(keyOf(booking));
    expect(await apply()).toContain(
      `left out: ${booking.reference}, ${booking.firstName} ${booking.lastName}, ${booking.email}: changed, moved or cancelled after the copy`,
    );
    expect(await findBooking(booking)).toBeUndefined();
  });

  it('leaves a booking at the start to which it was moved after the copy', async () => {
    const booking = await book();
    await copyTable();
    const to = { time: '3:00 PM', tourId: slotOf('3:00 PM', 'Tour and Tasting').id } as const;
    await bookings.change(referenceOf(booking), detailsOf(booking, to));
    await lose(keyOf(booking));
    await apply();
    const starts = (await live.items('SLOT#')).filter((start) => Number(start.guests) > 0);
    expect(starts.map(({ sk }) => sk)).toEqual(['SLOT#15:00#TOUR']);
  });

  it('does not duplicate a booking that the live table has in an older version at another start', async () => {
    const booking = await book();
    const older = await itemAt(keyOf(booking));
    const to = { time: '3:00 PM', tourId: slotOf('3:00 PM', 'Tour and Tasting').id } as const;
    await bookings.change(referenceOf(booking), detailsOf(booking, to));
    await copyTable();
    await live.client.send(new PutCommand({ TableName: live.name, Item: { ...older } }));
    await lose(keyOf({ ...booking, ...to }));
    await apply();
    const starts = (await live.items('SLOT#')).filter((start) => Number(start.guests) > 0);
    expect(starts.map(({ sk }) => sk)).toEqual(['SLOT#10:00#TOUR']);
  });

  it('leaves out a lost booking whose start was closed after the copy', async () => {
    const booking = await book();
    await copyTable();
    await closureStore(live, clock).closeDay(calendarDateFrom('2026-11-24'), 'Cyclone');
    await lose(keyOf(booking));
    expect(await apply()).toContain(
      `left out: ${booking.reference}, ${booking.firstName} ${booking.lastName}, ${booking.email}: its start was closed after the copy`,
    );
    expect(await itemAt(keyOf(booking))).toMatchObject({ guests: 0, closed: { reason: 'Cyclone' } });
    expect(await findBooking(booking)).toBeUndefined();
  });

  it('leaves a day open that was reopened after the copy, and restores the lost closure of another day', async () => {
    const closures = closureStore(live, clock);
    const [reopened, lost] = [calendarDateFrom('2026-11-24'), calendarDateFrom('2026-11-25')];
    for (const day of [reopened, lost]) await closures.closeDay(day, 'Cyclone');
    await copyTable();
    await closures.reopenDay(reopened, [
      { time: '10:00 AM', type: 'Tour and Tasting', closed: { reason: 'Cyclone' } },
    ]);
    await lose({ pk: 'CLOSURES', sk: `DAY#${lost}` });
    const text = await apply();
    expect(await closures.between(reopened, lost)).toEqual([{ date: lost, name: 'Cyclone' }]);
    expect(text).toContain('left out: closure of 2026-11-24: a start of the day is open now');
  });

  it('corrects the number of guests at a start whose booking was lost', async () => {
    const booking = await book({ guestCount: 2 });
    await copyTable();
    const start = await itemAt(keyOf(booking));
    const { [`booking#${booking.id}`]: _lost, ...others } = start ?? {};
    await live.client.send(new PutCommand({ TableName: live.name, Item: { ...others, guests: 9 } }));
    await apply();
    expect(await itemAt(keyOf(booking))).toMatchObject({ guests: 2 });
    expect(await findBooking(booking)).toEqual(booking);
  });

  it('restores the version of a booking in the copy if the version in the live table is older', async () => {
    const booking = await book();
    const older = await itemAt(keyOf(booking));
    await bookings.change(referenceOf(booking), detailsOf(booking, { guestCount: 5 }));
    await copyTable();
    await live.client.send(new PutCommand({ TableName: live.name, Item: { ...older } }));
    await apply();
    expect(await itemAt(keyOf(booking))).toMatchObject({ guests: 5 });
  });

  it('restores no colleague, no revoked device, no rate-limit counter and no closed till', async () => {
    const { device, person } = await colleagues(live, clock).add('Ana', 'manager');
    await live.client.send(
      new PutCommand({ TableName: live.name, Item: { pk: 'QUOTA#a', sk: 'QUOTA', count: 1 } }),
    );
    await live.client.send(new PutCommand({ TableName: live.name, Item: { pk: 'TILL', sk: 'Z#1' } }));
    await copyTable();
    await deviceStore(live, clock).end(device);
    const people = (await live.items()).filter(({ pk }) => String(pk).startsWith('STAFF#'));
    expect(people.length).toBeGreaterThan(1);
    await lose({ pk: 'QUOTA#a', sk: 'QUOTA' }, { pk: 'TILL', sk: 'Z#1' });
    await lose({ pk: 'STAFF#PEOPLE', sk: `PERSON#${person}` });
    const before = await live.items();
    await apply();
    expect(await live.items()).toEqual(before);
  });
});

describe('a restore of orders from a copy of the table', () => {
  it('restores a lost order with its stock and its entry in the list of orders', async () => {
    await putBottles(live, { [yumi]: 10 });
    const order = await paidOrder();
    await copyTable();
    const newer = newOrderOf();
    await orders.place(newer);
    await lose(keyOfOrder(order), stockKey(yumi));
    const text = await apply();
    expect(await orders.find(orderReferenceOf(order))).toMatchObject({ status: 'paid', stock: 'sold' });
    expect(await bottlesOf(live)).toEqual({ [yumi]: [8, 1, 1] });
    expect((await orders.listEntries()).map(({ target }) => target)).toContainEqual(keyOfOrder(order));
    expect(text).toContain('The stock agrees with the orders.');
  });

  it('leaves orders as they are if they were shipped or refunded after the copy', async () => {
    await putBottles(live, { [yumi]: 10 });
    const [shipped, refunded] = [await paidOrder(), await paidOrder()];
    await copyTable();
    await orders.ship(orderReferenceOf(shipped), 'EJ123456789JP');
    await orders.refund(orderReferenceOf(refunded), 'by-house');
    await orders.confirmRefund(orderReferenceOf(refunded));
    const before = await live.items();
    await apply();
    expect(await live.items()).toEqual(before);
  });

  it('restores a lost order as shipped if the shipping email was sent after the copy, and leaves it out if an email about payment or refund was sent', async () => {
    await putBottles(live, { [yumi]: 10 });
    const [shipped, refunded, pending] = [await paidOrder(), await paidOrder(), newOrderOf()];
    await orders.place(pending);
    await copyTable();
    await emails.settle(`${shipped.id}-shipped`);
    await emails.settle(`${refunded.id}-refunded-house`);
    await emails.settle(`${pending.id}-paid`);
    await lose(...[shipped, refunded, pending].map(keyOfOrder));
    const text = await apply();
    expect(await orders.find(orderReferenceOf(shipped))).toMatchObject({
      shipped: { at: now.getTime() / 1000, trackingNumber: 'unknown' },
    });
    expect(await orders.find(orderReferenceOf(refunded))).toBeUndefined();
    expect(await orders.find(orderReferenceOf(pending))).toBeUndefined();
    expect(text).toContain(`left out: ${refunded.reference}: refunded after the copy`);
    expect(text).toContain(`left out: ${pending.reference}: paid after the copy`);
  });
});

describe('a restore from a copy made before people were erased', () => {
  it('restores bookings, orders and enquiries without personal data, but with seats, bottles and amounts', async () => {
    const email = 'Marker@example.com';
    await putBottles(live, { [yumi]: 10 });
    const booking = await book({
      date: '2026-11-21',
      email,
      firstName: 'Marker',
      log: [entry({ kind: 'note', text: 'Marker' })],
    });
    const order = newOrderOf({ email });
    await orders.place(order);
    await orders.settle(reportOf(order, 'paid'));
    await orders.ship(orderReferenceOf(order), 'EJ123456789JP');
    await enquiryStore(live, clock).receive({ ...sampleEnquiry, email, name: 'Marker' }, 'key');
    await copyTable();
    await ops('privacy erase marker@example.com');
    const enquiry = (await live.items('ENQUIRY#'))[0] as ItemKey & Record<string, unknown>;
    await lose(keyOf(booking), visitKeyOf(booking), keyOfOrder(order), enquiry);
    const text = await apply();
    expect(JSON.stringify(await live.items())).not.toContain('Marker');
    expect(await findBooking(booking)).toMatchObject({
      email: 'erased@invalid',
      totalPrice: booking.totalPrice,
    });
    expect(await orders.find(orderReferenceOf(order))).toMatchObject({ email: 'erased@invalid' });
    expect(await bottlesOf(live)).toEqual({ [yumi]: [9, 0, 1] });
    expect(text).toContain('The stock agrees with the orders.');
  });

  it('restores no personal data that was erased by booking reference or telephone number', async () => {
    const [byPhone, byReference] = [
      await book({ date: '2026-11-21', firstName: 'Marker', phone: '+678 5550100' }),
      await book({
        date: '2026-11-21',
        firstName: 'Marker',
        time: '11:00 AM',
        tourId: slotOf('11:00 AM', 'Tour and Tasting').id,
      }),
    ];
    await copyTable();
    await ops('privacy erase "5550100"');
    await ops(`privacy erase ${byReference.reference}`);
    await lose(keyOf(byPhone), keyOf(byReference));
    await apply();
    expect(JSON.stringify(await live.items())).not.toContain('Marker');
    expect(await live.items('SLOT#')).toHaveLength(2);
  });
});

describe('npm run ops -- restore', () => {
  it('called as restore plan counts the records to restore and writes nothing', async () => {
    const booking = await book();
    await emails.settle(`${booking.id}-0`);
    await copyTable();
    await lose(keyOf(booking), { pk: `MAIL#${booking.id}-0`, sk: 'MAIL' });
    const before = await live.items();
    const { text } = await ops(`restore plan --from ${copy.name}`);
    expect(await live.items()).toEqual(before);
    expect(text).toMatch(/mails +first +1 +1 +0 +0 +0/);
    expect(text).toMatch(/days +version +\d+ +1 +\d+ +0 +0/);
    expect(text).toContain('Plan only: nothing was changed.');
  });

  it('restores the marks of sent emails before the records that trigger emails', async () => {
    const booking = await book();
    await emails.settle(`${booking.id}-0`);
    await copyTable();
    await lose(keyOf(booking), { pk: `MAIL#${booking.id}-0`, sk: 'MAIL' });
    const order: string[] = [];
    const recorded = interruptedTable(
      live,
      'TransactWriteCommand',
      async () => {
        order.push(...(await live.items('MAIL')).map(({ pk }) => String(pk)));
      },
      2,
    );
    await apply(recorded as typeof live);
    expect(order).toEqual([`MAIL#${booking.id}-0`]);
  });

  it('changes nothing when a finished restore is repeated', async () => {
    await putBottles(live, { [yumi]: 10 });
    const [booking, order] = [await book({ guestCount: 3, log: [paid(4000)] }), await paidOrder()];
    await enquiryStore(live, clock).receive(sampleEnquiry, 'key');
    await copyTable();
    const [enquiry] = (await live.items('ENQUIRY#')) as (ItemKey & Record<string, unknown>)[];
    await lose(keyOf(booking), visitKeyOf(booking), keyOfOrder(order), enquiry as ItemKey, stockKey(yumi));
    await apply();
    const before = await live.items();
    expect(await apply()).toContain('Restored: 0 records.');
    expect(await live.items()).toEqual(before);
  });

  it('restores the remaining bookings when it is repeated after an interruption', async () => {
    const lost = [await book(), await book({ date: '2026-11-25' }), await book({ date: '2026-11-26' })];
    await copyTable();
    await lose(...lost.map(keyOf));
    const interrupted = interruptedTable(
      live,
      'TransactWriteCommand',
      () => Promise.reject(new Error('interrupted')),
      2,
    );
    await expect(apply(interrupted as typeof live)).rejects.toThrow('interrupted');
    expect(await live.items('SLOT#')).toHaveLength(1);
    await apply();
    expect(await Promise.all(lost.map(findBooking))).toEqual(lost);
  });

  it.each([
    ['the only one of its start', false],
    ['one of several of its start', true],
  ])('overwrites no booking made during the restore when the lost booking was %s', async (_, isStarted) => {
    const lost = await book({ guestCount: 2 });
    await copyTable();
    await lose(keyOf(lost));
    if (isStarted) await book({ guestCount: 1 });
    let newer: StoredBooking | undefined;
    const busy = interruptedTable(live, 'TransactWriteCommand', async () => {
      newer = await book({ guestCount: 3 });
    });
    expect(await apply(busy as typeof live)).toContain('1 item changed at the same moment: run this again.');
    await apply();
    expect(await itemAt(slotKey(lost.date, { time: lost.time, type: lost.tourType }))).toMatchObject({
      guests: isStarted ? 6 : 5,
    });
    expect(await findBooking(newer as StoredBooking)).toEqual(newer);
  });

  it('restores tills and trails only into a new table', async () => {
    await book({ date: '2026-11-21' });
    await ops('privacy erase ann@example.com');
    const ledger = { pk: 'TILL', sk: 'Z#1' };
    await live.client.send(new PutCommand({ TableName: live.name, Item: ledger }));
    await copyTable();
    const before = await live.items();
    await lose(...(before as (ItemKey & Record<string, unknown>)[]));
    await ops(`restore apply --from ${copy.name} --new-table`);
    const isTrail = ({ pk }: Record<string, unknown>) => pk === 'COMMAND-TRAIL';
    expect((await live.items()).filter((item) => !isTrail(item))).toEqual(
      expect.arrayContaining(before.filter((item) => !isTrail(item) && item.event === undefined)),
    );
    const again = await ops(`restore apply --from ${copy.name} --new-table`);
    expect(again.text).toContain('Restored: 0 records.');
    await live.client.send(new PutCommand({ TableName: live.name, Item: { ...ledger, sk: 'Z#2' } }));
    await expect(ops(`restore apply --from ${copy.name} --new-table`)).rejects.toThrow('so it is not new');
  });

  it.each([
    ['restore', 'Unknown action'],
    ['restore apply', 'Missing option: --from'],
  ])('refuses "%s" with "%s"', async (line, message) => {
    await expect(ops(line)).rejects.toThrow(message);
  });

  it('explains how to wait when the copy does not exist yet', async () => {
    await expect(ops('restore plan --from bookings-restored')).rejects.toThrow(
      'There is no table bookings-restored yet. Wait until it is there: aws dynamodb wait table-exists --table-name bookings-restored',
    );
  });

  it('refuses the live table as the copy to restore from', async () => {
    await expect(ops(`restore apply --from ${live.name}`)).rejects.toThrow('names the live table');
  });
});
