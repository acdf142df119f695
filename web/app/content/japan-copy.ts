import { business } from '../../../shared/content/business.ts';
import type { PictureSpot } from './picture-spot.ts';

/** The page for Japan, until its shop opens. */
export const japanCopy = {
  title: ['バヌアツから、', '手つかずのラム。'],
  lead: 'エファテ島の150軒を超える農家が手で刈り取ったサトウキビを、ポットスチルで蒸留し、熱帯の気候で熟成させました。',
  picture: {
    ratio: '21:9',
    note: 'Rows of casks with the light of a low sun from the right, room for Japanese words on the left.',
    alt: '',
  } satisfies PictureSpot as PictureSpot,
  soon: 'ショップは準備中です',
  soonText: [
    '日本向けオンラインショップの開店後は、ピュアケーンラム「ユミ」、シングルカスク5年の「エイジド」、限定品「ロスト・タイム」を日本全国へお届けします。',
    'それまでのお問い合わせは、日本語でもメールで承ります。',
  ],
  email: business.emails.bookings,
  disclosure: '特定商取引法に基づく表記',
} as const;

/** What Japanese law asks a seller to say. */
export const legalCopy = {
  title: '特定商取引法に基づく表記',
  lead: '日本のお客様への販売に関する表記です。価格、送料、お支払い、お届け、返品の条件は、オンラインショップの開店と同時に掲載します。',
  seller: '販売業者',
  rows: [
    { name: '名称', value: business.name },
    {
      name: '所在地',
      value: [
        business.address.street,
        business.address.locality,
        business.address.region,
        business.address.country,
      ].join(', '),
    },
    { name: '電話番号', value: business.phones[0] },
    { name: 'メールアドレス', value: business.emails.bookings },
    {
      name: '年齢制限',
      value: '20歳未満の者の飲酒は法律で禁止されています。20歳未満の者には酒類を販売しません。',
    },
  ],
  back: '日本向けページへ戻る',
} as const;

/** Where visitors come back to from the payment provider, until there is something to pay for. */
export const paymentReturnCopy = {
  title: 'ショップは準備中です',
  lead: 'このページは、オンラインショップでのお支払いのあとに表示されます。ショップは準備中のため、お支払いは行われていません。',
  age: '20歳未満の者の飲酒は法律で禁止されています。20歳未満の者には酒類を販売しません。',
  toShop: '日本向けページへ',
  home: 'トップページへ',
} as const;
