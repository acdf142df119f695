import type { Page } from './page.ts';

export const paymentSuccessPage: Page = {
  path: '/payment-success',
  title: 'お支払いの完了',
  description: '日本向けオンラインショップでのお支払いが完了したあとに、ご注文の内容を表示するページです。',
  noindex: true,
  urgent: true,
  untranslated: true,
};
