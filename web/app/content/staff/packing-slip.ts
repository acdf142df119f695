/** What stands on the slip in the parcel: for the customer, in Japanese. */
export const slipCopy = {
  title: '納品書',
  order: 'ご注文番号',
  date: 'ご注文日',
  to: 'お届け先',
  columns: ['商品', '数量'],
  bottles: (count: number) => `${count}本`,
  all: '合計',
  returns: (days: number) => `不良品や返品のご連絡は、商品の到着後${days}日以内にお願いいたします。`,
} as const;
