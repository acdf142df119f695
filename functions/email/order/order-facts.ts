import type { OrderLine } from '../../../shared/shop/basket.ts';
import type { Address } from '../../../shared/shop/payment-report.ts';
import type { ShippingChoice } from '../../../shared/shop/shipping.ts';

/**
 * An order as its mails tell of it. Money in whole yen, times in epoch seconds. What only payment brings is missing
 * before: a mail leaves out what there is not.
 */
export interface OrderFacts {
  readonly reference: string;
  readonly lines: readonly OrderLine[];
  /** As it was given for the receipt; undefined once the customer is erased. */
  readonly email: string | undefined;
  readonly subtotalYen: number;
  readonly shippingYen?: number | undefined;
  readonly totalYen?: number | undefined;
  /** What shipping could come to; one of them was paid. */
  readonly shippingChoices: readonly ShippingChoice[];
  readonly shipTo?: Address | undefined;
  /** The address lies in another zone than the one that shipping was paid for. */
  readonly addressMismatch: boolean;
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly refundedAt?: number | undefined;
  readonly refundReason?: 'out-of-stock' | 'by-house' | 'at-provider' | undefined;
  readonly shipped?: { readonly at: number; readonly trackingNumber: string } | undefined;
}

/** Where shipping was paid to. */
export const zonePaid = ({ shippingChoices, shippingYen }: OrderFacts): ShippingChoice['zone'] | undefined =>
  shippingChoices.find(({ yen }) => yen === shippingYen)?.zone;
