import type { Dispute } from './disputes.ts';
import type { ReportedStatus } from './order-state.ts';
import type { ShippingChoice } from './shipping.ts';

/** Shipping address from the payment page. Texts may be empty. */
export interface Address {
  readonly name: string;
  readonly phone: string;
  readonly postalCode: string;
  readonly state: string;
  readonly city: string;
  readonly line1: string;
  readonly line2: string;
}

/** State of an order according to the payment provider. Times in epoch seconds. */
export interface PaymentReport {
  /** The order's reference; '' when not given. */
  readonly reference: string;
  /** Absent when nothing has happened yet. */
  readonly status?: ReportedStatus | undefined;
  readonly at: number;
  readonly session?: { readonly id: string; readonly expiresAt: number } | undefined;
  readonly paymentIntent?: string | undefined;
  /** Amount in the currency's smallest unit (for JPY, whole yen). */
  readonly amount?: number | undefined;
  readonly shippingAmount?: number | undefined;
  /** ISO 4217 in lower case. */
  readonly currency?: string | undefined;
  readonly shipTo?: Address | undefined;
  /** A refund bounced, possibly long after it was made. */
  readonly hasRefundFailed?: true;
  /** Disputes in this report. Their amounts may cover a part of the payment. */
  readonly disputes?: readonly Dispute[];
}

/** Order data that a report must match. */
export interface ExpectedPayment {
  readonly subtotalYen: number;
  readonly shippingChoices: readonly ShippingChoice[];
  readonly totalYen?: number | undefined;
  readonly session?: { readonly id: string } | undefined;
  readonly paymentIntent?: string | undefined;
}

const isDifferent = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

/** Whether money has moved or will, so that the amount must match the order exactly. */
export const isAboutMoney = (status: ReportedStatus | undefined): boolean =>
  status === 'awaiting' || status === 'paid' || status === 'refunded';

/**
 * Why a report does not match the order that it names: another payment page, payment, amount or currency. Undefined
 * when it matches.
 */
export function reportProblem(
  order: ExpectedPayment,
  report: PaymentReport,
): 'other-payment' | 'other-amount' | undefined {
  if (isDifferent(order.session?.id, report.session?.id)) return 'other-payment';
  if (isDifferent(order.paymentIntent, report.paymentIntent)) return 'other-payment';
  if (!isAboutMoney(report.status) && report.disputes === undefined) return undefined;
  if (report.currency !== 'jpy') return 'other-amount';
  // A dispute may be about a part of the amount.
  if (!isAboutMoney(report.status)) return undefined;
  const totals =
    order.totalYen === undefined
      ? order.shippingChoices.map(({ yen }) => order.subtotalYen + yen)
      : [order.totalYen];
  const isMatch =
    totals.includes(report.amount ?? Number.NaN) &&
    (report.shippingAmount === undefined || order.subtotalYen + report.shippingAmount === report.amount);
  return isMatch ? undefined : 'other-amount';
}
