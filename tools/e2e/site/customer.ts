import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './journey.ts';

/** Opens the shop and waits until it is hydrated. */
export async function enterShop(page: Page): Promise<void> {
  await openPage(page, '/jp');
}

export const bottleCard = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: '商品' }).getByRole('listitem').filter({ hasText: name });

/** Adds one bottle to the cart. */
export const addOne = (page: Page, name: string): Promise<void> =>
  bottleCard(page, name)
    .getByRole('button', { name: `${name}を1本増やす` })
    .click();

/** Opens the cart unless it is already next to the bottles. */
export async function openCart(page: Page): Promise<Locator> {
  const cart = page.getByRole('region', { name: 'カート' }).or(page.getByRole('dialog', { name: 'カート' }));
  const button = page.getByRole('button', { name: 'カートを見る' });
  await expect(cart.or(button).first()).toBeVisible();
  if (!(await cart.isVisible())) await button.click();
  await expect(cart).toBeVisible();
  return cart;
}

export const checkoutButton = (cart: Locator): Locator => cart.getByRole('button', { name: '購入手続きへ' });

export async function fillCheckout(cart: Locator, email: string, prefecture?: string): Promise<void> {
  if (prefecture) await cart.getByLabel('お届け先の都道府県').selectOption(prefecture);
  await cart.getByLabel('メールアドレス（注文確認と領収書の送付先）').fill(email);
  await cart.getByRole('checkbox', { name: '20歳以上です。' }).check();
}

export async function waitForPaymentPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/__local\/stripe\/pay\//);
  await expect(page.getByRole('button', { name: '支払う' })).toBeVisible();
}

export const clickOnPaymentPage = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).click();
