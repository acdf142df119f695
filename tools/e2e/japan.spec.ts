import type { APIRequestContext, Page } from '@playwright/test';
import { shopMessages } from '#shared/shop/messages.ts';
import { type Product, products } from '#shared/shop/products.ts';
import { addressHeader, newClientAddress } from './site/address-header.ts';
import {
  addOne,
  bottleCard,
  checkoutButton,
  clickOnPaymentPage,
  enterShop,
  fillCheckout,
  openCart,
  waitForPaymentPage,
} from './site/customer.ts';
import { expect, expectAccessible, expectAccessibleInFull, test, waitUntilHydrated } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';
import { shopTest, stockLock } from './site/shop-stock.ts';

test.describe.configure({ lock: stockLock });

const rums = ['ユミ', 'エイジド', 'ロスト・タイム'];

const orderOn = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

async function statusOf(page: Page, order: string): Promise<string> {
  const response = await page.request.get('/api/stripe', { params: { order } });
  return (await response.json()).order.status;
}

shopTest(
  'a paid order of three rums to Okinawa reduces the stock, sends emails, empties the cart, and has one price everywhere @phone-first',
  async ({ page, request, shopStock }, { project }) => {
    const email = `hanako.${project.name}@example.com`;
    await enterShop(page);
    await expect(bottleCard(page, 'ユミ')).toContainText('在庫あり');
    await expectAccessible(page);
    for (const name of rums) {
      await addOne(page, name);
      await expect(
        page.getByRole('status').filter({ hasText: new RegExp(`^${name}1本、小計[\\d,]+円$`) }),
      ).toBeAttached();
    }
    const cart = await openCart(page);
    await expect(cart).toContainText('送料を除く合計21,000円');
    await expectAccessibleInFull(page);

    await fillCheckout(cart, email, '沖縄県');
    await expect(cart).toContainText('あと14,000円で送料無料');
    await expect(cart).toContainText('北海道、沖縄、離島 2,600円 × 3本7,800円');
    await expect(cart).toContainText('合計28,800円');
    await expectAccessible(page);
    await checkoutButton(cart).click();

    await waitForPaymentPage(page);
    await expect(page.getByRole('main')).toContainText('28,800円');
    expect(await shopStock.bottlesOf('lostTime')).toEqual({ quantity: 23, held: 1, sold: 0 });
    await clickOnPaymentPage(page, '支払う');

    await expect(page).toHaveURL(/\/payment-success\?order=JP\d{6}-/);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご注文ありがとうございました。');
    await expect(main).toContainText('確認メールをお送りしました。');
    await expect(main).toContainText('商品は48時間以内に発送します。');
    await expect(main).toContainText(shopMessages.age);
    const record = page.getByRole('region', { name: 'ご注文の内容' });
    await expect(record).toContainText(orderOn(page));
    await expect(record).toContainText('送料7,800円合計28,800円');
    await expectAccessible(page);
    expect(await statusOf(page, orderOn(page))).toBe('paid');
    for (const key of ['yumi', 'aged', 'lostTime'] as const)
      expect(await shopStock.bottlesOf(key)).toEqual({ quantity: 23, held: 0, sold: 1 });

    const confirmation = await waitForEmail(request, email, 1);
    expect(confirmation.subject).toBe('ご注文ありがとうございます');
    for (const text of [orderOn(page), '7,800円', '28,800円', shopMessages.age])
      expect(confirmation.text).toContain(text);

    await main.getByRole('link', { name: 'ショップへ戻る' }).click();
    await expect(page).toHaveURL('/jp');
    for (const name of rums) await expect(bottleCard(page, name).getByRole('spinbutton')).toHaveValue('0');
    await page.goto('/legal-disclosure');
    await expect(page.getByRole('main')).toContainText('北海道、沖縄、離島：1本につき2,600円。');
    await expectAccessibleInFull(page);
  },
);

shopTest(
  'the cart of the Japanese shop survives a declined, a cancelled and an expired payment, and the stock is restored @any-size @in-full',
  async ({ page, shopStock, expected }) => {
    expected.errors.push(/status of 409/);
    await enterShop(page);
    await addOne(page, 'エイジド');
    const cart = await openCart(page);
    await fillCheckout(cart, 'stops@example.com', '東京都');
    await checkoutButton(cart).click();
    await waitForPaymentPage(page);
    const payment = page.url();
    await clickOnPaymentPage(page, 'カードが拒否される');
    await expect(page.getByText('カードが拒否されました')).toBeVisible();
    expect(await shopStock.bottlesOf('aged')).toEqual({ quantity: 23, held: 1, sold: 0 });

    await clickOnPaymentPage(page, 'キャンセルして戻る');
    await expect(page).toHaveURL(/\/payment-cancel/);
    await expect(page.getByRole('main')).toContainText('カートの中身はそのまま残っています。');
    await waitUntilHydrated(page);
    await expectAccessibleInFull(page);
    await page.getByRole('link', { name: 'カートに戻る' }).click();
    const keptCart = await openCart(page);
    await expect(keptCart).toContainText('エイジド');
    await expect(keptCart.getByLabel('メールアドレス（注文確認と領収書の送付先）')).toHaveValue(
      'stops@example.com',
    );

    await keptCart.getByRole('checkbox', { name: '20歳以上です。' }).check();
    await checkoutButton(keptCart).click();
    await waitForPaymentPage(page);
    expect(page.url(), 'the same cart opens the same payment').toBe(payment);

    await clickOnPaymentPage(page, '期限切れにする');
    await expect(page.getByText('お支払いの期限が切れました。')).toBeVisible();
    await expect.poll(() => shopStock.bottlesOf('aged')).toEqual({ quantity: 24, held: 0, sold: 0 });

    await enterShop(page);
    const reopenedCart = await openCart(page);
    await reopenedCart.getByRole('checkbox', { name: '20歳以上です。' }).check();
    await checkoutButton(reopenedCart).click();
    await waitForPaymentPage(page);
    expect(page.url(), 'a new payment, since the first has expired').not.toBe(payment);
  },
);

shopTest(
  'of two customers who order the last bottle, one can pay, and the other sees that the bottle is sold out @any-size @in-full',
  async ({ page, browser, shopStock, expected, baseURL }, { project }) => {
    expected.errors.push(/status of 409/);
    await shopStock.setQuantity('lostTime', 1);
    const { viewport, hasTouch = false, isMobile = false } = project.use;
    const context = await browser.newContext({
      viewport: viewport ?? null,
      hasTouch,
      isMobile,
      ...(baseURL ? { baseURL } : {}),
    });
    const windows = [page, await context.newPage()];
    const carts = await Promise.all(
      windows.map(async (window) => {
        await enterShop(window);
        await expect(bottleCard(window, 'ロスト・タイム')).toContainText('残り1本');
        await addOne(window, 'ロスト・タイム');
        const cart = await openCart(window);
        await fillCheckout(cart, 'last@example.com', '北海道');
        return cart;
      }),
    );
    await Promise.all(carts.map((cart) => checkoutButton(cart).click()));

    const refused = `Checkout failed: ${shopMessages.onlyBottles(0)}`;
    await Promise.all(
      windows.map((window) =>
        expect(
          window
            .getByText(refused)
            .or(window.getByRole('button', { name: '支払う' }))
            .first(),
        ).toBeVisible(),
      ),
    );
    const paying = windows.filter((window) => window.url().includes('/__local/stripe/pay/'));
    expect(paying).toHaveLength(1);
    expect(await shopStock.bottlesOf('lostTime')).toEqual({ quantity: 0, held: 1, sold: 0 });

    const [loser] = windows.filter((window) => !paying.includes(window)) as [Page];
    const cart = await openCart(loser);
    await expect(cart.getByRole('alert')).toContainText('お支払いは行われていません。');
    await expect(cart).toContainText(`申し訳ありません。在庫がありません。${shopMessages.onlyBottles(0)}`);
    await expect(cart.getByLabel('メールアドレス（注文確認と領収書の送付先）')).toHaveValue(
      'last@example.com',
    );
    await expectAccessible(loser);
    await context.close();
  },
);

shopTest(
  'the cart of the Japanese shop shows errors at their fields and refuses quantities above the stock @any-size',
  async ({ page, shopStock }) => {
    await shopStock.setQuantity('yumi', 10);
    await enterShop(page);
    const field = bottleCard(page, 'ユミ').getByRole('spinbutton');
    await expect(bottleCard(page, 'ユミ')).toContainText('在庫あり');
    await field.fill('25');
    await expect(field).toHaveValue('10');
    await expect(bottleCard(page, 'ユミ')).toContainText(shopMessages.onlyBottles(10));
    await expect(field).toHaveAccessibleDescription(/only 10 bottles available in stock/);
    await field.fill('2');
    await expect(bottleCard(page, 'ユミ')).not.toContainText('Sorry');
    const otherQuantity = bottleCard(page, 'エイジド').getByRole('spinbutton');
    await otherQuantity.fill('11');
    await expect(otherQuantity).toHaveValue('10');
    await expect(otherQuantity).toHaveAccessibleDescription(/一度のご注文は、合わせて12本までです。/);
    await expectAccessibleInFull(page);
    await field.fill('1');
    await expect(page.getByRole('main')).not.toContainText('申し訳ありません');

    const cart = await openCart(page);
    await checkoutButton(cart).click();
    const email = cart.getByLabel('メールアドレス（注文確認と領収書の送付先）');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/メールアドレスをご入力ください。/);
    await expectAccessible(page);
    await email.fill('hanako@');
    await checkoutButton(cart).click();
    await expect(email).toHaveAccessibleDescription(/メールアドレスは半角の英数字と記号で/);
    await email.fill('hanako@example.com');
    await checkoutButton(cart).click();
    const age = cart.getByRole('checkbox', { name: '20歳以上です。' });
    await expect(age).toBeFocused();
    await expect(age).toHaveAccessibleDescription(/20歳以上であることをご確認/);
    await expectAccessibleInFull(page);
  },
);

shopTest(
  'a customer whose network is over the rate limit keeps the cart and gets an explanation in Japanese, while customers on other networks can buy @any-size @in-full',
  async ({ page, playwright, baseURL, expected }) => {
    expected.errors.push(/status of 429/);
    const origin = baseURL ?? '';
    const checkoutOf = (id: string, quantity: number) => ({
      cartItems: [{ id, quantity }],
      email: 'takes.all@example.com',
      successUrl: `${origin}/payment-success`,
      cancelUrl: `${origin}/payment-cancel`,
    });
    const order = (request: APIRequestContext, { id }: Pick<Product, 'id'>, quantity = 12) =>
      request.post('/api/stripe', { data: checkoutOf(id, quantity) }).then((response) => response.status());
    const [yumi, aged] = products as [Product, Product];
    expect([await order(page.request, yumi), await order(page.request, aged)]).toEqual([200, 200]);
    await enterShop(page);
    await addOne(page, 'ロスト・タイム');
    const cart = await openCart(page);
    await fillCheckout(cart, 'neighbour@example.com', '東京都');
    await checkoutButton(cart).click();
    await expect(cart.getByRole('alert')).toContainText(/同じ回線から.*しばらくおいて/);
    await expect(cart.getByRole('alert')).toContainText('Checkout failed: A lot of bottles are on hold');
    await expectAccessible(page);
    await expect(bottleCard(page, 'ロスト・タイム').getByRole('spinbutton')).toHaveValue('1');
    const otherNetwork = await playwright.request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { [addressHeader]: newClientAddress() },
    });
    expect(await order(otherNetwork, yumi, 1)).toBe(200);
    await otherNetwork.dispose();
  },
);

shopTest(
  'a checkout retried after a lost response sends the same idempotency key @any-size @in-full',
  async ({ page, expected }) => {
    expected.errors.push(/Failed to load resource|net::ERR/);
    await enterShop(page);
    await addOne(page, 'ユミ');
    const cart = await openCart(page);
    await fillCheckout(cart, 'far.away@example.com', '北海道');
    const keys: (string | undefined)[] = [];
    const cartClosed = Promise.withResolvers<void>();
    await page.route('**/api/stripe', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await cartClosed.promise;
      await route.abort();
    });
    await checkoutButton(cart).dblclick();
    await cart.getByRole('button', { name: 'カートを閉じる' }).click();
    await expect(cart).toHaveCount(0);
    cartClosed.resolve();
    const refusal = cart.getByRole('alert');
    await expect(refusal).toContainText(/購入手続きに進めませんでした。.*Checkout failed: /s);
    await expect(refusal, 'the focus moves to the error of a closed cart').toBeFocused();
    expect(keys).toHaveLength(1);
    await expectAccessibleInFull(page);
    await expect(cart.getByLabel('メールアドレス（注文確認と領収書の送付先）')).toHaveValue(
      'far.away@example.com',
    );
    await expect(cart.getByLabel('お届け先の都道府県')).toHaveValue('JP-01');
    await checkoutButton(cart).click();
    await waitForPaymentPage(page);
    expect(keys).toEqual([keys[0], keys[0]]);
  },
);

test('the cart of the Japanese shop survives a reload, is shared by two windows, and can be edited and cleared @any-size @in-full', async ({
  page,
  context,
}) => {
  await enterShop(page);
  await addOne(page, 'ユミ');
  await addOne(page, 'エイジド');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(bottleCard(page, 'ユミ').getByRole('spinbutton')).toHaveValue('1');
  const otherPage = await context.newPage();
  await enterShop(otherPage);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'ユミを1本増やす' }).click();
  await expect(bottleCard(otherPage, 'ユミ').getByRole('spinbutton')).toHaveValue('2');
  await cart.getByRole('button', { name: 'エイジドをカートから削除' }).click();
  await expect(cart.getByRole('heading', { name: 'カート' })).toBeFocused();
  await expect(bottleCard(otherPage, 'エイジド').getByRole('spinbutton')).toHaveValue('0');
  await cart.getByRole('button', { name: 'カートを空にする' }).click();
  await expect(cart).toContainText('カートは空です。');
  await expect(checkoutButton(cart)).toBeDisabled();
  await expectAccessibleInFull(page);
  await expect(bottleCard(otherPage, 'ユミ').getByRole('spinbutton')).toHaveValue('0');
});

test('the cart panel of the Japanese shop closes and reopens without losing the focus @phone-first @in-full', async ({
  page,
}, { project }) => {
  await enterShop(page);
  await addOne(page, 'ユミ');
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'カートを閉じる' }).click();
  await expect(cart).toHaveCount(0);
  const open = page.getByRole('button', { name: 'カートを見る' });
  await expect(open).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cart).toBeVisible();
  if (project.name === 'phone') {
    await page.keyboard.press('Escape');
    await expect(cart).toHaveCount(0);
    await expect(open).toBeFocused();
  }
});

test('the Japanese shop drops invalid values from the cart in the browser’s storage @any-size @in-full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'japanCart',
      '{"items":[{"id":"4900000000000","quantity":3},{"id":"2000000600017","quantity":2}],"prefecture":"JP-99"}',
    );
  });
  await enterShop(page);
  const cart = await openCart(page);
  await expect(cart).toContainText('送料を除く合計12,000円');
  await expect(cart.getByLabel('お届け先の都道府県')).toHaveValue('');
});

test.describe('the page after the payment', () => {
  const order = {
    reference: 'JP261124-0123456789AB',
    lines: [{ id: '2000000600017', name: 'ユミ', priceYen: 6000, quantity: 1 }],
    subtotalYen: 6000,
    shippingYen: 1300,
    totalYen: 7300,
  };

  for (const [status, heading] of [
    ['pending', 'お支払いを確認しています。'],
    ['awaiting', 'お支払いを待っています。'],
    ['failed', 'お支払いを完了できませんでした。'],
    ['expired', 'お支払いの期限が過ぎました。'],
    ['refunded', '代金をお返しします。'],
  ] as const) {
    test(`shows the state of an order that is ${status} @any-size @in-full`, async ({ page }) => {
      await page.route('**/api/stripe?**', (route) =>
        route.fulfill({ json: { success: true, order: { ...order, status } } }),
      );
      await page.goto(`/payment-success?order=${order.reference}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('region', { name: 'ご注文の内容' })).toContainText('7,300円');
      await expectAccessible(page);
    });
  }

  test('polls until the order is paid @any-size', async ({ page }) => {
    let requests = 0;
    await page.route('**/api/stripe?**', (route) =>
      route.fulfill({
        json: { success: true, order: { ...order, status: ++requests < 3 ? 'pending' : 'paid' } },
      }),
    );
    await page.goto(`/payment-success?order=${order.reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('お支払いを確認しています。');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご注文ありがとうございました。');
    expect(requests).toBe(3);
  });

  test('leaves the cart unchanged for an unknown reference @any-size @in-full', async ({
    page,
    expected,
  }) => {
    expected.errors.push(/status of 404/);
    await page.goto('/jp');
    await page.evaluate(
      (id) => localStorage.setItem('japanCart', JSON.stringify({ items: [{ id, quantity: 2 }] })),
      order.lines[0]?.id,
    );
    await page.goto(`/payment-success?order=${order.reference}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご注文が見つかりません。');
    await expectAccessibleInFull(page);
    expect(await page.evaluate(() => localStorage.getItem('japanCart'))).toContain('"quantity":2');
  });

  test('shows the order once it is loaded again, after the server was unreachable @any-size @in-full', async ({
    page,
    expected,
  }) => {
    expected.errors.push(/Failed to load resource|net::ERR/);
    let requests = 0;
    await page.route('**/api/stripe?**', (route) =>
      ++requests === 1
        ? route.abort()
        : route.fulfill({ json: { success: true, order: { ...order, status: 'paid' } } }),
    );
    await page.goto(`/payment-success?order=${order.reference}`);
    await expect(page.getByRole('alert')).toContainText('ご注文の内容を表示できませんでした。');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'もう一度読み込む' }).click();
    await expect(page.getByRole('region', { name: 'ご注文の内容' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Japanese shop is readable and explains how to order @any-size @in-full', async ({ page }) => {
    await page.goto('/jp');
    for (const [name, price] of [
      ['ユミ', '6,000円'],
      ['エイジド', '7,000円'],
      ['ロスト・タイム', '8,000円'],
    ] as const)
      await expect(bottleCard(page, name)).toContainText(price);
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('ご注文には JavaScript が必要です。');
    await expect(page.getByRole('region', { name: '送料とお届け' })).toContainText('1本につき1,300円');
  });
});
