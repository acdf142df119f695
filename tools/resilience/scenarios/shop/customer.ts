import type { StripeRequest } from '#tools/local-stack/stripe/api-server.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import type { ApiResponse } from '#tools/resilience/harness/visitor.ts';
import { addressHeader } from '#tools/resilience/harness/visitor.ts';
import { type Bottles, rumKeys, rums } from './bottle-stock.ts';

/** A checkout request, genuine or forged. */
export interface CheckoutRequest {
  readonly email?: string;
  readonly key?: string;
  readonly prefecture?: string;
  /** IP address; a new one for each customer by default. */
  readonly address?: string;
  /** Replaces the page's request body. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export const cartOf = (bottles: Partial<Bottles>): { id: string; quantity: number }[] =>
  rumKeys
    .filter((key) => (bottles[key] ?? 0) > 0)
    .map((key) => ({ id: rums[key].id, quantity: bottles[key] ?? 0 }));

let customerCount = 0;

const newNetwork = (): string => {
  networkCount += 1;
  return `10.${(networkCount >> 16) & 255}.${(networkCount >> 8) & 255}.${networkCount & 255}`;
};
let networkCount = 0;

/** Creates a mailbox for each customer, to keep their emails apart. */
export const newEmail = (): string => {
  customerCount += 1;
  return `customer-${customerCount}@example.com`;
};

/** Submits the checkout. */
export function checkOut(
  harness: Harness,
  bottles: Partial<Bottles>,
  request: CheckoutRequest = {},
): Promise<ApiResponse> {
  const { email = newEmail(), key = crypto.randomUUID(), prefecture = 'JP-13', body = {} } = request;
  const { address = newNetwork() } = request;
  return harness.visitor.call('POST', '/api/stripe', {
    headers: { 'idempotency-key': key, [addressHeader]: address },
    body: {
      cartItems: cartOf(bottles),
      email,
      prefecture,
      successUrl: `${harness.localStack.url}/payment-success`,
      cancelUrl: `${harness.localStack.url}/payment-cancel`,
      ...body,
    },
  });
}

/** Returns the Stripe session of a response; undefined when there is none. */
export function sessionIn({ status, body }: ApiResponse): string | undefined {
  return status === 200 ? String(body.url).split('/').at(-1) : undefined;
}

/** Checks out for scenarios that need an order; throws on failure. */
export async function placeOrder(
  harness: Harness,
  bottles: Partial<Bottles>,
  request: CheckoutRequest = {},
): Promise<string> {
  const response = await checkOut(harness, bottles, request);
  const session = sessionIn(response);
  if (session === undefined) {
    throw new Error(`The checkout failed: ${response.status} ${JSON.stringify(response.body)}`);
  }
  return session;
}

/** Returns a function that lists the Stripe requests received since this call. */
export function recordStripeRequests({ localStack }: Harness): () => readonly StripeRequest[] {
  const lastNumber = localStack.stripe.requests.at(-1)?.number ?? 0;
  return () => localStack.stripe.requests.filter(({ number }) => number > lastNumber);
}

/** Returns the subjects of a customer's emails. */
export const emailsTo = (harness: Harness, email: string): string[] =>
  harness
    .emails()
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject);
