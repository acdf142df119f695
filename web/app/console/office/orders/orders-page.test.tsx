import { expect, it, vi } from 'vitest';
import { stepUp } from '#app/console/api/passkeys.testing.ts';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { ListedOrder, StaffOrder } from '#shared/contracts/office/order.ts';
import type { Dispute } from '#shared/shop/disputes.ts';
import { products } from '#shared/shop/products.ts';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const sessionCall = 'PUT /api/staff/session';
const listCall = 'GET /api/staff/orders';
const shipCall = 'POST /api/staff/shipments';
const refundCall = 'POST /api/staff/refunds';
const reference = 'JP261209-7K3Q9XTB4MWE';
const orderCall = `${listCall}?order=${reference}`;
/** 1:40 PM on Thursday 10 December 2026. */
const now = Date.parse('2026-12-10T13:40:00+11:00') / 1000;
const paidAt = now - 17 * 3600;
const dueAt = paidAt + 48 * 3600;
const people = [{ id: 'P2', name: 'N. Manager', role: 'manager' }];

const listedOrder = (changes: Partial<ListedOrder> = {}): ListedOrder => ({
  reference,
  status: 'paid',
  bottles: 4,
  yen: 27_000,
  task: { kind: 'to-ship', dueAt },
  lastAt: paidAt,
  isShipped: false,
  ...changes,
});
const [yumi, aged] = products;
const order = (changes: Partial<StaffOrder> = {}): StaffOrder => ({
  reference,
  status: 'paid',
  lines: [yumi, aged].flatMap((rum) =>
    rum ? [{ id: rum.id, name: rum.name.ja, priceYen: rum.priceYen, quantity: 2 }] : [],
  ),
  subtotalYen: 26_000,
  shippingYen: 0,
  totalYen: 26_000,
  task: { kind: 'to-ship', dueAt },
  isErased: false,
  email: 'h.sample@example.com',
  zonePaid: 'mainland',
  shipTo: {
    name: '見本 花子',
    phone: '+81300000000',
    postalCode: '1000000',
    state: '東京都',
    city: '見本区',
    line1: '例町1-2-3',
    line2: 'サンプル館405号室',
  },
  addressMismatch: false,
  paymentIntent: 'pi_1',
  createdAt: paidAt - 60,
  paidAt,
  disputes: [],
  ...changes,
});
const dispute: Dispute = {
  id: 'du_1',
  status: 'needs_response',
  statusAt: now - 3600,
  reason: 'product_not_received',
  yen: 26_000,
  openedAt: now - 3600,
  answerBy: now + 6 * 86_400,
  withdrawnAt: now - 3600,
};
const listsReply = (
  toDo: readonly ListedOrder[] = [listedOrder()],
  done: readonly ListedOrder[] = [],
): StubResponse => respond({ now, toDo, done, people: [] });
const orderReply = (changes: Partial<StaffOrder> = {}): StubResponse =>
  respond({ now, order: order(changes), people });

interface PageOptions {
  readonly responses?: Readonly<Record<string, readonly StubResponse[]>>;
  readonly at?: string;
  readonly hasPasskey?: boolean;
}

async function openOrders({ responses = {}, at = '/staff/orders', hasPasskey = true }: PageOptions = {}) {
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { OrdersPage } = await import('./orders-page.tsx');
  await import('./one/order-part.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <OrdersPage />
      </StaffConsole>
    ),
    {
      at,
      responses: {
        [sessionCall]: [session],
        [listCall]: [listsReply()],
        [orderCall]: [orderReply()],
        ...responses,
      },
    },
  );
  const bodies = (call: string) =>
    page.calls.filter((sent) => sent.call === call).map(({ body }) => body as Record<string, unknown>);
  return { ...page, bodies };
}
const openOrder = (options: PageOptions = {}) =>
  openOrders({ at: `/staff/orders?order=${reference}`, ...options });

it('the list of orders has the most urgent tasks first, then recently finished orders', async () => {
  const toDo = [
    listedOrder({
      reference: 'JP261209-0000000000AA',
      task: { kind: 'disputed', dueAt },
      bottles: 1,
      yen: 8000,
    }),
    listedOrder({ reference: 'JP261209-0000000000BB', task: { kind: 'refund-failed' } }),
    listedOrder({ reference: 'JP261209-0000000000CC', task: { kind: 'address', dueAt } }),
    listedOrder(),
    listedOrder({ reference: 'JP261207-0000000000DD', task: { kind: 'to-ship', dueAt: now - 7000 } }),
  ];
  const done = [listedOrder({ reference: 'JP261208-0000000000EE', task: undefined, isShipped: true })];
  const page = await openOrders({ responses: { [listCall]: [listsReply(toDo, done)] } });
  expect(page.heading()).toBe('Orders');
  expect(page.text()).toContain('JP261209-0000000000AADisputed1 bottle, 8,000 yendo not ship');
  expect(page.text()).toContain('Refund failed4 bottles, 27,000 yenlook at Stripe');
  expect(page.text()).toContain('Address?4 bottles, 27,000 yencheck it first');
  expect(page.text()).toContain(`${reference}To ship4 bottles, 27,000 yen31 h left`);
  expect(page.text()).toContain('To ship4 bottles, 27,000 yen2 h late');
  expect(page.text()).toMatch(/Done lately.*Shipped4 bottles, 27,000 yen9 Dec/);
  expect(page.button(new RegExp(reference))?.getAttribute('href')).toBe(`/staff/orders?order=${reference}`);
});

it('the lists of open and finished orders show how many orders each leaves out', async () => {
  const done = [listedOrder({ task: undefined, isShipped: true })];
  const reply = { now, toDo: [listedOrder()], done, left: { toDo: 12, done: 1 }, people: [] };
  const page = await openOrders({ responses: { [listCall]: [respond(reply)] } });
  expect(page.text()).toContain('12 more, less urgent, are left out.');
  expect(page.text()).toContain('One more, done before, is left out.');
  expect((await openOrders()).text()).not.toContain('left out');
});

it('the list of orders shows “Nothing to do” when no order has a task', async () => {
  const page = await openOrders({ responses: { [listCall]: [listsReply([])] } });
  expect(page.text()).toContain('Nothing to do.');
});

it('the list of orders shows the error when it cannot be loaded, and can be loaded again', async () => {
  const page = await openOrders({ responses: { [listCall]: ['drop', listsReply()] } });
  expect(page.text()).toContain('We could not reach the distillery.');
  await page.press('Try again');
  expect(page.text()).toContain('31 h left');
});

it('the page of an order shows the bottles, the hours left, the address as on the parcel, and the history', async () => {
  const page = await openOrder();
  expect(page.heading()).toBe(reference);
  expect(page.text()).toContain('31 of 48 hours left');
  expect(page.text()).toMatch(/Yumi212,000.*Aged214,000.*Shipping, Honshu, Shikoku, Kyushufree.*Paid26,000/);
  expect(page.find('address')?.textContent).toBe(
    '〒100-0000東京都見本区例町1-2-3サンプル館405号室見本 花子 様',
  );
  expect(page.text()).toMatch(
    /History.*Address agrees with shipping.*Paid 26,000 yen by card.*4 bottles reserved/,
  );
});

it('the packing slip of an order is in Japanese and English, and has no prices', async () => {
  const page = await openOrder();
  const slip = page.find('article')?.textContent ?? '';
  expect(slip).toContain('納品書 Packing slip');
  expect(slip).toContain('〒100-0000東京都見本区例町1-2-3サンプル館405号室見本 花子 様');
  expect(slip).toMatch(/ユミ Yumi2本 2 bottles.*エイジド Aged2本 2 bottles.*合計 Total4本 4 bottles/);
  expect(slip).toContain('2026年12月9日 9 December 2026');
  expect(slip).not.toMatch(/12,000|26,000|円/);
});

it('a double press ships an order once with its tracking number', async () => {
  const shippedOrder = order({
    task: undefined,
    shipped: { at: now, by: 'P1', trackingNumber: '1234-5678' },
  });
  const page = await openOrder({ responses: { [shipCall]: [respond({ order: shippedOrder })] } });
  await page.press('Shipped, mail goes out');
  expect(page.text()).toContain('A tracking number has 6 to 40 letters, digits and hyphens.');
  expect(page.bodies(shipCall)).toEqual([]);
  await page.fill('trackingNumber', ' 1234-5678 ');
  await page.pressTwice('Shipped, mail goes out');
  expect(page.bodies(shipCall)).toEqual([
    { commandId: expect.stringMatching(/^[0-9a-f]{24}$/), order: reference, trackingNumber: '1234-5678' },
  ]);
  expect(page.text()).toContain('Shipped as parcel 1234-5678. The mail to the customer is on its way.');
  expect(page.text()).toMatch(/Shipped as parcel 1234-5678M\. Manager/);
  expect(page.find('input[name="trackingNumber"]')).toBeNull();
});

it('the shipment of an order is sent again unchanged after its response was lost', async () => {
  const page = await openOrder({ responses: { [shipCall]: ['drop', respond({ order: order() })] } });
  await page.fill('trackingNumber', '1234-5678');
  await page.press('Shipped, mail goes out');
  expect(page.text()).toContain('it may have been done. Press again: it counts once.');
  await page.press('Shipped, mail goes out');
  const [lostBody, repeatedBody] = page.bodies(shipCall);
  expect(repeatedBody).toEqual(lostBody);
});

it('the page of an order shows why a shipment was refused, and reloads the order', async () => {
  const shippedReply = orderReply({
    task: undefined,
    shipped: { at: now, by: 'P2', trackingNumber: 'NOA-1234' },
  });
  const page = await openOrder({
    responses: {
      [shipCall]: [refuse('order-changed', 'This order was already shipped, as parcel NOA-1234.', 409)],
      [orderCall]: [orderReply(), shippedReply],
    },
  });
  await page.fill('trackingNumber', '1234-5678');
  await page.press('Shipped, mail goes out');
  expect(page.text()).toContain('This order was already shipped, as parcel NOA-1234.');
  expect(page.text()).toMatch(/Shipped as parcel NOA-1234N\. Manager/);
  expect(page.find('input[name="trackingNumber"]')).toBeNull();
});

it('a disputed order cannot be shipped or refunded, and shows the deadline for an answer at Stripe', async () => {
  const page = await openOrder({
    responses: {
      [orderCall]: [orderReply({ disputes: [dispute], task: { kind: 'disputed', dueAt: dispute.answerBy } })],
    },
  });
  expect(page.text()).toContain(
    'The customer’s bank disputes 26,000 yen: nothing arrived. It keeps the money until it decides. Answer at Stripe by 16 Dec.',
  );
  expect(page.text()).toContain('Do not ship it.');
  expect(page.find('input[name="trackingNumber"]')).toBeNull();
  expect(page.button(/^Refund/)).toBeUndefined();
  expect(page.button('Open the payment at Stripe')?.getAttribute('href')).toBe(
    'https://dashboard.stripe.com/payments/pi_1',
  );
});

it('an order with an address outside the paid shipping zone can be shipped with “Shipped all the same”', async () => {
  const page = await openOrder({
    responses: { [orderCall]: [orderReply({ addressMismatch: true, task: { kind: 'address', dueAt } })] },
  });
  expect(page.text()).toContain('The address is not where shipping was paid for');
  expect(page.button('Shipped all the same, mail goes out')).toBeDefined();
  expect(page.button('Shipped, mail goes out')).toBeUndefined();
});

const stepUpNeeded = refuse('step-up', 'Use your passkey.');

it('the refund of an order needs the passkey, is for the sum shown, and is reported as not yet made by Stripe', async () => {
  const refundedOrder = order({
    status: 'refunded',
    refundDecided: { at: now, by: 'P1' },
    task: { kind: 'refund-due' },
  });
  const page = await openOrder({
    responses: { [refundCall]: [stepUpNeeded, respond({ order: refundedOrder })] },
  });
  await page.press('Refund 26,000 yen');
  expect(page.dialog()?.textContent).toContain('Refund 26,000 yen?');
  expect(page.bodies(refundCall)).toEqual([]);
  await confirmDialog(page);
  expect(page.dialog()?.textContent).toContain('Giving money back needs your passkey');
  await page.press('Use my passkey');
  expect(stepUp).toHaveBeenCalledOnce();
  const [refusedBody, repeatedBody, ...furtherBodies] = page.bodies(refundCall);
  expect(refusedBody).toMatchObject({ order: reference, totalYen: 26_000, isShipped: false });
  expect(repeatedBody).toEqual(refusedBody);
  expect(furtherBodies).toEqual([]);
  expect(page.dialog()).toBeNull();
  expect(page.text()).toContain('Decided. Stripe has not made it yet');
  expect(page.text()).toContain('Refund decidedM. Manager');
  expect(page.button('Ask Stripe again')).toBeDefined();
});

/** Presses the last button of the dialog, since the page has a button of the same name. */
async function confirmDialog(page: Awaited<ReturnType<typeof openOrder>>) {
  await page.pressOn('dialog button:last-of-type');
}

it('a manager closes an order after a lost dispute, without another payment or email', async () => {
  const lostDispute = { disputes: [{ ...dispute, status: 'lost' }], task: { kind: 'dispute-lost' } as const };
  const closedOrder = order({
    ...lostDispute,
    task: undefined,
    status: 'refunded',
    refundedAt: now,
    disputeAccepted: { at: now, by: 'P1' },
  });
  const page = await openOrder({
    responses: { [orderCall]: [orderReply(lostDispute)], [refundCall]: [respond({ order: closedOrder })] },
  });
  expect(page.text()).toContain('The bank has decided for the customer, who has 26,000 yen back.');
  await page.press('Close the order');
  expect(page.dialog()?.textContent).toContain('Nothing is paid, and no mail goes out.');
  await confirmDialog(page);
  expect(page.text()).toContain('Closed. The bottles are in stock again.');
  expect(page.text()).toContain('Closed after a lost disputeM. Manager');
});

it('the page of an order with an unknown reference shows that no such order exists', async () => {
  const page = await openOrder({
    responses: { [orderCall]: [refuse('not-found', 'There is no order with this reference.', 404)] },
  });
  expect(page.text()).toContain('There is no order with this reference.');
});

it('a manager corrects the tracking number of a shipped order after a warning that a second email goes out', async () => {
  const shipped = { at: now - 600, by: 'P2', trackingNumber: 'WRONG-1234' };
  const corrections = [{ at: now, by: 'P1', earlierNumber: 'WRONG-1234' }];
  const correctedShipment = { ...shipped, trackingNumber: 'RIGHT-1234', corrections };
  const page = await openOrder({
    responses: {
      [orderCall]: [orderReply({ task: undefined, shipped })],
      [shipCall]: [respond({ order: order({ task: undefined, shipped: correctedShipment }) })],
    },
  });
  expect(page.text()).toContain('Parcel WRONG-1234');
  await page.press('Change the number');
  await page.press('Change it, mail goes out');
  expect(page.text()).toContain('This is the number that the customer has.');
  await page.fill('trackingNumber', 'nr 1');
  await page.press('Change it, mail goes out');
  expect(page.text()).toContain('A tracking number has 6 to 40 letters');
  expect(page.bodies(shipCall)).toEqual([]);
  await page.fill('trackingNumber', 'right-1234');
  await page.press('Change it, mail goes out');
  expect(page.bodies(shipCall)).toMatchObject([
    { order: reference, trackingNumber: 'RIGHT-1234', insteadOf: 'WRONG-1234' },
  ]);
  expect(page.text()).toContain('The parcel has the number RIGHT-1234 now. A second mail');
  expect(page.text()).toMatch(
    /Number changed from WRONG-1234 to RIGHT-1234M\. Manager.*Shipped as parcel WRONG-1234/,
  );
});

it('the tracking number of an order cannot be corrected once the order is refunded or the customer erased', async () => {
  const shipped = { at: now - 600, by: 'P2', trackingNumber: 'WRONG-1234' };
  for (const changes of [{ status: 'refunded', refundedAt: now }, { isErased: true }] as const) {
    const page = await openOrder({
      responses: { [orderCall]: [orderReply({ task: undefined, shipped, ...changes })] },
    });
    expect(page.text()).toContain('WRONG-1234');
    expect(page.button('Change the number')).toBeUndefined();
  }
});

it('the packing slip of an order is printed only after the font with its Japanese characters has loaded', async () => {
  // Preloaded, since this module lists more than a hundred files and loads slowly on a busy machine.
  await import('./one/japanese-face.ts');
  const page = await openOrder();
  const requestedTexts: string[] = [];
  const addedFaces: FontFace[] = [];
  const fontLoad = Promise.withResolvers<void>();
  const print = vi.fn();
  vi.stubGlobal(
    'FontFace',
    class {
      readonly source: string;
      constructor(_family: string, source: string) {
        this.source = source;
      }
    },
  );
  Object.assign(document, {
    fonts: {
      add: (face: FontFace) => addedFaces.push(face),
      load(_face: string, text: string) {
        requestedTexts.push(text);
        return fontLoad.promise;
      },
    },
  });
  Object.assign(window, { print });
  await page.press('Packing slip');
  await vi.waitFor(() => expect(requestedTexts).not.toEqual([]));
  expect(print).not.toHaveBeenCalled();
  fontLoad.resolve();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(requestedTexts[0]).toContain('見本 花子');
  expect(requestedTexts[0]).toContain('納品書');
  expect(addedFaces.length).toBeGreaterThan(100);
  for (const face of addedFaces) expect(face).toMatchObject({ source: expect.stringMatching(/\.woff2\)$/) });
});
