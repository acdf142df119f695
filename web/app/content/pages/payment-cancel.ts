import type { Page } from './page.ts';

export const paymentCancelPage: Page = {
  path: '/payment-cancel',
  title: 'お支払いの中止',
  description:
    'オンラインショップでのお支払いを中止したあとに表示されるページです。現在、ショップは準備中です。',
  noindex: true,
  urgent: true,
};
