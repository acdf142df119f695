import type { Page } from './page.ts';

export const paymentSuccessPage: Page = {
  path: '/payment-success',
  title: 'お支払いの完了',
  description:
    'オンラインショップでのお支払いが完了したあとに表示されるページです。現在、ショップは準備中です。',
  noindex: true,
  urgent: true,
};
