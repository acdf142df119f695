import { business } from '../../../../shared/content/business.ts';
import { timeLabel } from '../../../../shared/values/written-time.ts';
import { myBookingPath } from '../booking/my-booking-path.ts';
import { agePhrases } from './age-phrases.ts';
import type { FooterCopy, FooterName } from './footer-copy.ts';
import { inJapanese } from './japanese-labels.ts';

const { locality, region, country } = business.address;
const { value, of, reviews } = business.rating;

/** The two columns of links (specification §2), and the way back to a booking. */
const links: FooterCopy['links'] = [
  [
    { label: 'Discover', to: '/discover' },
    { label: 'The Spirits', to: '/spirits' },
    { label: 'Batches', to: '/batch' },
    { label: 'Storian Collection', to: '/storian-releases' },
    { label: 'Team', to: '/team' },
  ],
  [
    { label: 'Tours & Events', to: '/tours' },
    { label: 'My booking', to: myBookingPath },
    { label: 'Where to Buy', to: '/buy' },
    { label: 'Contact Us', to: '/contact' },
    { label: 'In the news', to: '/in-the-news' },
    { label: 'Legal Disclosure (Japan)', to: '/legal-disclosure' },
  ],
];

const english: FooterCopy = {
  more: [
    { label: 'For tour operators', to: '/operator' },
    { label: '日本語', to: '/jp', lang: 'ja' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Cookie policy', to: '/cookies' },
  ],
  words: {
    footerLinks: 'More pages',
    social: 'Social networks',
    hours: 'Opening hours',
    hoursNote: 'Port Vila time (UTC+11). Closed on public holidays.',
    closed: 'Closed',
    copyright: (name) => `© 2024 ${name}`,
    cookieSettings: 'Cookie settings',
  },
  links,
  address: [locality, region, country].join(', '),
  rating: `Rated ${value} out of ${of} from ${reviews} reviews`,
  timeLabel,
  span: (from, until) => `${from} to ${until}`,
};

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
  english,
  japanese,
  shop: {
    ...japanese,
    ageWarning: {
      text: agePhrases,
      link: { label: '特定商取引法に基づく表記', to: '/legal-disclosure' },
    },
  },
};
