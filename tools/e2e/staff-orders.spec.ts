import type { APIRequestContext, Page } from '@playwright/test';
import { products } from '#shared/shop/products.ts';
import { expectSheets } from './site/clean-print.ts';
import { confirmIfAsked, openConsole, openConsoleWithPasskey } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';
import { shopTest, stockLock } from './site/shop-stock.ts';

test.describe.configure({ lock: stockLock });

const [yumi] = products;

/** Buys two bottles as a customer in Tokyo and pays; returns the order's reference and payment. */
async function buyAndPay(request: APIRequestContext, email: string) {
  const origin = String(process.env.SITE_URL);
  const response = await request.post('/api/stripe', {
    headers: { origin },
    data: {
      cartItems: [{ id: yumi?.id, quantity: 2 }],
      email,
      prefecture: 'JP-13',
      successUrl: `${origin}/payment-success`,
      cancelUrl: `${origin}/payment-cancel`,
    },
  });
  expect(response.status()).toBe(200);
  const { url } = await response.json();
  await request.post(url, { form: { outcome: 'paid' }, maxRedirects: 0 });
  await waitForEmail(request, email, 1);
  const { sessions } = await (await request.get('/__local/stripe')).json();
  const session = sessions.find((session: { id: string }) => url.endsWith(session.id));
  return { reference: String(session.client_reference_id), payment: String(session.payment_intent) };
}

const changeDispute = async (request: APIRequestContext, payment: string, step: string) =>
  expect((await request.post('/__local/stripe/dispute', { data: { payment, step } })).status()).toBe(200);

const openOrder = async (page: Page, reference: string) => {
  await page.goto('/staff/orders');
  await page.getByRole('link', { name: new RegExp(`^${reference}`) }).click();
  await expect(page.getByRole('heading', { name: reference, level: 1 })).toBeVisible();
};

async function ship(page: Page, trackingNumber: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tracking number' }).fill(trackingNumber);
  await page.getByRole('button', { name: 'Shipped, mail goes out' }).click();
}

shopTest(
  'an order is shipped once, even if a second manager ships it on an outdated page, and the customer is notified; a disputed order cannot be shipped @on-desktop @in-full',
  async ({ page, browser, request }) => {
    const email = 'parcel@example.com';
    const parcel = await buyAndPay(request, email);
    const disputed = await buyAndPay(request, 'disputed@example.com');
    await openConsole(page, 'Office', 'manager');

    await openOrder(page, parcel.reference);
    await expect(page.getByText('48 of 48 hours left')).toBeVisible();
    await expectAccessible(page);
    const otherPage = await (await browser.newContext({ baseURL: String(process.env.SITE_URL) })).newPage();
    await openConsole(otherPage, 'Second packer', 'manager');
    await openOrder(otherPage, parcel.reference);
    // Meanwhile a bank disputes the payment of the other order.
    await changeDispute(request, disputed.payment, 'opened');
    await ship(page, '1234-5678-9012');
    await expect(page.getByText('Shipped as parcel 1234-5678-9012.')).toBeVisible();
    await ship(otherPage, '9999-9999-9999');
    await expect(otherPage.getByText('already shipped, as parcel 1234-5678-9012.')).toBeVisible();
    await expectAccessibleInFull(otherPage);
    await otherPage.context().close();
    const shippingNotice = await waitForEmail(request, email, 2);
    expect(shippingNotice.subject).toBe('商品を発送いたしました');
    expect(shippingNotice.text).toContain('1234-5678-9012');

    await openOrder(page, disputed.reference);
    await expect(page.getByText('Do not ship it.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
    await expectAccessible(page);
    // It can be shipped once the bank has decided for us.
    await changeDispute(request, disputed.payment, 'won');
    await page.reload();
    await expect(page.getByText('The bank has decided for us')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toContainText('納品書');
    await expectSheets(page, 'packing-slip', 1);
  },
);

shopTest(
  'an order is refunded with a passkey, and the customer is notified once Stripe has refunded it @any-size @in-full',
  async ({ page, request, shopStock, expected }) => {
    // The first attempt is refused until the passkey is used.
    expected.errors.push(/Failed to load resource/);
    const email = 'refunded@example.com';
    const { reference } = await buyAndPay(request, email);
    const { quantity } = await shopStock.bottlesOf('yumi');
    await openConsoleWithPasskey(page, 'Refunds');

    await openOrder(page, reference);
    await page.getByRole('button', { name: /^Refund .* yen$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('The whole sum goes back to the card, once.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Refund/ }).click();
    await confirmIfAsked(page, page.getByText('Refunded. The mails are on their way.'));
    await expect(page.getByText('Refunded in full')).toBeVisible();
    await expectAccessible(page);
    expect((await waitForEmail(request, email, 2)).subject).toBe('ご返金のお知らせ');
    expect((await shopStock.bottlesOf('yumi')).quantity).toBe(quantity + 2);

    await page.goto('/staff/orders');
    await page.getByText('For the bookkeeper').click();
    await page.getByLabel('Month').selectOption(startOfRun.slice(0, 7));
    const file = page.getByRole('link', { name: 'Save as CSV' });
    await expect(file).toHaveAttribute('download', `orders-${startOfRun.slice(0, 7)}.csv`);
    const href = (await file.getAttribute('href')) ?? '';
    const table = decodeURIComponent(href.slice(href.indexOf(',') + 1)).split('\r\n');
    const yen = table[0]?.split(',').indexOf('total (yen)') ?? -1;
    const [paid = 0, refunded = 0, ...otherRows] = table
      .filter((row) => row.includes(reference))
      .map((row) => Number(row.split(',')[yen]));
    expect(paid).toBeGreaterThan(0);
    expect(refunded).toBe(-paid);
    expect(otherRows).toEqual([]);
    await expectAccessible(page);
  },
);
