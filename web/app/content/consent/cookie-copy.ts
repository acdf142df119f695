import type { Language } from '../frame/language.ts';

/** Cookie settings, loaded on demand; the footer's texts are in `frame-copy.ts`. */
interface CookieCopy {
  title: string;
  lead: string;
  parts: Readonly<Record<'essential' | 'analytics' | 'marketing', { name: string; about: string }>>;
  always: string;
  /** State of a switch. */
  on: string;
  off: string;
  /** Link to the cookie policy. */
  policy: string;
  private: string;
  save: string;
  essentialOnly: string;
  notSaved: string;
}

const english: CookieCopy = {
  title: 'Cookie settings',
  lead: 'You can change your mind here at any time. A change takes effect when you save it.',
  parts: {
    essential: {
      name: 'Essential',
      about: 'Remembers this choice, and holds your booking or order together while you make it.',
    },
    analytics: {
      name: 'Statistics',
      about: 'Tells us which pages are read and how far bookings get. Never who you are.',
    },
    marketing: {
      name: 'Advertising',
      about:
        'Tells our advertising partner that an advertisement led to a visit. Never your name or booking.',
    },
  },
  always: 'Always on',
  on: 'On',
  off: 'Off',
  policy: 'Cookie policy: what is stored, and who gets it',
  private:
    'Your browser asks every site not to share what you do (Global Privacy Control). We respect that, so both stay off.',
  save: 'Save settings',
  essentialOnly: 'Essential only',
  notSaved: 'Your browser does not let us store this choice. Until it does, nothing is measured.',
};

const japanese: CookieCopy = {
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
  notSaved: 'お使いのブラウザでは、この設定を保存できません。保存されない間は何も計測しません。',
};

export const cookieCopy: Readonly<Record<Language, CookieCopy>> = { en: english, ja: japanese };
