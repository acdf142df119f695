import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportedStatus } from '#shared/shop/order-state.ts';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { bookingStore } from '../bookings/bookings.ts';
import type { StoredBooking } from '../bookings/slot-item.ts';
import { referenceOf, storedBooking } from '../bookings/stored-booking.testing.ts';
import { enquiryStore } from '../enquiries/enquiries.ts';
import { sampleEnquiry } from '../enquiries/enquiry.testing.ts';
import { sampleOperator } from '../operators/operator.testing.ts';
import { operatorStore } from '../operators/operators.ts';
import type { StoredOrder } from '../orders/order-item.ts';
import { orderStore } from '../orders/orders.ts';
import { newOrderOf, putBottles, reportOf, sampleAddress, yumi } from '../orders/stocked-shop.testing.ts';
import { referenceOf as orderReferenceOf } from '../orders/stored-order.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { personalData } from './personal-data.ts';
import { retentionReason } from './personal-record.ts';

const email = 'marker@example.com';
const shipTo = { ...sampleAddress, name: 'Marker', line1: 'Marker 1', phone: '+810000marker' };

const table = testTable();
const now = new Date('2026-11-25T10:00:00+11:00');
const clock = () => now;
beforeEach(async () => {
  await putBottles(table, { [yumi]: 24 });
});

async function erasePerson(): Promise<void> {
  const data = personalData(table, clock);
  for (const record of await data.find(email)) await data.erase(record);
  expect(JSON.stringify(await table.items())).not.toMatch(/marker/i);
}
const expectNoTrace = async () => expect(JSON.stringify(await table.items())).not.toMatch(/marker/i);

describe('an erased order', () => {
  const orders = () => orderStore(table, clock);

  /** Calls that bring an order to each final state. */
  const finishAs: Readonly<Record<string, (order: StoredOrder) => Promise<unknown>>> = {
    expired: (order) => orders().settle(reportOf(order, 'expired')),
    failed: (order) => orders().settle(reportOf(order, 'failed', { shipTo })),
    'been shipped': async (order) => {
      await orders().settle(reportOf(order, 'paid', { shipTo }));
      await orders().ship(orderReferenceOf(order), '1234');
    },
    'been refunded': async (order) => {
      await orders().settle(reportOf(order, 'paid', { shipTo }));
      await orders().settle(reportOf(order, 'refunded'));
      await orders().confirmRefund(orderReferenceOf(order));
    },
  };
  const eraseOrderWith = async (end: string): Promise<StoredOrder> => {
    const order = newOrderOf({ email, zone: null });
    await orders().place(order);
    await finishAs[end]?.(order);
    await erasePerson();
    return order;
  };
  const statuses: readonly (ReportedStatus | undefined)[] = [
    'awaiting',
    'expired',
    'failed',
    'paid',
    'refunded',
    undefined,
  ];
  const lateReports: [string, string, Partial<PaymentReport>][] = Object.keys(finishAs).flatMap((end) => [
    ...statuses.map((status): [string, string, Partial<PaymentReport>] => [
      end,
      status ?? 'nothing new',
      { status },
    ]),
    [end, 'that its refund failed', { hasRefundFailed: true }],
  ]);

  it.each(lateReports)(
    'that has %s stores no personal data from a late payment report: %s',
    async (end, _, report) => {
      const order = await eraseOrderWith(end);
      for (let time = 0; time < 2; time += 1) {
        await orders().settle({ ...reportOf(order, report.status), ...report, shipTo });
        await expectNoTrace();
      }
    },
  );

  it.each(['expired', 'failed'])(
    'that has %s and is paid late is refunded without taking bottles',
    async (end) => {
      const order = await eraseOrderWith(end);
      const outcome = await orders().settle(reportOf(order, 'paid', { shipTo }));
      expect(outcome).toMatchObject({
        result: 'changed',
        order: {
          status: 'refunded',
          stock: 'none',
          refundReason: 'by-house',
          paymentIntent: `pi_${order.id}`,
        },
      });
      expect((await table.items()).find(({ pk }) => pk === 'INVENTORY')).toMatchObject({
        quantity: 24,
        sold: 0,
      });
    },
  );

  it('is not placed again by a retry of the original call', async () => {
    const order = await eraseOrderWith('expired');
    expect(await orders().place(order)).toEqual({ result: 'key-reused' });
    await expectNoTrace();
  });
});

describe('an erased booking', () => {
  const bookings = () => bookingStore(table, clock);
  const bookAndErase = async () => {
    const booking = storedBooking({ date: '2026-12-01', email, firstName: 'Marker', lastName: 'Lee' });
    await bookings().book(booking);
    await bookings().cancel(referenceOf(booking));
    await erasePerson();
    return booking;
  };

  it('is neither created nor changed by a retry of an earlier call', async () => {
    const booking = await bookAndErase();
    expect(await bookings().book(booking)).toEqual({ result: 'key-reused' });
    expect(await bookings().change(referenceOf(booking), { ...booking, guestCount: 2 })).toEqual({
      result: 'cancelled',
    });
    expect(await bookings().cancel(referenceOf(booking))).toBe('already-cancelled');
    await expectNoTrace();
  });
});

describe('the form of an erased person', () => {
  it('with an enquiry is not stored again when it is sent again', async () => {
    const enquiry = { ...sampleEnquiry, email, name: 'Marker', description: 'For Marker' };
    const enquiries = enquiryStore(table, clock);
    await enquiries.receive(enquiry, 'key');
    await erasePerson();
    expect(await enquiries.receive(enquiry, 'key')).toBe('key-reused');
    await expectNoTrace();
  });

  it("with an operator's request is not stored again when it is sent again", async () => {
    const request = { ...sampleOperator, email, companyName: 'Marker Tours', contactName: 'Marker' };
    const operators = operatorStore(table, clock);
    await operators.request(request, 'key');
    await erasePerson();
    expect(await operators.request(request, 'key')).toBe('key-reused');
    await expectNoTrace();
    expect((await operators.list()).operators).toEqual([]);
  });
});

describe('a guest added by staff', () => {
  const add = async (): Promise<StoredBooking> => {
    const booking = storedBooking({
      date: '2026-11-24',
      firstName: 'Marker',
      lastName: '',
      email: '',
      phone: '+678 555 0100',
      source: 'phone',
      addedBy: { person: 'ana', device: 'door' },
    });
    await bookingStore(table, clock).book(booking, undefined, [
      entry({ kind: 'note', text: 'Marker has a nut allergy' }),
      paid(4000),
      entry({ kind: 'undo', entry: 'x', reason: 'Marker paid twice' }),
    ]);
    return booking;
  };

  it.each([
    ['telephone number', () => '00678 5550100'],
    ['reference', ({ reference }: StoredBooking) => reference.toLowerCase()],
  ])(
    'is found by %s, and erased with notes and telephone number but without the payments',
    async (_, searchText) => {
      const booking = await add();
      await bookingStore(table, clock).book(storedBooking({ date: '2026-11-24', phone: '+678 555 0101' }));
      const records = await personalData(table, clock).find(searchText(booking));
      expect(records.map(({ content }) => (content as StoredBooking).id)).toEqual([booking.id]);
      for (const record of records) await personalData(table, clock).erase(record);
      await expectNoTrace();
      const remaining = await bookingStore(table, clock).find(referenceOf(booking));
      expect(remaining?.phone).toBeUndefined();
      expect(remaining && (await bookingStore(table, clock).readWithVisit(remaining))).toMatchObject({
        source: 'phone',
        // The reversal and its reason are still there.
        visit: {
          log: [{ kind: 'note', text: '' }, { vatu: 4000 }, { kind: 'undo', reason: '… paid twice' }],
        },
      });
    },
  );

  it('is not found by part of a name, address or number', async () => {
    await add();
    for (const word of ['', 'Marker', '@', '555', '+']) {
      expect(await personalData(table, clock).find(word)).toEqual([]);
    }
  });
});

describe('a former address of a booking', () => {
  const data = () => personalData(table, clock);
  const bookings = () => bookingStore(table, clock);

  /** A booking of the person whose address was replaced since. */
  async function bookAndReplaceEmail(newEmail: string): Promise<StoredBooking> {
    const booking = storedBooking({ date: '2026-12-01', email });
    await bookings().book(booking);
    const changed = await bookings().change(referenceOf(booking), { ...booking, email: newEmail });
    if (changed.result !== 'changed') throw new Error(changed.result);
    return changed.booking;
  }

  it('is exported as a former address, without data of the current guest', async () => {
    const { date, time, tourType, changedAt } = await bookAndReplaceEmail('other@example.com');
    expect((await data().find('MARKER@example.com')).map(({ kind, content }) => ({ kind, content }))).toEqual(
      [{ kind: 'former-address', content: { email, date, time, tourType, changedAt, formerIds: [] } }],
    );
    expect((await data().find('other@example.com')).map(({ kind }) => kind)).toEqual(['booking']);
  });

  it('is erased before the visit without any other change to the booking', async () => {
    const booking = await bookAndReplaceEmail('other@example.com');
    const [record] = await data().find(email);
    if (record === undefined) throw new Error('No record was found');
    expect(retentionReason(record, now)).toBeUndefined();
    await data().erase(record);
    await expectNoTrace();
    const { formerEmails: _formerEmails, ...rest } = booking;
    expect(await bookings().find(referenceOf(booking))).toEqual(rest);
  });

  it('is erased together with the data of the current guest', async () => {
    await bookAndReplaceEmail('other@example.com');
    for (const record of await data().find('other@example.com')) await data().erase(record);
    await expectNoTrace();
  });

  it('is found by a former reference, without the booking of the current guest', async () => {
    const operator = { id: 'o1', companyName: 'Reef', chargingModel: 'guest_pays' } as const;
    const booking = storedBooking({ date: '2026-12-01', email, operator });
    await bookings().book(booking);
    const changed = await bookings().change(referenceOf(booking), { ...booking, email: 'other@example.com' });
    if (changed.result !== 'changed') throw new Error(changed.result);
    expect(changed.booking.reference).not.toBe(booking.reference);
    expect((await data().find(booking.reference)).map(({ kind }) => kind)).toEqual(['former-address']);
    expect((await data().find(changed.booking.reference)).map(({ kind }) => kind)).toEqual(['booking']);
    for (const record of await data().find(booking.reference)) await data().erase(record);
    expect(await data().find(booking.reference)).toEqual([]);
    expect((await bookings().find(referenceOf(changed.booking)))?.email).toBe('other@example.com');
  });

  it('is not listed after two renewals of the secret, and each reference finds only the booking', async () => {
    const booking = storedBooking({ date: '2026-12-01', email });
    await bookings().book(booking);
    const references = [booking.reference];
    const findGuestBooking = async (): Promise<StoredBooking> => {
      const [record] = await data().find(email);
      if (record?.kind !== 'booking') throw new Error('The booking of the guest was not found');
      return record.content;
    };
    for (let renewals = 0; renewals < 2; renewals += 1) {
      await bookings().renewSecret(await findGuestBooking());
      references.push((await findGuestBooking()).reference);
    }
    expect(new Set(references).size).toBe(3);
    for (const reference of references)
      expect(
        (await data().find(reference)).map(({ kind }) => kind),
        reference,
      ).toEqual(['booking']);
  });

  it('is not listed separately if the booking has the address again', async () => {
    const booking = await bookAndReplaceEmail('other@example.com');
    await bookings().change(referenceOf(booking), { ...booking, email });
    expect((await data().find(email)).map(({ kind }) => kind)).toEqual(['booking']);
    await erasePerson();
  });
});
