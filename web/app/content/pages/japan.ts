import type { Page } from './page.ts';

export const japanPage: Page = {
  path: '/jp',
  title: 'バヌアツのラムを日本へ',
  description:
    'バヌアツ・エファテ島のサトウキビから生まれたラム。ポットスチルで蒸留し、熱帯の気候で熟成させた3本を、日本全国へお届けします。',
  card: 'japan',
  urgent: true,
  alternates: { en: '/', fr: '/fr', ja: '/jp', 'x-default': '/' },
  untranslated: true,
};
