import { expect, it, vi } from 'vitest';
import { stepUp } from '#app/console/api/passkeys.testing.ts';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { Correction, StockLine } from '#shared/contracts/office/stock.ts';
import { comparedDays } from '#shared/shop/stock-discrepancies.ts';

vi.mock('#app/console/api/passkeys-on-demand.ts', () => import('#app/console/api/passkeys.testing.ts'));

const sessionCall = 'PUT /api/staff/session';
const listCall = 'GET /api/staff/stock';
const checkCall = `${listCall}?check=orders`;
const correctCall = 'PUT /api/staff/stock';
const now = Date.parse('2026-12-10T13:40:00+11:00') / 1000;

const yumi: StockLine = {
  productId: '2000000600017',
  name: 'Yumi',
  abv: 40,
  available: 18,
  held: 2,
  sold: 4,
  corrections: 3,
  lastAt: now,
};
const agedRum: StockLine = {
  ...yumi,
  productId: '2000000700014',
  name: 'Aged',
  available: 10,
  held: 0,
  sold: 0,
};
const { lastAt: _never, ...uncountedRum } = { ...agedRum, productId: '3', name: 'Lost Time', available: 0 };
const correction: Correction = {
  id: 'c1',
  productId: agedRum.productId,
  name: 'Aged',
  at: now - 3600,
  reason: 'broken',
  change: -2,
  available: 10,
  held: 0,
  note: 'Fell off the shelf',
  by: 'P2',
};
const people = [{ id: 'P2', name: 'N. Manager', role: 'manager' }];
const stockReply = (
  lines: readonly StockLine[] = [yumi, agedRum, uncountedRum],
  corrections: readonly Correction[] = [correction],
) => respond({ now, stock: lines, corrections, people });
const checkReply = (
  changes: object = {},
  lines: readonly StockLine[] = [yumi, agedRum, uncountedRum],
): StubResponse =>
  respond({
    now,
    stock: lines,
    corrections: [],
    people: [],
    ordered: {
      held: { [yumi.productId]: 2 },
      sold: { [yumi.productId]: 4 },
      toShip: { [yumi.productId]: 1 },
      firstAt: now - 86_400,
      keptSince: now - comparedDays * 86_400,
      ...changes,
    },
  });

async function openStock(responses: Readonly<Record<string, readonly StubResponse[]>> = {}) {
  const { StaffConsole } = await import('#app/console/frame/staff-console.tsx');
  const { StockPage } = await import('./stock-page.tsx');
  const session = respond({
    person: { id: 'P1', name: 'M. Manager', role: 'manager' },
    device: { id: 'D1', browser: 'Firefox on Windows', sessionEndsAt: now + 2_000_000 },
    hasPasskey: true,
  });
  const page = await openPage(
    () => (
      <StaffConsole>
        <StockPage />
      </StaffConsole>
    ),
    {
      at: '/staff/stock',
      responses: {
        [sessionCall]: [session],
        [listCall]: [stockReply()],
        [checkCall]: [checkReply()],
        ...responses,
      },
    },
  );
  const bodies = () =>
    page.calls.filter(({ call }) => call === correctCall).map(({ body }) => body as Record<string, unknown>);
  return { ...page, bodies };
}

it('the stock page shows the counts of each product, the bottles still to ship, and a warning about low stock', async () => {
  const page = await openStock();
  expect(page.heading()).toBe('Stock');
  expect(page.text()).toMatch(
    /Yumi 40%In stock.*Available18Reserved2In the house211 of them soldSold41 still to ship/,
  );
  expect(page.text()).toMatch(/Aged 40%Low/);
  expect(page.text()).toContain('Never counted');
  expect(page.text()).toContain('The stock agrees with the orders.');
});

it('the history of stock corrections shows the author and the reason of each', async () => {
  const page = await openStock();
  expect(page.text()).toMatch(
    /Changes10 Dec12:40 PMAged −2 brokenFell off the shelfN\. Manager; 10 available then/,
  );
});

it('the history of stock corrections shows that earlier ones are left out', async () => {
  const shortenedReply = { now, stock: [yumi], corrections: [correction], hasMoreCorrections: true, people };
  const page = await openStock({ [listCall]: [respond(shortenedReply)] });
  expect(page.text()).toContain('These are the latest 1. Earlier ones are left out.');
  expect((await openStock()).text()).not.toContain('left out');
});

it('the check of the stock against the orders adds up all parts of the orders and shows the counts that disagree', async () => {
  const page = await openStock({
    [checkCall]: [checkReply({ next: '2026-11-10' })],
    [`${checkCall}&from=2026-11-10`]: [
      checkReply({ held: {}, sold: { [agedRum.productId]: 3 }, toShip: {} }),
    ],
  });
  expect(page.text()).toContain('The stock disagrees with the orders.');
  expect(page.text()).toContain('Aged: 0 sold in the stock, 3 in orders.');
  expect(page.text()).not.toContain('Yumi: ');
});

it('a stock correction is sent with the counts that were shown, and is sent again unchanged after the passkey is used', async () => {
  const correctedLine = { ...agedRum, available: 22, corrections: 4 };
  const delivery = { ...correction, id: 'c2', reason: 'delivery', change: 12, available: 22 };
  const page = await openStock({
    [listCall]: [stockReply(), stockReply([yumi, correctedLine])],
    [correctCall]: [
      refuse('step-up', 'Use your passkey.'),
      respond({ stock: correctedLine, correction: delivery }),
    ],
  });
  await page.press('Change Aged');
  expect(page.dialog()?.textContent).toContain('There should be 10 bottles in the house.');
  await page.press('Change the stock');
  expect(page.text()).toContain('Please enter a whole number.');
  expect(page.bodies()).toEqual([]);
  await page.pressOn('input[value="delivery"]');
  await page.fill('bottles', '12');
  expect(page.dialog()?.textContent).toContain('Available: 10 now, 22 afterwards.');
  await page.pressTwice('Change the stock');
  await page.press('Use my passkey');
  expect(stepUp).toHaveBeenCalledOnce();
  const [refusedBody, repeatedBody, ...furtherBodies] = page.bodies();
  expect(repeatedBody).toEqual({
    commandId: expect.stringMatching(/^[0-9a-f]{24}$/),
    productId: agedRum.productId,
    seen: { corrections: 3, inHouse: 10 },
    reason: 'delivery',
    bottles: 12,
    note: '',
  });
  expect(refusedBody).toEqual(repeatedBody);
  expect(furtherBodies).toEqual([]);
  expect(page.dialog()).toBeNull();
  expect(page.text()).toContain('Aged: +12. 22 available.');
});

it('a stock correction refused because another manager has corrected the stock shows the current stock, and can be sent again on that basis', async () => {
  const changedLine = { ...agedRum, available: 22, corrections: 4 };
  const page = await openStock({
    [listCall]: [stockReply(), stockReply([yumi, changedLine])],
    [correctCall]: [
      refuse(
        'stock-changed',
        'N. Manager has changed the number of these bottles meanwhile: Delivery, +12.',
        409,
      ),
    ],
  });
  await page.press('Change Aged');
  await page.fill('bottles', '9');
  await page.press('Change the stock');
  expect(page.dialog()?.textContent).toContain(
    'N. Manager has changed the number of these bottles meanwhile',
  );
  expect(page.dialog()?.textContent).toContain('There should be 22 bottles in the house.');
  await page.press('Change the stock');
  expect(page.bodies().map(({ seen }) => seen)).toEqual([
    { corrections: 3, inHouse: 10 },
    { corrections: 4, inHouse: 22 },
  ]);
});

it('a stock correction for the reason “other” needs a note, and by default removes bottles', async () => {
  const page = await openStock({ [correctCall]: ['hang'] });
  await page.press('Change Yumi');
  expect(page.dialog()?.textContent).toContain(
    'There should be 21 bottles in the house, 2 of them reserved for customers who are paying, 1 of them sold and still to ship: count it too.',
  );
  await page.pressOn('input[value="other"]');
  await page.fill('bottles', '3');
  await page.press('Change the stock');
  expect(page.text()).toContain('Please enter a note.');
  await page.fill('note', 'For the hotel');
  await page.press('Change the stock');
  expect(page.bodies()).toMatchObject([{ reason: 'other', bottles: -3, note: 'For the hotel' }]);
});

it('the stock page shows the error when it cannot be loaded, and can be loaded again', async () => {
  const page = await openStock({ [listCall]: ['drop', stockReply()] });
  expect(page.text()).toContain('We could not reach the distillery.');
  await page.press('Try again');
  expect(page.text()).toContain('Available18');
});

it('a stocktake includes every bottle on the shelf, and is sent without the sold bottles', async () => {
  const page = await openStock({ [correctCall]: ['hang'] });
  await page.press('Change Yumi');
  await page.fill('bottles', '0');
  await page.press('Change the stock');
  expect(page.text()).toContain('Please count the 1 sold bottle too.');
  await page.fill('bottles', '20');
  expect(page.dialog()?.textContent).toContain('Available: 18 now, 17 afterwards.');
  await page.press('Change the stock');
  expect(page.bodies()).toMatchObject([{ reason: 'stocktake', bottles: 19, seen: { inHouse: 20 } }]);
});

it('a stocktake cannot be sent until the orders are loaded', async () => {
  const page = await openStock({ [checkCall]: ['hang'] });
  await page.press('Change Yumi');
  expect(page.dialog()?.textContent).toContain('The orders are being read');
  expect(page.dialog()?.textContent).not.toContain('could not be read');
  await page.fill('bottles', '20');
  await page.press('Change the stock');
  expect(page.bodies()).toEqual([]);
});

it('the form of a stocktake asks to leave out sold bottles when the orders could not be loaded', async () => {
  const page = await openStock({ [checkCall]: ['drop'] });
  expect(page.text()).toContain('In the house20available + reserved');
  await page.press('Change Yumi');
  expect(page.dialog()?.textContent).toContain('leave bottles of paid orders out of your count');
});
