import { business } from '../../../shared/content/business.ts';
import { shopSentences } from '../../../shared/shop/sentences.ts';
import type { FrameCopy } from './frame-copy.ts';
import { footerLinks, menu } from './navigation.ts';

const labels: Readonly<Record<string, string>> = {
  '/discover': '私たちについて',
  '/spirits': 'スピリッツ',
  '/batch': 'バッチ情報',
  '/storian-releases': 'ストーリアン',
  '/team': 'チーム',
  '/tours': '見学とイベント',
  '/buy': '取扱店',
  '/contact': 'お問い合わせ',
  '/in-the-news': 'ニュース',
  '/legal-disclosure': '特定商取引法に基づく表記',
};

const translated = <Entry extends { label: string; to: string }>(entry: Entry): Entry => ({
  ...entry,
  label: labels[entry.to] ?? entry.label,
});

/** Header and footer of the Japanese pages. */
export const japaneseFrame: FrameCopy = {
  words: {
    skip: '本文へ移動',
    home: `${business.name} トップページ`,
    mainMenu: 'メインメニュー',
    menu: 'メニュー',
    more: (label) => `「${label}」のメニューを開く`,
    footerLinks: 'サイト内のページ',
    social: 'ソーシャルメディア',
    hours: '営業時間',
    hoursNote: '時刻はポートビラ時間（UTC+11）です。祝日は休業します。',
    closed: '休業',
    copyright: (name) => `© 2024 ${name}`,
    cookieSettings: 'クッキー設定',
  },
  menu: menu.map((entry) => ({
    ...translated(entry),
    ...(entry.shortLabel && { shortLabel: '見学' }),
    ...(entry.submenu && { submenu: entry.submenu.map(translated) }),
  })),
  footerLinks: footerLinks.map((column) => column.map(translated)),
  days: { 'Monday to Friday': '月曜〜金曜', Saturday: '土曜', Sunday: '日曜' },
  address: 'バヌアツ共和国シェファ州ポートビラ',
  timeLabel: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  span: (from, until) => `${from}〜${until}`,
};

/** The frame of the shop, which warns and says who sells (specification §2). */
export const japaneseShopFrame: FrameCopy = {
  ...japaneseFrame,
  ageWarning: {
    text: shopSentences.age,
    link: { label: '特定商取引法に基づく表記', to: '/legal-disclosure' },
  },
};
