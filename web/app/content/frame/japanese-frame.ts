import { houseName, housePhone } from '#shared/content/business.ts';
import type { FrameCopy } from './frame-copy.ts';
import { inJapanese } from './japanese-labels.ts';
import { menu } from './menu.ts';

export const japaneseFrame: FrameCopy = {
  words: {
    oldBrowser: `ブラウザーが古いため、ご注文はお電話（${housePhone}）でお願いします。`,
    skip: '本文へ移動',
    home: `${houseName} トップページ`,
    mainMenu: 'メインメニュー',
    menu: 'メニュー',
    more: (label) => `「${label}」のメニューを開く`,
    note: '（英語）',
    language: { label: 'English', to: '/', lang: 'en' },
    book: { label: '見学を予約（英語）', to: '/tours' },
    phone: housePhone,
    sheetFoot: 'ご予約とお問い合わせ',
    sheetLinks: [{ label: '日本向けショップ', to: '/jp' }],
  },
  menu: menu.map((entry) => ({
    ...inJapanese(entry),
    ...(entry.shortLabel && { shortLabel: '見学' }),
    ...(entry.submenu && { submenu: entry.submenu.map(inJapanese) }),
    ...(entry.sheetSubmenu && { sheetSubmenu: entry.sheetSubmenu.map(inJapanese) }),
  })),
};
