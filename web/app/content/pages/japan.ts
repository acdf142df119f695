import type { Page } from './page.ts';

export const japanPage: Page = {
  path: '/jp',
  title: 'バヌアツのラムを日本へ',
  description:
    'バヌアツ・エファテ島のサトウキビから生まれたラム。ポットスチルで蒸留し、熱帯の気候で熟成させました。日本向けオンラインショップのご案内。',
  card: 'japan',
  alternates: { en: '/', ja: '/jp', 'x-default': '/' },
};
