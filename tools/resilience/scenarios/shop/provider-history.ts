import type { Harness } from '#tools/resilience/harness/harness.ts';

/** Refunds a session's payment at Stripe, as staff can do in its dashboard. */
export async function refundAtStripe(harness: Harness, session: string): Promise<void> {
  const { stripe } = harness.localStack;
  const intent = stripe.books.sessions[session]?.session.payment_intent;
  const response = await fetch(`${stripe.url}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    body: new URLSearchParams({ payment_intent: String(intent) }),
  });
  if (!response.ok) throw new Error(`Stripe refused the refund: ${await response.text()}`);
}

/** Ids of the Stripe events about a session and its payment, oldest first. */
export function eventsOf({ localStack }: Harness, session: string): string[] {
  const { payment_intent } = localStack.stripe.books.sessions[session]?.session ?? {};
  return localStack.stripe
    .events()
    .filter(({ event }) => {
      const object = event.data.object as { id?: string; payment_intent?: unknown };
      return object.id === session || (payment_intent !== null && object.payment_intent === payment_intent);
    })
    .map(({ event }) => event.id);
}
