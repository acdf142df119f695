import type { StripeRequest } from '#tools/local-stack/stripe/api-server.ts';
import type { Harness } from '#tools/resilience/harness/harness.ts';
import type { Answer } from '#tools/resilience/harness/visitor.ts';
import { addressHeader } from '#tools/resilience/harness/visitor.ts';
import { type Bottles, rumKeys, rums } from './bottle-stock.ts';

/** A checkout request, genuine or forged. */
export interface Requested {
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

let customers = 0;

const newNetwork = (): string => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};
let networks = 0;

/** A new mailbox for each customer, which keeps their mails apart. */
export const newEmail = (): string => {
  customers += 1;
  return `customer-${customers}@example.com`;
};

/** Submits the checkout. */
export function checkOut(
  harness: Harness,
  bottles: Partial<Bottles>,
  requested: Requested = {},
): Promise<Answer> {
  const { email = newEmail(), key = crypto.randomUUID(), prefecture = 'JP-13', body = {} } = requested;
  const { address = newNetwork() } = requested;
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

/** Stripe session of a response; undefined when there is none. */
export function sessionIn({ status, body }: Answer): string | undefined {
  return status === 200 ? String(body.url).split('/').at(-1) : undefined;
}

/** Checks out and throws on failure: the start of scenarios that need an order. */
export async function placeOrder(
  harness: Harness,
  bottles: Partial<Bottles>,
  requested: Requested = {},
): Promise<string> {
  const answer = await checkOut(harness, bottles, requested);
  const session = sessionIn(answer);
  if (session === undefined) {
    throw new Error(`The checkout failed: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return session;
}

/** Returns a function with the Stripe requests since now. */
export function requestsFromNow({ localStack }: Harness): () => readonly StripeRequest[] {
  const last = localStack.stripe.requests.at(-1)?.number ?? 0;
  return () => localStack.stripe.requests.filter(({ number }) => number > last);
}

/** Subjects of a customer's mails. */
export const mailsTo = (harness: Harness, email: string): string[] =>
  harness
    .mails()
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject);
