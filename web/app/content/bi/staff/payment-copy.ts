import * as english from '#app/content/staff/payment-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { retentionYears } from '#shared/limits/retention.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

export const paymentCopy: Translated<typeof english.paymentCopy> = {
  ...english.paymentCopy,
  title: (name) => `Peimen: ${name}`,
  visit: (guests, what, time) => `${guests}, ${what} long ${time}`,
  of: (total) => `long ${formatFigure(total)} VUV`,
  methods: {
    'cash-vuv': 'Kas',
    card: 'Kad',
    'cash-aud': 'Kas AUD',
    'operator-account': 'Kampani',
    complimentary: 'Fri', // unsure
  },
  methodLabel: 'Pem olsem wanem',
  handedOver: 'Oli givim',
  change: 'Givimbak',
  changeInVatu: 'Givimbak, long vatu',
  paysFor: 'Pem naoia blong',
  ofAdults: (guests) => `long ${guests} bigman`, // unsure
  anotherSum: 'Narafala sam', // unsure
  part: 'Haf blong grup',
  sum: 'Hamas vatu',
  sumProblem: (max) => `Bitwin 1 mo ${formatFigure(max)} VUV.`,
  audRate: (vuv) => `Blong ${formatFigure(vuv)} VUV, long praes blong haos.`,
  noAudPrice: 'I no gat praes long AUD',
  reason: 'From wanem i no gat man i pem?',
  reasonHint: `I stap wetem mane blong ${retentionYears.till} yia: no raetem nem blong gest.`, // unsure
  noOperator: 'I no gat kampani i buk',
  take: (method, sum) =>
    method === 'complimentary'
      ? `${sum} fri` // unsure
      : method === 'operator-account'
        ? `${sum} long akaon`
        : `Tekem ${sum}${method === 'card' ? ' long kad' : method === 'cash-vuv' ? ' long kas' : ''}`,
  rest: (vuv) => `${formatFigure(vuv)} i stap blong pem`,
  inBooks: (vuv) => `${formatFigure(vuv)} VUV long buk`, // unsure
};
