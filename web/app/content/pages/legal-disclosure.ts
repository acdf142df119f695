import type { Page } from './page.ts';

export const legalDisclosurePage: Page = {
  path: '/legal-disclosure',
  title: '特定商取引法に基づく表記',
  description:
    '日本のお客様への販売に関する、特定商取引法に基づく表記。販売業者、価格、送料、お届け、お支払い、返品、年齢制限について。',
  card: 'japan',
  untranslated: true,
};
