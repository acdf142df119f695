import { business } from '#shared/content/business.ts';
import { agePhrases } from './age-phrases.ts';
import type { FooterCopy, FooterName } from './footer-copy.ts';
import { inJapanese } from './japanese-labels.ts';
import { links, siteFooter } from './site-footer-copy.ts';

const { value, of, reviews } = business.rating;

const japanese: FooterCopy = {
  more: [
    { label: 'English', to: '/', lang: 'en' },
    { label: '個人情報の取扱い', to: '/privacy#japan' },
  ],
  words: {
    footerLinks: 'サイト内のページ',
    social: 'ソーシャルメディア',
    hours: '営業時間',
    hoursNote: '時刻はポートビラ時間（UTC+11）です。祝日は休業します。',
    closed: '休業',
    copyright: (name) => `© 2024 ${name}`,
    cookieSettings: 'クッキー設定',
    linksNote: '特定商取引法に基づく表記を除き、リンク先は英語のページです。',
  },
  links: links.map((column) => column.map(inJapanese)),
  days: { 'Monday to Friday': '月曜〜金曜', Saturday: '土曜', Sunday: '日曜' },
  address: 'バヌアツ共和国シェファ州ポートビラ',
  rating: `評価は${of}点満点中${value}点（レビュー${reviews}件）`,
  timeLabel: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  span: (from, until) => `${from}〜${until}`,
};

export const footers: Readonly<Record<FooterName, FooterCopy>> = {
  english: siteFooter,
  japanese,
  shop: {
    ...japanese,
    ageWarning: {
      text: agePhrases,
      link: { label: '特定商取引法に基づく表記', to: '/legal-disclosure' },
    },
  },
};
