import type { Page } from './page.ts';

export const paymentCancelPage: Page = {
  path: '/payment-cancel',
  title: 'お支払いの中止',
  description:
    '日本向けオンラインショップでのお支払いを中止したあとに表示されるページです。カートはそのまま残ります。',
  noindex: true,
  urgent: true,
  untranslated: true,
};
