import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { referenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { enquiryStore, nameOfEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { keyOfOrder, orderExpiresAt, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import { paidOrder } from '#functions/stores/orders/stored-order.testing.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { idFrom } from '#functions/stores/table/put-idempotent.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { consoleAt } from './console.testing.ts';

const email = 'marker@example.com';
const now = new Date('2026-11-25T10:00:00+11:00');
const clock = () => now;
const shipTo = {
  name: 'Marker',
  phone: '+81',
  postalCode: '900',
  state: '沖縄県',
  city: 'Naha',
  line1: 'Marker 1',
  line2: '',
};
const shipped = { at: 1_795_252_000, trackingNumber: '1' };
const table = testTable();
let files: Map<string, string>;
beforeEach(() => {
  files = new Map();
});
/** Name of the enquiry that these tests store under `key`. */
const enquiryName = nameOfEnquiry({ id: idFrom('enquiry', 'key'), receivedAt: now.getTime() / 1000 });
const ops = (line: string, answer = true) => consoleAt(table, clock, files)(line, answer);

async function storeOrder(changes: Partial<StoredOrder>): Promise<void> {
  const stored = paidOrder({ email, shipTo, fingerprint: 'fingerprint of Marker', ...changes });
  const Item = { ...keyOfOrder(stored), ...stored, expiresAt: orderExpiresAt(stored) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
}

/** One record of every kind for each of two people. */
async function storeEverything(): Promise<void> {
  const bookings = bookingStore(table, clock);
  for (const [date, address, firstName] of [
    ['2026-11-24', 'Marker@Example.com', 'Marker'],
    ['2026-11-24', 'other@example.com', 'Ann'],
    ['2026-12-01', email, 'Marker'],
  ] as const) {
    const fingerprint = `fingerprint of ${firstName}`;
    const booking = storedBooking({ date, email: address, firstName, fingerprint });
    await bookings.book(booking);
    if (address.startsWith('other')) await bookings.requestConfirmation(referenceOf(booking), address);
    if (date === '2026-12-01') {
      const before = { ...booking, email: 'another@example.com' };
      await bookings.change(referenceOf(booking), before);
      await bookings.change(referenceOf(booking), booking);
    }
  }
  await storeOrder({ shipped });
  await enquiryStore(table, clock).receive({ ...sampleEnquiry, email, name: 'Marker' }, undefined);
  await operatorStore(table, clock).request({ ...sampleOperator, email, contactName: 'Marker' }, undefined);
  await referenceRequestStore(table, clock).receive(email);
  await closureStore(table, clock).closeDay(storedBooking({ date: '2026-12-02' }).date, 'Cyclone');
  await sentMailStore(table, clock).settle('event');
  await quotaStore(table, clock).count({ kind: 'mail', subject: email, quota: { max: 5, perHours: 24 } });
}

it('an erasure prints the commands, safely quoted, that remove the person’s email addresses from the suppression list of SES', async () => {
  const typed = "o'brien$(id)@example.com";
  await bookingStore(table, clock).book(storedBooking({ email: typed, phone: '+678 5550100' }));
  const { output } = await ops('privacy erase "+678 5550100"');
  expect(output.at(-1)).toBe(
    `  aws sesv2 delete-suppressed-destination --email-address 'o'\\''brien$(id)@example.com'`,
  );
});

describe('the personal data', () => {
  it('of a guest added by staff are exported by telephone number, with colleagues as “staff”', async () => {
    const log = [entry({ kind: 'note', text: 'Nuts', by: 'ana-kal', on: 'door-phone' })];
    const added = { person: 'ana-kal', device: 'door-phone' };
    const change = { id: 'c', at: 1, by: 'ana-kal', on: 'door-phone', kind: 'resend' } as const;
    const contact = { email: '', phone: '+678 5550100', addedBy: added };
    const booking = storedBooking({ ...contact, staffChanges: [change] });
    await bookingStore(table, clock).book(booking, undefined, log);
    const { text } = await ops('privacy export "+678 555 0100"');
    const [record] = JSON.parse(text);
    expect(record).toMatchObject({
      phone: '+678 5550100',
      visit: { log: [{ text: 'Nuts', by: 'staff' }] },
      staffChanges: [{ id: 'c', at: 1, kind: 'resend', by: 'staff' }],
    });
    expect(text).not.toMatch(/ana-kal|door-phone/);
  });

  it('of a customer are exported without the colleague who shipped the order', async () => {
    const by = { at: 1, by: 'ana-kal', on: 'office-desk', commandId: 'c1' };
    await storeOrder({ shipped: { ...by, trackingNumber: '1234-5678' }, refundDecided: by });
    const { text } = await ops(`privacy export ${email}`);
    expect(JSON.parse(text)).toMatchObject([
      { kind: 'order', shipped: { at: 1, trackingNumber: '1234-5678' }, refundDecided: { at: 1 } },
    ]);
    expect(text).not.toMatch(/ana-kal|office-desk|c1"/);
  });

  it('of an enquiry are exported and erased with the entries of staff, without the names of colleagues', async () => {
    const enquiries = enquiryStore(table, clock);
    await enquiries.receive({ ...sampleEnquiry, email, name: 'Marker' }, 'key');
    const by = { id: 'c1', at: 1, by: 'ana-kal', on: 'office-desk' };
    for (const entry of [
      { ...by, kind: 'assign', to: 'ana-kal' },
      { ...by, kind: 'note', text: 'Marker rang' },
      { ...by, kind: 'state', state: 'declined' },
    ] as const) {
      const stored = await enquiries.findByName(enquiryName);
      if (stored) await enquiries.append(stored, entry);
    }
    const { text } = await ops(`privacy export ${email}`);
    expect(JSON.parse(text)).toMatchObject([
      { log: [{ kind: 'assign', by: 'staff' }, { text: 'Marker rang' }, { state: 'declined' }] },
    ]);
    expect(text).not.toMatch(/ana-kal|office-desk/);
    expect((await ops(`privacy erase ${email}`)).text).toContain('1 record erased');
    expect(JSON.stringify(await table.items())).not.toMatch(/marker|ana-kal|declined/i);
  });

  it('of an upcoming event are not erased until it is over or cancelled', async () => {
    const enquiries = enquiryStore(table, clock);
    await enquiries.receive({ ...sampleEnquiry, email }, 'key');
    const append = async (entry: object) => {
      const stored = await enquiries.findByName(enquiryName);
      const author = { id: 'c1', at: 1, by: 'ana-kal', on: 'office-desk' };
      if (stored) await enquiries.append(stored, { ...author, ...entry } as never);
    };
    await append({ kind: 'block', date: '2026-11-25', reason: 'Private event' });
    await append({ kind: 'booked' });
    expect((await ops(`privacy erase ${email}`)).text).toContain('the visit is still to come');
    await append({ kind: 'state', state: 'declined' });
    expect((await ops(`privacy erase ${email}`)).text).toContain('1 record erased');
  });

  it('of a customer whose payment is disputed are not erased until the bank has decided', async () => {
    const dispute = {
      id: 'du',
      status: 'needs_response',
      statusAt: 1,
      reason: 'general',
      yen: 1,
      openedAt: 1,
    };
    await storeOrder({ shipped, disputes: [dispute] });
    const { text } = await ops(`privacy erase ${email}`);
    expect(text).toContain('stays, a bank disputes its payment: wait until it has decided');
    expect(text).toContain('Nothing was erased.');
  });

  it('of a person are exported completely, without the data of other people', async () => {
    await storeEverything();
    await ops(`privacy export ${email.toUpperCase()} --file data.json`);
    const exported = JSON.parse(files.get('data.json') ?? '') as { kind: string }[];
    expect(exported.map(({ kind }) => kind).sort()).toEqual([
      'booking',
      'booking',
      'enquiry',
      'operator',
      'order',
      'reference-request',
    ]);
    expect(exported.find(({ kind }) => kind === 'enquiry')).toMatchObject({ enquiryKind: 'event' });
    expect(files.get('data.json')).not.toMatch(/other@|fingerprint/);
  });

  it('of a person are erased, except those of a future visit, which are reported', async () => {
    await storeEverything();
    const { text } = await ops(`privacy erase ${email}`);
    expect(text).toContain('the visit is still to come: cancel it first');
    expect(text).toContain('5 records erased, 1 left');
    const remaining = JSON.stringify((await table.items()).filter(({ pk }) => pk !== 'DAY#2026-12-01'));
    // No digest either: it would confirm a guessed name and address.
    expect(remaining).not.toMatch(/marker/i);
    expect(remaining).toContain('other@example.com');
    // Required for the accounts.
    expect(remaining).toContain('"totalYen":');
    expect((await table.items()).find(({ pk }) => pk === 'DAY#2026-11-24')).toMatchObject({ guests: 2 });
    expect((await ops(`privacy erase ${email}`)).text).toContain('Nothing was erased.');
  });

  it('of cancelled bookings in the archive of a slot are exported and erased', async () => {
    const bookings = bookingStore(table, clock);
    for (let index = 0; index < 12; index += 1) {
      const booking = storedBooking({ date: '2026-12-01', email, firstName: 'Marker' });
      await bookings.book(booking);
      await bookings.cancel(referenceOf(booking));
    }
    const itemKinds = new Set((await table.items()).map(({ sk }) => String(sk).split('#')[0]));
    expect([...itemKinds].sort()).toEqual(['ARCHIVE', 'SLOT', 'VISIT']);
    await ops(`privacy export ${email} --file data.json`);
    expect(JSON.parse(files.get('data.json') ?? '')).toHaveLength(12);
    expect((await ops(`privacy erase ${email}`)).text).toContain('12 records erased');
    expect(JSON.stringify(await table.items())).not.toMatch(/marker/i);
  });

  it('of a person leave an anonymous entry in the audit trail when they are exported or erased', async () => {
    await storeEverything();
    await ops(`privacy export ${email} --file data.json`);
    await ops(`privacy erase ${email} --dry-run`);
    await ops(`privacy erase ${email}`);
    const entries = await privacyTrail(table, clock).list();
    expect(entries.map(({ action }) => action).sort()).toEqual(['erase', 'export']);
    expect(entries.find(({ action }) => action === 'erase')).toMatchObject({
      records: { booking: 1, enquiry: 1, operator: 1, order: 1, 'reference-request': 1 },
      stayed: { booking: 1 },
      finishedAt: now.getTime() / 1000,
    });
    for (const entry of entries) expect(entry).not.toHaveProperty('by');
    const stored = (await table.items()).filter(({ pk }) => pk === 'PRIVACY-TRAIL');
    expect(JSON.stringify(stored)).not.toMatch(/marker/i);
  });

  it('of a person are not erased by a dry run or if the question is declined', async () => {
    await storeEverything();
    const before = await table.items();
    const { questions, text } = await ops(`privacy erase ${email} --dry-run`);
    expect(questions).toEqual([]);
    expect(text).toContain('addresses go, bottles and amounts stay');
    await ops(`privacy erase ${email}`, false);
    expect(await table.items()).toEqual(before);
  });

  it.each<[string, Partial<StoredOrder>]>([
    ['payment is under way', { status: 'pending' }],
    ['ship or refund it first', {}],
    ['refund is under way', { status: 'refunded' }],
  ])('of an open order are not erased, with the reason: %s', async (reason, changes) => {
    await storeOrder(changes);
    expect((await ops(`privacy erase ${email}`)).text).toContain(reason);
  });

  it('of an approved operator are not erased until their access is revoked', async () => {
    await storeEverything();
    const [{ id } = { id: '' }] = (await operatorStore(table, clock).list()).operators;
    await operatorStore(table, clock).approve(id);
    expect((await ops(`privacy erase ${email}`)).text).toContain('revoke their access first');
  });

  it('are reported as not found for an unknown email address', async () => {
    expect((await ops('privacy export stranger@example.com')).text).toBe(
      'Nothing is stored under this address, number or reference.',
    );
    await expect(ops('privacy erase')).rejects.toThrow('Missing person');
    await expect(ops('privacy forget a@b.c')).rejects.toThrow('Unknown action');
  });
});

it('every item of the table with personal data has an expiry time', async () => {
  await storeEverything();
  await bookingStore(table, clock).book(
    storedBooking({
      date: '2026-12-03',
      operator: { id: 'o', companyName: 'Sea Breeze', chargingModel: 'guest_pays' },
    }),
  );
  for (let index = 0; index < 10; index += 1) {
    const booking = storedBooking({ date: '2026-12-04' });
    await bookingStore(table, clock).book(booking);
    await bookingStore(table, clock).cancel(referenceOf(booking));
  }
  expect((await table.items()).filter(({ sk }) => String(sk).startsWith('ARCHIVE#'))).toHaveLength(2);
  const kinds = new Set<string>();
  for (const item of await table.items()) {
    kinds.add(String(item.pk).split('#')[0] ?? '');
    expect(item, String(item.pk)).toMatchObject({ expiresAt: expect.any(Number) });
    expect(Number(item.expiresAt)).toBeLessThan(now.getTime() / 1000 + 500 * 86_400);
  }
  expect([...kinds].sort()).toEqual(
    [
      'CLOSURES',
      'DAY',
      'ENQUIRIES',
      'MAIL',
      'OPERATOR',
      'OPERATOR-REQUESTS',
      'ORDERS',
      'QUOTA',
      'REFERENCE-REQUESTS',
    ].sort(),
  );
});
