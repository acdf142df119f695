import type { Target, Verbs } from '../verbs.ts';
import { button, field } from './visitor.ts';

const openCart = async (browser: Verbs): Promise<Target> => {
  const sidebar: Target = { role: 'region', name: 'カート' };
  if (await browser.has(sidebar)) return sidebar;
  await browser.click(button(/カートを見る/));
  const overlay: Target = { role: 'dialog', name: 'カート' };
  await browser.see(overlay);
  return overlay;
};

/** Buys two bottles on the Japanese site, through the payment page and back. */
export async function buyInJapan(browser: Verbs): Promise<void> {
  await browser.open('/jp');
  for (const bottle of ['ユミ', 'エイジド']) await browser.click(button(`${bottle}を1本増やす`));
  const cart = await openCart(browser);
  await browser.choose({ role: 'combobox', name: /お届け先の都道府県/, within: cart }, '沖縄県');
  await browser.fill(field(/メールアドレス/, cart), 'hanako@example.com');
  await browser.click({ role: 'checkbox', name: /20歳以上です。/, within: cart });
  await browser.click(button('購入手続きへ', cart));
  await browser.waitForAddress(/\/__local\/stripe\/pay\//);
  await browser.read('18,200円');
  await browser.click(button(/支払う/));
  await browser.waitForAddress(/\/payment-success\?order=JP/);
  await browser.see({ role: 'heading', name: 'ご注文ありがとうございました。' });
}
