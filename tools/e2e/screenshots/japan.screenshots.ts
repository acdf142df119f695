import type { Locator, Page } from '@playwright/test';
import { type ProductKey, products } from '#shared/shop/products.ts';
import { addOne, checkoutButton, enterShop, fillCheckout, openCart } from '../site/customer.ts';
import { expect, openPage, test } from '../site/journey.ts';
import { shoot, shootScreen } from '../site/shoot.ts';

const fullStock: Readonly<Record<ProductKey, number>> = { yumi: 24, aged: 24, lostTime: 24 };

/** Opens the shop with the given stock. */
async function enterShopWith(page: Page, left: Partial<Record<ProductKey, number>> = {}): Promise<void> {
  const inventory = products.map(({ id, key, name }) => ({
    productId: id,
    name: name.en,
    abv: 40,
    quantity: { ...fullStock, ...left }[key],
    lastUpdated: '2026-11-23T00:00:00.000Z',
  }));
  await page.route('**/api/inventory', (route) => route.fulfill({ json: { success: true, inventory } }));
  await enterShop(page);
  await expect(page.getByRole('list', { name: '商品' })).not.toContainText('在庫を確認しています');
}

/** Takes a screenshot of the cart: on a phone, where it covers the page, of the window enlarged to its height. */
async function shootCart(page: Page, cart: Locator, name: string, width: string): Promise<void> {
  const isSheet = (await page.getByRole('dialog').count()) > 0;
  if (!isSheet) return shoot(page, name, width);
  const { width: windowWidth = 390 } = page.viewportSize() ?? {};
  const height = await cart.evaluate((sheet) => sheet.scrollHeight);
  await page.setViewportSize({ width: windowWidth, height: height + 72 });
  await page.mouse.move(0, 0);
  await shootScreen(page, name, width);
}

test('the shop with an empty cart', async ({ page }, { project }) => {
  await enterShopWith(page);
  await page.waitForTimeout(500);
  await shoot(page, '52-japan', project.name);
});

test('the shop with low stock and sold out', async ({ page }, { project }) => {
  await enterShopWith(page, { aged: 3, lostTime: 0 });
  for (const name of ['ユミ', 'エイジド']) await addOne(page, name);
  await page.getByRole('spinbutton', { name: 'エイジドの本数' }).first().fill('9');
  await page.waitForTimeout(500);
  await shoot(page, '52b-japan-few-left', project.name);
});

test('the cart: filled, with errors, with shipping, submitting, refused', async ({ page, expected }, {
  project,
}) => {
  expected.errors.push(/status of 502/);
  const { name: width } = project;
  await enterShopWith(page);
  for (const name of ['ユミ', 'エイジド', 'ロスト・タイム']) await addOne(page, name);
  if (width === '390') await shoot(page, '52c-japan-bar', width);
  const cart = await openCart(page);
  await expect(cart).toContainText('21,000円');
  await shootCart(page, cart, '52d-cart', width);
  await checkoutButton(cart).click();
  await expect(cart).toContainText('メールアドレスをご入力ください。');
  await shootCart(page, cart, '52e-cart-mistakes', width);
  await fillCheckout(cart, 'hanako@example.com', '沖縄県');
  await cart.getByRole('checkbox').uncheck();
  await shootCart(page, cart, '52f-cart-okinawa-age-open', width);
  await cart.getByRole('checkbox').check();
  await addOneIn(cart, 'ロスト・タイム');
  await addOneIn(cart, 'ロスト・タイム');
  await shootCart(page, cart, '52g-cart-free-shipping', width);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/stripe', async (route) => {
    await released.promise;
    await route.fulfill({
      status: 502,
      json: {
        success: false,
        kind: 'checkout-refused',
        message: 'Please try again.',
        error: 'Please try again.',
      },
    });
  });
  await checkoutButton(cart).click();
  await expect(cart.getByRole('button', { name: 'お支払い画面へ移動しています' })).toBeVisible();
  await shootCart(page, cart, '52h-cart-on-its-way', width);
  released.resolve();
  await expect(cart.getByRole('alert')).toContainText('購入手続きに進めませんでした。');
  await shootCart(page, cart, '52i-cart-refused', width);
});

const addOneIn = (cart: Locator, name: string): Promise<void> =>
  cart.getByRole('button', { name: `${name}を1本増やす` }).click();

const order = {
  reference: 'JP261123-7K3Q9XTB4MWE',
  lines: products.map(({ id, name, priceYen }) => ({ id, name: name.ja, priceYen, quantity: 1 })),
  subtotalYen: 21_000,
  shippingYen: 7800,
  totalYen: 28_800,
};

for (const [name, status] of [
  ['54-payment-success', 'paid'],
  ['54b-payment-pending', 'pending'],
  ['54c-payment-awaiting', 'awaiting'],
  ['54d-payment-expired', 'expired'],
  ['54e-payment-refunded', 'refunded'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await page.route('**/api/stripe?**', (route) =>
      route.fulfill({ json: { success: true, order: { ...order, status } } }),
    );
    await page.goto(`/payment-success?order=${order.reference}`);
    await expect(page.getByRole('region', { name: 'ご注文の内容' })).toBeVisible();
    await shoot(page, name, project.name);
  });
}

for (const [name, address] of [
  ['53-legal-disclosure', '/legal-disclosure'],
  ['54f-unknown-payment', '/payment-success'],
  ['54g-payment-unknown', '/payment-success?order=JP261123-000000000000'],
  ['54h-payment-cancel', '/payment-cancel'],
] as const) {
  test(name, async ({ page, expected }, { project }) => {
    expected.errors.push(/status of 404/);
    await openPage(page, address);
    await page.waitForTimeout(800);
    await shoot(page, name, project.name);
  });
}
