import type { CookieCopy } from './cookie-copy.ts';

export const japaneseCookieCopy: CookieCopy = {
  title: 'クッキー設定',
  lead: 'いつでもここで変更できます。保存した時点から有効になります。',
  parts: {
    essential: { name: '必須', about: 'この設定を記憶し、ご予約やご注文の手続きを支えます。' },
    analytics: {
      name: '統計',
      about: 'どのページが読まれたかを把握します。お客様が誰であるかは記録しません。',
    },
    marketing: {
      name: '広告',
      about:
        '広告からのご訪問であったことを広告会社に伝えます。お名前やご注文の内容が特定される情報は送りません。',
    },
  },
  always: '常に有効',
  on: 'オン',
  off: 'オフ',
  policy: '保存する情報と提供先（英語）',
  private:
    'お使いのブラウザが、行動の共有を望まないと伝えています（Global Privacy Control）。それに従い、どちらも無効のままにします。',
  save: '設定を保存',
  essentialOnly: '必須のみ',
  saved: 'クッキーの設定を保存しました。',
  notSaved: 'お使いのブラウザでは、この設定を保存できません。保存されない間は何も計測しません。',
};
