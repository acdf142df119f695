/** Shipping zone of a destination (specification §9). */
export type ShippingZone = 'mainland' | 'remote';

/** A prefecture of Japan; `code` by ISO 3166-2. */
export interface Prefecture {
  readonly code: `JP-${string}`;
  readonly ja: string;
  readonly en: string;
  readonly zone: ShippingZone;
}

/** All 47 from north to south. Hokkaido and Okinawa are remote, the others mainland (specification §4). */
export const prefectures: readonly Prefecture[] = [
  { code: 'JP-01', ja: '北海道', en: 'Hokkaido', zone: 'remote' },
  { code: 'JP-02', ja: '青森県', en: 'Aomori', zone: 'mainland' },
  { code: 'JP-03', ja: '岩手県', en: 'Iwate', zone: 'mainland' },
  { code: 'JP-04', ja: '宮城県', en: 'Miyagi', zone: 'mainland' },
  { code: 'JP-05', ja: '秋田県', en: 'Akita', zone: 'mainland' },
  { code: 'JP-06', ja: '山形県', en: 'Yamagata', zone: 'mainland' },
  { code: 'JP-07', ja: '福島県', en: 'Fukushima', zone: 'mainland' },
  { code: 'JP-08', ja: '茨城県', en: 'Ibaraki', zone: 'mainland' },
  { code: 'JP-09', ja: '栃木県', en: 'Tochigi', zone: 'mainland' },
  { code: 'JP-10', ja: '群馬県', en: 'Gunma', zone: 'mainland' },
  { code: 'JP-11', ja: '埼玉県', en: 'Saitama', zone: 'mainland' },
  { code: 'JP-12', ja: '千葉県', en: 'Chiba', zone: 'mainland' },
  { code: 'JP-13', ja: '東京都', en: 'Tokyo', zone: 'mainland' },
  { code: 'JP-14', ja: '神奈川県', en: 'Kanagawa', zone: 'mainland' },
  { code: 'JP-15', ja: '新潟県', en: 'Niigata', zone: 'mainland' },
  { code: 'JP-16', ja: '富山県', en: 'Toyama', zone: 'mainland' },
  { code: 'JP-17', ja: '石川県', en: 'Ishikawa', zone: 'mainland' },
  { code: 'JP-18', ja: '福井県', en: 'Fukui', zone: 'mainland' },
  { code: 'JP-19', ja: '山梨県', en: 'Yamanashi', zone: 'mainland' },
  { code: 'JP-20', ja: '長野県', en: 'Nagano', zone: 'mainland' },
  { code: 'JP-21', ja: '岐阜県', en: 'Gifu', zone: 'mainland' },
  { code: 'JP-22', ja: '静岡県', en: 'Shizuoka', zone: 'mainland' },
  { code: 'JP-23', ja: '愛知県', en: 'Aichi', zone: 'mainland' },
  { code: 'JP-24', ja: '三重県', en: 'Mie', zone: 'mainland' },
  { code: 'JP-25', ja: '滋賀県', en: 'Shiga', zone: 'mainland' },
  { code: 'JP-26', ja: '京都府', en: 'Kyoto', zone: 'mainland' },
  { code: 'JP-27', ja: '大阪府', en: 'Osaka', zone: 'mainland' },
  { code: 'JP-28', ja: '兵庫県', en: 'Hyogo', zone: 'mainland' },
  { code: 'JP-29', ja: '奈良県', en: 'Nara', zone: 'mainland' },
  { code: 'JP-30', ja: '和歌山県', en: 'Wakayama', zone: 'mainland' },
  { code: 'JP-31', ja: '鳥取県', en: 'Tottori', zone: 'mainland' },
  { code: 'JP-32', ja: '島根県', en: 'Shimane', zone: 'mainland' },
  { code: 'JP-33', ja: '岡山県', en: 'Okayama', zone: 'mainland' },
  { code: 'JP-34', ja: '広島県', en: 'Hiroshima', zone: 'mainland' },
  { code: 'JP-35', ja: '山口県', en: 'Yamaguchi', zone: 'mainland' },
  { code: 'JP-36', ja: '徳島県', en: 'Tokushima', zone: 'mainland' },
  { code: 'JP-37', ja: '香川県', en: 'Kagawa', zone: 'mainland' },
  { code: 'JP-38', ja: '愛媛県', en: 'Ehime', zone: 'mainland' },
  { code: 'JP-39', ja: '高知県', en: 'Kochi', zone: 'mainland' },
  { code: 'JP-40', ja: '福岡県', en: 'Fukuoka', zone: 'mainland' },
  { code: 'JP-41', ja: '佐賀県', en: 'Saga', zone: 'mainland' },
  { code: 'JP-42', ja: '長崎県', en: 'Nagasaki', zone: 'mainland' },
  { code: 'JP-43', ja: '熊本県', en: 'Kumamoto', zone: 'mainland' },
  { code: 'JP-44', ja: '大分県', en: 'Oita', zone: 'mainland' },
  { code: 'JP-45', ja: '宮崎県', en: 'Miyazaki', zone: 'mainland' },
  { code: 'JP-46', ja: '鹿児島県', en: 'Kagoshima', zone: 'mainland' },
  { code: 'JP-47', ja: '沖縄県', en: 'Okinawa', zone: 'remote' },
];

/**
 * Reduces a name to its letters, without accents or "prefecture": 'Ōsaka-fu', 'Osaka Prefecture' and 'OSAKA' are equal.
 */
const latinName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+(prefecture|metropolis|ken|fu|to)$/, '')
    .replace(/[^a-z]/g, '');

/** Name without its last character, which is the type of prefecture. */
const shortName = (ja: string): string => ja.replace(/[都府県]$/, '');

/**
 * Finds a prefecture by its code or its Japanese or English name, as in requests and addresses; undefined when unknown.
 */
export function prefectureOf(text: string): Prefecture | undefined {
  const name = text.normalize('NFKC').trim();
  const latin = latinName(name);
  return prefectures.find(
    ({ code, ja, en }) =>
      code === name.toUpperCase() ||
      ja === name ||
      shortName(ja) === name ||
      (latin !== '' && latinName(en) === latin),
  );
}
