import { ja } from 'date-fns/locale/ja';
import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';

const formatInJapan = (epochSeconds: number, pattern: string): string =>
  formatInTimeZone(epochSeconds * 1000, 'Asia/Tokyo', pattern, { locale: ja });

/** A date in Japan: `2026年11月21日（土）`. */
export const japaneseDate = (epochSeconds: number): string =>
  formatInJapan(epochSeconds, 'yyyy年M月d日（EEEEE）');

/** Date and time in Japan: `2026年11月21日（土）18:04（日本時間）`. */
export const japaneseDateAndTime = (epochSeconds: number): string =>
  formatInJapan(epochSeconds, 'yyyy年M月d日（EEEEE）H:mm（日本時間）');
