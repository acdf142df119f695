/** Japan has been at UTC+9 without summer time since 1952. */
const offsetSeconds = 9 * 60 * 60;

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** `2026年11月21日（土）`, the day that it was in Japan. @param epochSeconds an instant */
export function japaneseDate(epochSeconds: number): string {
  const local = localTime(epochSeconds);
  return `${local.getUTCFullYear()}年${local.getUTCMonth() + 1}月${local.getUTCDate()}日（${weekdays[local.getUTCDay()]}）`;
}

/** The same with the hour and its zone: `2026年11月21日（土）18:04（日本時間）`. */
export function japaneseDateAndTime(epochSeconds: number): string {
  const local = localTime(epochSeconds);
  const hour = `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, '0')}`;
  return `${japaneseDate(epochSeconds)}${hour}（日本時間）`;
}

const localTime = (epochSeconds: number): Date => new Date((epochSeconds + offsetSeconds) * 1000);
