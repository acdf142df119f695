import type { StripeRequest } from '../../local-stack/stripe/api-server.ts';
import type { Harness } from '../harness.ts';
import type { Answer } from '../visitor.ts';
import { addressHeader } from '../visitor.ts';
import { type Bottles, rumKeys, rums } from './bottle-stock.ts';

/** What the page sends, and whatever somebody else may send in its place. */
export interface Wanted {
  readonly email?: string;
  readonly key?: string;
  readonly prefecture?: string;
  /** Network address, another for each customer unless it is given. */
  readonly address?: string;
  /** Instead of what the page would send. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export const cartOf = (bottles: Partial<Bottles>): { id: string; quantity: number }[] =>
  rumKeys
    .filter((key) => (bottles[key] ?? 0) > 0)
    .map((key) => ({ id: rums[key].id, quantity: bottles[key] ?? 0 }));

let customers = 0;

/** A network of its own for each customer. */
const newNetwork = (): string => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};
let networks = 0;

/** An address of its own for each customer, so that mails can be told apart. */
export const newEmail = (): string => {
  customers += 1;
  return `customer-${customers}@example.com`;
};

/** Presses the button that leads to the payment page. */
export function checkOut(harness: Harness, bottles: Partial<Bottles>, wanted: Wanted = {}): Promise<Answer> {
  const { email = newEmail(), key = crypto.randomUUID(), prefecture = 'JP-13', body = {} } = wanted;
  const { address = newNetwork() } = wanted;
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

/** The session that an answer leads to; undefined when it leads to none. */
export function sessionIn({ status, body }: Answer): string | undefined {
  return status === 200 ? String(body.url).split('/').at(-1) : undefined;
}

/** Checks out, and says so when that fails: for trials that begin with an order. */
export async function newOrder(
  harness: Harness,
  bottles: Partial<Bottles>,
  wanted: Wanted = {},
): Promise<string> {
  const answer = await checkOut(harness, bottles, wanted);
  const session = sessionIn(answer);
  if (session === undefined) {
    throw new Error(`No order could be made: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return session;
}

/** Answers what Stripe has been asked since now, as often as it is called. */
export function requestsFromNow({ localStack }: Harness): () => readonly StripeRequest[] {
  const last = localStack.stripe.requests.at(-1)?.number ?? 0;
  return () => localStack.stripe.requests.filter(({ number }) => number > last);
}

/** Subjects of the mails that a customer has got. */
export const mailsTo = (harness: Harness, email: string): string[] =>
  harness
    .mails()
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject);
