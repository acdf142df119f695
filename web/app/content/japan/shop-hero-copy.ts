import { business } from '#shared/content/business.ts';
import { phrases } from '../frame/phrases.ts';

export const shopHeroCopy = {
  title: [phrases`バヌアツから、`, phrases`ありのままのラム。`],
  lead: phrases`エファテ島の150軒を超える農家が手で刈り取ったサトウキビの搾り汁を、ポットスチルで蒸留し、熱帯の気候で熟成させました。日本全国へお届けします。`,
  noScript: phrases`ご注文には JavaScript が必要です。お使いになれない場合は、メールでご連絡ください。`,
  email: business.emails.bookings,
} as const;
