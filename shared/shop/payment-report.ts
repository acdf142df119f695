import type { PaymentFact } from './order-state.ts';
import type { ShippingChoice } from './shipping.ts';

/** Where a parcel goes, as the payment page took it down. Texts may be empty. */
export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly state: string;
  readonly city: string;
  readonly line1: string;
  readonly line2: string;
}

/** What the payment provider says of one order, in one message or when it is asked. Times in epoch seconds. */
export interface PaymentReport {
  /** Of the order, as we told the provider; '' when the message does not say. */
  readonly reference: string;
  /** Absent: nothing has happened yet. */
  readonly fact?: PaymentFact | undefined;
  readonly at: number;
  readonly session?: { readonly id: string; readonly expiresAt: number } | undefined;
  readonly paymentIntent?: string | undefined;
  /** In the smallest unit of the currency, which is a yen where it is yen. */
  readonly amount?: number | undefined;
  readonly shippingAmount?: number | undefined;
  /** Small letters. */
  readonly currency?: string | undefined;
  readonly shipTo?: Address | undefined;
  /** A refund came back from the bank, maybe long after it had been made. */
  readonly hasRefundFailed?: true;
}

/** What a report is compared with. */
export interface ExpectedPayment {
  readonly subtotalYen: number;
  readonly shippingChoices: readonly ShippingChoice[];
  readonly totalYen?: number | undefined;
  readonly session?: { readonly id: string } | undefined;
  readonly paymentIntent?: string | undefined;
}

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Money has moved, or will: the report has to agree with the order to the yen. */
export const isAboutMoney = (fact: PaymentFact | undefined): boolean =>
  fact === 'awaiting' || fact === 'paid' || fact === 'refunded';

/**
 * Why a report, although it names the order, cannot be of it: another payment page or payment than the order's own,
 * or another amount or currency than was asked for. Undefined when it is of it.
 */
export function reportProblem(
  order: ExpectedPayment,
  report: PaymentReport,
): 'other-payment' | 'other-amount' | undefined {
  if (differ(order.session?.id, report.session?.id)) return 'other-payment';
  if (differ(order.paymentIntent, report.paymentIntent)) return 'other-payment';
  if (!isAboutMoney(report.fact)) return undefined;
  if (report.currency !== 'jpy') return 'other-amount';
  const totals =
    order.totalYen === undefined
      ? order.shippingChoices.map(({ yen }) => order.subtotalYen + yen)
      : [order.totalYen];
  const isOurs =
    totals.includes(report.amount ?? Number.NaN) &&
    (report.shippingAmount === undefined || order.subtotalYen + report.shippingAmount === report.amount);
  return isOurs ? undefined : 'other-amount';
}
