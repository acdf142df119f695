import type Stripe from 'stripe';
import type { PaymentFact } from '../../shared/shop/order-state.ts';
import type { Address, PaymentReport } from '../../shared/shop/payment-report.ts';

/** The id of an object, whether expanded or not. */
export const idOf = (object: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

/** Our reference as set on the payment page; '' for sessions that are not ours. */
const referenceOf = (session: Stripe.Checkout.Session): string => session.client_reference_id ?? '';

export const sessionReport = (
  session: Stripe.Checkout.Session,
  fact: PaymentFact | undefined,
  at: number,
): PaymentReport => ({
  reference: referenceOf(session),
  fact,
  at,
  session: { id: session.id, expiresAt: session.expires_at },
  paymentIntent: idOf(session.payment_intent),
  amount: session.amount_total ?? undefined,
  shippingAmount: session.shipping_cost?.amount_total,
  currency: session.currency ?? undefined,
  shipTo: addressOf(session),
});

function addressOf({
  collected_information,
  customer_details,
}: Stripe.Checkout.Session): Address | undefined {
  const shipping = collected_information?.shipping_details;
  if (!shipping) return undefined;
  const { postal_code, state, city, line1, line2 } = shipping.address;
  return {
    name: shipping.name,
    phone: customer_details?.phone ?? '',
    postalCode: postal_code ?? '',
    state: state ?? '',
    city: city ?? '',
    line1: line1 ?? '',
    line2: line2 ?? '',
  };
}

/** Current state of a session retrieved with its payment and charge. */
export function factNow(session: Stripe.Checkout.Session): PaymentFact | undefined {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return undefined;
  const payment = typeof session.payment_intent === 'string' ? undefined : session.payment_intent;
  const charge = typeof payment?.latest_charge === 'string' ? undefined : payment?.latest_charge;
  if (charge?.refunded) return 'refunded';
  if (session.payment_status === 'paid') return 'paid';
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return hasFailed ? 'failed' : 'awaiting';
}
