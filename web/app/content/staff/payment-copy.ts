import { retentionYears } from '#shared/limits/retention.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

export const paymentCopy = {
  title: (name: string) => `Payment: ${name}`,
  /** Below the title. @param what such as `tour` */
  visit: (guests: string, what: string, time: string) => `${guests}, ${what} at ${time}`,
  of: (total: number) => `of ${formatFigure(total)} VUV`,
  vuv: 'VUV',
  methods: {
    'cash-vuv': 'Cash',
    card: 'Card',
    'cash-aud': 'AUD cash',
    'operator-account': 'Operator',
    complimentary: 'Complimentary',
  } satisfies Record<PaymentMethod, string>,
  methodLabel: 'How it is paid',
  handedOver: 'Handed over',
  change: 'Give back',
  changeInVatu: 'Give back, in vatu',
  paysFor: 'Pays now for',
  ofAdults: (guests: number) => `of ${counted(guests, 'adult')}`,
  anotherSum: 'Another sum',
  part: 'Part of the party',
  sum: 'Sum in vatu',
  sumProblem: (max: number) => `Between 1 and ${formatFigure(max)} VUV.`,
  audRate: (vuv: number) => `For ${formatFigure(vuv)} VUV, at the price of the house.`,
  noAudPrice: 'No AUD price',
  reason: 'Why does nobody pay?',
  reasonHint: `Kept with the till for ${inWords(retentionYears.till)} years: no names of guests.`,
  noOperator: 'No operator booked',
  take: (method: PaymentMethod, sum: string) =>
    method === 'complimentary'
      ? `${sum} complimentary`
      : method === 'operator-account'
        ? `${sum} on account`
        : `Take ${sum}${method === 'card' ? ' by card' : method === 'cash-vuv' ? ' in cash' : ''}`,
  rest: (vuv: number) => `${formatFigure(vuv)} stays to pay`,
  inBooks: (vuv: number) => `${formatFigure(vuv)} VUV in the books`,
};
