import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import type { Order } from '#shared/contracts/guests/find-order.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { orderStatuses } from '#shared/shop/order-state.ts';
import { OrderRecord } from './order-record.tsx';
import { PaymentCancelPage } from './payment-cancel-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';
import { paymentWords } from './payment-words.ts';

const order: Order = {
  reference: 'JP261124-0123456789AB',
  status: 'paid',
  lines: [{ id: '2000000600017', name: 'ユミ', priceYen: 6000, quantity: 2 }],
  subtotalYen: 12_000,
  shippingYen: 5200,
  totalYen: 17_200,
};

const wordsFor = (status: Order['status']) => {
  const { title, texts } = paymentWords({ ...order, status });
  return [title, ...texts].map((text) => text.join('')).join('');
};

describe('the payment success page', () => {
  it('confirms the order, the email and dispatch within 48 hours, and links to the shop and the landing page', () => {
    const Stub = createRoutesStub([{ path: '/payment-success', Component: PaymentSuccessPage }]);
    const html = renderToStaticMarkup(<Stub initialEntries={['/payment-success']} />).replace(/<wbr\/>/g, '');
    expect(html).toContain('ご注文ありがとうございました。');
    expect(html).toContain('確認メールをお送りしました。');
    expect(html).toContain('商品は48時間以内に発送します。');
    expect(html).toContain(shopMessages.age);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(['/jp', '/']);
  });

  it('confirms the payment and the email only if the order is paid', () => {
    for (const status of orderStatuses) {
      const isPaid = status === 'paid';
      expect(wordsFor(status).includes('お支払いが完了しました'), status).toBe(isPaid);
      expect(wordsFor(status).includes('確認メールをお送りしました'), status).toBe(isPaid);
    }
  });

  it('states that nothing was charged if the payment failed', () => {
    expect(wordsFor('failed')).toContain('代金はいただいていません');
    expect(wordsFor('expired')).toContain('代金はいただいていません');
    expect(wordsFor('refunded')).toContain('全額お返しします');
  });

  it('has a different title for each status of an order and for an unknown order', () => {
    const titles = [
      ...orderStatuses.map((status) => paymentWords({ ...order, status })),
      paymentWords('unknown'),
    ].map(({ title }) => title.join(''));
    expect(new Set(titles).size).toBe(titles.length);
    expect(paymentWords(undefined)).toBe(paymentWords({ ...order, status: 'paid' }));
  });
});

describe('the record of an order on the payment success page', () => {
  it('shows the reference, spelled out for screen readers, the lines and the amount paid', () => {
    expect(renderStatic(<OrderRecord order={order} />).text).toBe(
      'ご注文の内容 ご注文番号 JP261124-0123456789AB J P, 2 6 1 1 2 4, 0 1 2 3, 4 5 6 7, 8 9 A B ユミ 6,000円 × 2本 12,000円 小計 12,000円 送料 5,200円 合計 17,200円',
    );
  });

  it('omits the shipping cost and the total until the shipping cost is known', () => {
    const { shippingYen, totalYen, ...withoutSums } = order;
    const { text } = renderStatic(<OrderRecord order={{ ...withoutSums, status: 'pending' }} />);
    expect(text).toMatch(/小計 12,000円$/);
    expect([shippingYen, totalYen]).not.toContain(undefined);
  });
});

it('the cancel page says that nothing was charged and the cart is unchanged', () => {
  const { text, links } = renderStatic(<PaymentCancelPage />, '/payment-cancel');
  expect(text).toContain('代金はいただいていません。カートの中身はそのまま残っています。');
  expect(links).toEqual({ '/jp': 'カートに戻る', '/': 'トップページへ（英語）' });
});
