import { counted } from '#shared/values/counted.ts';
import { formatAud, formatSigned } from '#shared/values/signed-amount.ts';
import type { AudChange, PaymentMethod } from '../parties/visit-log.ts';
import type { ExceptionKind } from './till-exceptions.ts';

/** Names of payment methods in the till. */
export const tillMethods: Readonly<Record<PaymentMethod, string>> = {
  'cash-vuv': 'Cash',
  'cash-aud': 'AUD cash',
  card: 'Card',
  'operator-account': 'Operators',
  complimentary: 'Complimentary',
};

/** Names of exceptions, which a report lists in addition to the takings. */
export const exceptionWords: Readonly<Record<ExceptionKind, string>> = {
  undone: 'Undone',
  reversed: 'Reversed',
  complimentary: 'Complimentary',
  'cancelled-after-arrival': 'Cancelled after arrival',
  'reduced-after-arrival': 'Fewer guests after arrival',
};

/** Methods in the order of the list. */
export const methodsInOrder: readonly PaymentMethod[] = [
  'cash-vuv',
  'cash-aud',
  'card',
  'operator-account',
  'complimentary',
];

/** Formats an amount of a method; vatu without their currency. */
export const formatAmount = (method: PaymentMethod, amount: number): string =>
  method === 'cash-aud' ? formatAud(amount) : formatSigned(amount);

/** Formats an amount for the column of a method, without a currency. */
export const formatInColumn = (method: PaymentMethod, amount: number): string =>
  formatAmount(method, amount).replace('AUD ', '');

/** Formats a difference: `+1,000` when there is too much money, `−1,000` when some is missing. */
export const formatDifference = (method: PaymentMethod, amount: number): string =>
  `${amount > 0 ? '+' : ''}${formatAmount(method, amount)}`;

/** Note about lines that do not fit into this Z. */
export const nextZNote = (lines: number): string =>
  `${counted(lines, 'later payment')} will be in the day report (Z) after this one.`;

/** Note on why the drawers differ from the payments; undefined without change. */
export const changeNote = ({ cents, vuv }: AudChange): string | undefined =>
  cents === 0 && vuv === 0
    ? undefined
    : `Guests paid ${formatAud(cents)} beyond the price and were given back ${formatSigned(vuv)} VUV in cash.`;
