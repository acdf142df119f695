import { counted } from '#shared/values/counted.ts';

/** Texts of the slip in the parcel: in Japanese for the customer, in English for the packer. */
export const slipCopy = {
  ja: {
    title: '納品書',
    order: 'ご注文番号',
    date: 'ご注文日',
    to: 'お届け先',
    product: '商品',
    number: '数量',
    all: '合計',
  },
  en: {
    title: 'Packing slip',
    order: 'Order',
    date: 'Ordered',
    to: 'Deliver to',
    product: 'Item',
    number: 'Number',
    all: 'Total',
    age: 'Japanese law bans drinking under the age of 20. We sell no alcohol to anyone under 20.',
  },
  bottles: {
    ja: (count: number) => `${count}本`,
    en: (count: number) => counted(count, 'bottle'),
  },
  returns: {
    ja: (days: number) => `不良品や返品のご連絡は、商品の到着後${days}日以内にお願いいたします。`,
    en: (days: number) => `Faults and returns: please tell us within ${days} days of delivery.`,
  },
} as const;
