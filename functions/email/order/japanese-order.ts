import { shopBatches } from '#shared/content/shop-batches.ts';
import { addressLines } from '#shared/shop/address-lines.ts';
import { deliveryBusinessDays, dispatchHours, returnDays } from '#shared/shop/dispatch.ts';
import { shopMessages } from '#shared/shop/messages.ts';
import { formatYen, productById } from '#shared/shop/products.ts';
import { zoneNames } from '#shared/shop/shipping.ts';
import { singleLine } from '#shared/values/single-line.ts';
import type { Sum } from '../components/sum-list.tsx';
import { printableName } from '../printable-name.ts';
import { japaneseDate, japaneseDateAndTime } from './japan-time.ts';
import { type MailedOrder, zonePaid } from './mailed-order.ts';
import type { LetterDetail, LetterPassage, OrderLetter } from './order-letter.tsx';

/** The emails about an order to the customer, in Japanese. */
type JapaneseLetter = (order: MailedOrder, siteUrl: string) => OrderLetter;

const closing = 'ご不明な点がございましたら、このメールにそのままご返信ください。日本語で承ります。';

export const confirmationLetter: JapaneseLetter = (order, siteUrl) => ({
  tag: 'ja',
  subject: 'ご注文ありがとうございます',
  preheader: `お支払いを確認いたしました。${dispatchHours}時間以内に発送いたします。`,
  heading: 'ご注文を承りました',
  greeting: greetingOf(order),
  lead: 'このたびはご注文いただき、誠にありがとうございます。お支払いを確認いたしましたので、下記の内容で発送の準備をいたします。',
  sums: sumsOf(order, '合計'),
  details: [
    referenceDetail(order),
    { label: 'ご注文日時', lines: [japaneseDateAndTime(order.createdAt)] },
    { label: 'お支払い', lines: ['クレジットカードでお支払い済み'] },
    ...addressDetails(order),
  ],
  passages: [
    {
      heading: '発送とお届け',
      paragraphs: [
        `ご注文から${dispatchHours}時間以内に発送いたします。発送が完了しましたら、お荷物のお問い合わせ番号をメールでお知らせいたします。`,
        `${deliveryTime}お届け先に誤りがございましたら、お早めにこのメールへご返信ください。`,
      ],
    },
    batchPassage(order, siteUrl),
    ageNotice,
    {
      heading: '返品と販売者について',
      paragraphs: [
        `不良品や返品のご連絡は、商品の到着後${returnDays}日以内にお願いいたします。販売者と販売条件は、次のページに記載しております。`,
      ],
      links: [{ text: '特定商取引法に基づく表記', href: `${siteUrl}/legal-disclosure` }],
    },
  ],
  closing,
});

export const shippedLetter: JapaneseLetter = (order) => ({
  tag: 'ja',
  subject: '商品を発送いたしました',
  preheader: deliveryTime,
  heading: '発送いたしました',
  greeting: greetingOf(order),
  lead: 'ご注文の商品を発送いたしました。お手元に届くまで、今しばらくお待ちください。',
  ...parcelParts(order),
});

/** Corrects the tracking number of the earlier email. */
export const correctedNumberLetter: JapaneseLetter = (order) => ({
  tag: 'ja',
  subject: 'お問い合わせ番号の訂正',
  preheader: '発送のお知らせに記載したお問い合わせ番号に誤りがございました。',
  heading: 'お問い合わせ番号の訂正',
  greeting: greetingOf(order),
  lead: '先にお送りした発送のお知らせで、お荷物のお問い合わせ番号に誤りがございました。正しい番号は下記のとおりです。ご迷惑をおかけし、誠に申し訳ございません。',
  ...parcelParts(order),
});

/** The parts about a shipped parcel: tracking number, contents and instructions. */
const parcelParts = (order: MailedOrder): Pick<OrderLetter, 'sums' | 'details' | 'passages' | 'closing'> => ({
  sums: [],
  details: [
    ...(order.shipped === undefined
      ? []
      : [
          {
            label: 'お荷物のお問い合わせ番号',
            lines: [order.shipped.trackingNumber],
            figure: true,
          },
          { label: '発送日', lines: [japaneseDate(order.shipped.at)] },
        ]),
    { label: '商品', lines: order.lines.map(({ name, quantity }) => `${name} ${quantity}本`) },
    referenceDetail(order),
    ...addressDetails(order),
  ],
  passages: [
    {
      heading: 'お届けについて',
      paragraphs: [
        `${deliveryTime}天候などの事情により、お届けが遅れる場合がございます。`,
        '配達の状況は、上記のお問い合わせ番号で配送会社にご確認ください。',
      ],
    },
    ageNotice,
    {
      heading: '商品に問題がありましたら',
      paragraphs: [
        `破損や不良、商品の間違いがございましたら、お手数ですが、到着後${returnDays}日以内にこのメールへご返信ください。`,
      ],
    },
  ],
  closing,
});

export const refundLetter: JapaneseLetter = (order) => ({
  tag: 'ja',
  subject: 'ご返金のお知らせ',
  preheader: 'お支払いいただいた全額を返金いたしました。',
  heading: 'ご返金のお知らせ',
  greeting: greetingOf(order),
  lead:
    order.refundReason === 'out-of-stock'
      ? 'せっかくご注文いただきましたが、お支払いと行き違いに商品が品切れとなり、お届けすることができなくなりました。誠に申し訳ございません。お支払いいただいた全額を返金いたしました。'
      : '下記のご注文につきまして、お支払いいただいた全額を返金いたしました。',
  sums: sumsOf(order, '返金額'),
  details: [
    ...(order.refundedAt === undefined ? [] : [{ label: '返金日', lines: [japaneseDate(order.refundedAt)] }]),
    { label: '返金方法', lines: ['ご利用のクレジットカードへの返金'] },
    referenceDetail(order),
  ],
  passages: [
    {
      heading: '返金の時期',
      paragraphs: [
        'カードのご利用明細に反映されるまで、通常5〜10営業日ほどかかります。時期はカード会社によって異なりますので、詳しくはご利用のカード会社にお問い合わせください。',
      ],
    },
  ],
  closing,
});

const deliveryTime = `発送から${deliveryBusinessDays.min}〜${deliveryBusinessDays.max}営業日でお届けする予定です。`;

const ageNotice: LetterPassage = { heading: '20歳未満の方の飲酒について', paragraphs: [shopMessages.age] };

const bottleSums = ({ lines }: MailedOrder): readonly Sum[] =>
  lines.map(({ name, priceYen, quantity }) => ({
    label: name,
    note: `${formatYen(priceYen)} × ${quantity}本`,
    amount: formatYen(priceYen * quantity),
  }));

function sumsOf(order: MailedOrder, totalLabel: string): readonly Sum[] {
  const { subtotalYen, shippingYen, totalYen } = order;
  const zone = zonePaid(order);
  return [
    ...bottleSums(order),
    { label: '小計', amount: formatYen(subtotalYen) },
    ...(shippingYen === undefined
      ? []
      : [
          {
            label: '送料',
            ...(zone !== undefined && { note: zoneNames[zone].ja }),
            amount: shippingYen === 0 ? '無料' : formatYen(shippingYen),
          },
        ]),
    ...(totalYen === undefined ? [] : [{ label: totalLabel, amount: formatYen(totalYen), total: true }]),
  ];
}

/** The name with 様, or '' when the name must not be repeated. */
function greetingOf({ shipTo }: MailedOrder): string {
  const name = shipTo === undefined ? '' : printableName(shipTo.name);
  return name === '' ? '' : `${name} 様`;
}

const referenceDetail = ({ reference }: MailedOrder): LetterDetail => ({
  label: 'ご注文番号',
  lines: [reference],
});

function addressDetails({ shipTo }: MailedOrder): readonly LetterDetail[] {
  if (shipTo === undefined) return [];
  const [name, phone] = [singleLine(shipTo.name), singleLine(shipTo.phone)];
  const lines = [
    ...addressLines(shipTo),
    ...(name === '' ? [] : [`${name} 様`]),
    ...(phone === '' ? [] : [`電話番号 ${phone}`]),
  ];
  return [{ label: 'お届け先', lines }];
}

/** Links to the batches of the rums bought. */
function batchPassage({ lines }: MailedOrder, siteUrl: string): LetterPassage {
  return {
    heading: 'お届けするバッチ',
    paragraphs: [
      'サトウキビの産地から樽、瓶詰めまで、バッチごとの記録を公開しております。番号はボトルのラベルに記載しております。',
    ],
    links: lines.flatMap(({ id, name }) => {
      const product = productById(id);
      if (product === undefined) return [];
      const { number, path } = shopBatches[product.key];
      return [{ text: `${name}：バッチ${number}の記録（英語）`, href: `${siteUrl}${path}` }];
    }),
  };
}
