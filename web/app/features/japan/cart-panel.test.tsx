import { describe, expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import { business } from '#shared/content/business.ts';
import type { Cart } from '#shared/shop/cart.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { prefectureOf } from '#shared/shop/prefectures.ts';
import { products } from '#shared/shop/products.ts';
import { trapField } from '#shared/values/trap.ts';
import { CartPanel, FormNotLoaded } from './cart-panel.tsx';
import { CheckoutView } from './checkout-form.tsx';
import { checkoutWith, shopWith } from './shop.testing.ts';
import type { Checkout } from './use-checkout.ts';

const [yumi, aged] = products.map(({ id }) => id) as [string, string];
const twoBottles: Partial<Cart> = {
  items: [
    { id: yumi, quantity: 1 },
    { id: aged, quantity: 1 },
  ],
};
const inTokyo = { ...twoBottles, prefecture: prefectureOf('東京都') };

const doNothing = () => {};

const panel = (cart: Partial<Cart>, checkout: Partial<Checkout> = {}, stock = {}) =>
  renderStatic(
    <CheckoutView shop={shopWith(cart, stock)} checkout={checkoutWith(checkout)} onRemoved={doNothing} />,
    '/jp',
  );

/** The panel without its form. */
const emptyPanel = (cart: Partial<Cart> = {}) =>
  renderStatic(<CartPanel shop={shopWith(cart)} headingId="cart" onClose={doNothing} />, '/jp');

const button = (html: string) => /<button[^>]*>購入手続きへ<\/button>/.exec(html)?.[0];

describe('the cart panel', () => {
  it('has no form and a disabled button if the cart is empty', () => {
    const { html, text } = emptyPanel();
    expect(text).toContain('カートは空です。');
    expect(button(html)).toContain('disabled=""');
    expect(html).not.toContain('<form');
  });

  it('shows that the checkout form is loading, or that it did not load and the cart is unchanged', () => {
    expect(emptyPanel(twoBottles).text).toContain('カートを準備しています…');
    expect(renderStatic(<FormNotLoaded />, '/jp').text).toContain('中身は残っています。');
  });

  it('shows each line with its price, editable and removable, and can be cleared', () => {
    const { html, text } = panel(inTokyo);
    expect(text).toContain('ユミ 6,000円 6,000円 × 1本');
    expect(text).toContain('エイジド 7,000円 7,000円 × 1本');
    expect(html).toContain('aria-label="ユミの本数"');
    expect(html).toContain('aria-label="エイジドをカートから削除"');
    expect(text).toContain('カートを空にする');
    expect(button(html)).not.toContain('disabled');
  });

  it('has a honeypot that is hidden and cannot be focused', () => {
    const [trap = ''] =
      panel(inTokyo).html.match(
        new RegExp(`<div[^>]*aria-hidden="true">(?:(?!</div>).)*name="${trapField}".*?</div>`),
      ) ?? [];
    expect(trap).toContain('tabindex="-1"');
    expect(trap).toContain('autoComplete="off"');
  });

  it('adds the shipping cost for the chosen prefecture', () => {
    expect(panel(inTokyo).text).toContain(
      '小計 13,000円 送料 本州、四国、九州 1,300円 × 2本 2,600円 合計 15,600円',
    );
    expect(panel({ ...twoBottles, prefecture: prefectureOf('沖縄県') }).text).toContain(
      '送料 北海道、沖縄、離島 2,600円 × 2本 5,200円 合計 18,200円',
    );
  });

  it('shows a note in place of the shipping cost until a prefecture is chosen', () => {
    const { text } = panel(twoBottles);
    expect(text).toContain('送料 都道府県を選ぶと表示します 送料を除く合計 13,000円');
    expect(text).toContain('送料はお支払い画面でお選びいただきます。');
  });

  it('allows a browser to fill in the prefecture', () => {
    expect(panel(twoBottles).html).toMatch(/<select[^>]*name="prefecture"[^>]*autoComplete="address-level1"/);
  });

  it('offers all 47 prefectures', () => {
    expect(panel(twoBottles).html.match(/<option value="JP-\d\d"/g)).toHaveLength(47);
    expect(panel(inTokyo).html).toMatch(/<option value="JP-13" selected="">東京都/);
  });

  it('shows the amount still needed for free shipping', () => {
    expect(panel(inTokyo).text).toContain('あと 12,000円 で送料無料');
    expect(panel(twoBottles).text).toContain('本州、四国、九州：25,000円以上で送料無料');
    expect(panel(twoBottles).text).toContain('北海道、沖縄、離島：35,000円以上で送料無料');
    const fourBottles = { items: [{ id: aged, quantity: 4 }], prefecture: prefectureOf('東京都') };
    expect(panel(fourBottles).text).toContain('送料無料でお届けします');
    expect(panel(fourBottles).text).toContain('送料 本州、四国、九州 無料 0円 合計 28,000円');
  });

  it('asks for an email address and a confirmation of the age, with the legal age warning', () => {
    const { html, text } = panel(twoBottles);
    expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="email"/i);
    expect(text).toContain('メールアドレス（注文確認と領収書の送付先）');
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*required=""/);
    expect(text).toContain(`20歳以上です。 ${shopMessages.age}`);
  });

  it('connects each error with the field that it describes', () => {
    const problems = { email: 'メールアドレスをご入力ください。', age: 'チェックを入れてください。' };
    const { html } = panel(twoBottles, { problems });
    for (const message of Object.values(problems)) {
      const id = new RegExp(`<p[^>]*id="([^"]+)"[^>]*><span[^>]*>!</span>${message}`).exec(html)?.[1];
      expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*aria-describedby="${id}"`));
    }
  });

  it('marks a line that exceeds the stock with a Japanese message and the specified English one', () => {
    const threeBottles = { items: [{ id: yumi, quantity: 3 }] };
    expect(panel(threeBottles, {}, { [yumi]: 3 }).text).not.toContain('Sorry');
    const { html, text } = panel(threeBottles, {}, { [yumi]: 2 });
    expect(text).toContain('申し訳ありません。在庫は2本です。 Sorry, only 2 bottles available in stock.');
    expect(html).toContain('<p lang="en">Sorry, only 2 bottles available in stock.</p>');
  });

  it('marks every line when the bottles exceed the limit of an order', () => {
    const cartOfSixAnd = (quantity: number) => ({
      items: [
        { id: yumi, quantity: 6 },
        { id: aged, quantity },
      ],
    });
    expect(panel(cartOfSixAnd(6)).text).not.toContain('12本まで');
    const { html, text } = panel(cartOfSixAnd(7));
    expect(text.match(/一度のご注文は、合わせて12本までです。/g)).toHaveLength(2);
    const id = /<div id="([^"]+)"[^>]*role="status"[^>]*><p>[^/]*一度の/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<input[^>]*aria-describedby="${id}"`));
  });

  it('explains in Japanese that there were too many attempts', () => {
    const { text } = panel(twoBottles, { refusal: { message: 'Checkout failed: x', isTooMany: true } });
    expect(text).toContain('同じ回線から');
    expect(text).toContain('しばらくおいて');
    expect(text).toContain(business.emails.bookings);
    expect(text).toContain('お支払いは行われていません。');
  });

  it('shows why the payment page did not open, and that nothing was paid', () => {
    const refusal = { message: shopMessages.checkoutFailed(), isTooMany: false };
    const { html, text } = panel(twoBottles, { refusal });
    expect(text).toContain('お支払いは行われていません。 Checkout failed: Please try again.');
    expect(html).toMatch(/role="alert"[^>]*>.*Checkout failed/s);
  });

  it('is busy while opening the payment page', () => {
    const { html } = panel(twoBottles, { isSending: true });
    expect(html).toMatch(/<form[^>]*aria-busy="true"/);
    expect(html).toMatch(/<button[^>]*aria-busy="true"[^>]*>.*お支払い画面へ移動しています/s);
  });
});
