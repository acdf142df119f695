import type Stripe from 'stripe';
import type { ReportedStatus } from '#shared/shop/order-state.ts';
import type { Address, PaymentReport } from '#shared/shop/payment-report.ts';

/** The id of an object, whether expanded or not. */
export const idOf = (object: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

/** Our reference as set on the payment page; '' for sessions that are not ours. */
const referenceOf = (session: Stripe.Checkout.Session): string => session.client_reference_id ?? '';

export const sessionReport = (
  session: Stripe.Checkout.Session,
  status: ReportedStatus | undefined,
  at: number,
): PaymentReport => ({
  reference: referenceOf(session),
  status,
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

/** The charge of a session retrieved with its payment and charge. */
function chargeOf({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const payment = typeof payment_intent === 'string' ? undefined : payment_intent;
  const charge = payment?.latest_charge;
  return typeof charge === 'string' ? undefined : (charge ?? undefined);
}

/** Whether a bank has ever disputed the payment of a session, retrieved with its charge. */
export const isDisputed = (session: Stripe.Checkout.Session): boolean => chargeOf(session)?.disputed === true;

/** Current state of a session retrieved with its payment and charge. */
export function currentStatus(session: Stripe.Checkout.Session): ReportedStatus | undefined {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return undefined;
  if (chargeOf(session)?.refunded) return 'refunded';
  if (session.payment_status === 'paid') return 'paid';
  const payment = typeof session.payment_intent === 'string' ? undefined : session.payment_intent;
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return hasFailed ? 'failed' : 'awaiting';
}
