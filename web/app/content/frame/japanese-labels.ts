const labels: Readonly<Record<string, string>> = {
  '/discover': '私たちについて',
  '/spirits': 'スピリッツ',
  '/batch': 'バッチ情報',
  '/storian-releases': 'ストーリアン',
  '/team': 'チーム',
  '/tours': '見学とイベント',
  '/tours/confirmed': 'ご予約の確認',
  '/buy': '取扱店',
  '/contact': 'お問い合わせ',
  '/in-the-news': 'ニュース',
  '/legal-disclosure': '特定商取引法に基づく表記',
};

/** A menu or footer entry with its Japanese label. */
export const inJapanese = <Entry extends { label: string; to: string }>(entry: Entry): Entry => ({
  ...entry,
  label: labels[entry.to] ?? entry.label,
});
