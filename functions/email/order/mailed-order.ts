import type { OrderLine } from '#shared/shop/basket.ts';
import type { Address } from '#shared/shop/payment-report.ts';
import type { ShippingChoice } from '#shared/shop/shipping.ts';

/**
 * The fields of an order that emails need. Money in whole yen, times in epoch seconds. Fields that come with the
 * payment are missing before it, and emails leave them out.
 */
export interface MailedOrder {
  readonly reference: string;
  readonly lines: readonly OrderLine[];
  /** Address given for the receipt; undefined once the customer is erased. */
  readonly email: string | undefined;
  readonly subtotalYen: number;
  readonly shippingYen?: number | undefined;
  readonly totalYen?: number | undefined;
  /** The shipping options offered; one of them was paid. */
  readonly shippingChoices: readonly ShippingChoice[];
  readonly shipTo?: Address | undefined;
  /** Whether the address lies outside the zone that shipping was paid for. */
  readonly addressMismatch: boolean;
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly refundedAt?: number | undefined;
  readonly refundReason?: 'out-of-stock' | 'by-house' | 'at-provider' | undefined;
  readonly shipped?: { readonly at: number; readonly trackingNumber: string } | undefined;
}

/** The zone of the shipping option that was paid for. */
export const zonePaid = ({ shippingChoices, shippingYen }: MailedOrder): ShippingChoice['zone'] | undefined =>
  shippingChoices.find(({ yen }) => yen === shippingYen)?.zone;
