import { houseName } from '../../../../shared/content/business.ts';
import type { FrameCopy } from './frame-copy.ts';
import { inJapanese } from './japanese-labels.ts';
import { menu } from './navigation.ts';

export const japaneseFrame: FrameCopy = {
  words: {
    skip: '本文へ移動',
    home: `${houseName} トップページ`,
    mainMenu: 'メインメニュー',
    menu: 'メニュー',
    more: (label) => `「${label}」のメニューを開く`,
  },
  menu: menu.map((entry) => ({
    ...inJapanese(entry),
    ...(entry.shortLabel && { shortLabel: '見学' }),
    ...(entry.submenu && { submenu: entry.submenu.map(inJapanese) }),
  })),
};
