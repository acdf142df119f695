import Stripe from 'stripe';
import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import type { Faults } from '../process/injected-faults.ts';
import { closeServer, listen } from '../process/ports.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { Account } from './account.ts';
import { sessionOf } from './api-responses.ts';
import { createApiServer, type KeyHolder, type StripeRequest } from './api-server.ts';
import { advanceDispute, type DisputeStep, disputeCharge } from './disputing.ts';
import { type Outcome, settle } from './outcome.ts';
import { payPage } from './pay-page.ts';
import { expireOverdue } from './paying.ts';
import { prepareCheck } from './read-parameters.ts';
import { settleRefund } from './refunding.ts';
import { type BookedEvent, newId, openBooks, type StripeBooks } from './stripe-books.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** Stripe emulator: its API, hosted page and webhooks to the product. */
export interface LocalStripe {
  readonly port: number;
  /** Origin of the API. */
  readonly url: string;
  /** API key that no function holds, for requests from outside the product. */
  readonly secretKey: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  readonly webhooks: Webhooks;
  /** Endpoints that the account lists; delivery does not depend on them. */
  readonly endpoints: Stripe.WebhookEndpoint[];
  readonly books: StripeBooks;
  /** See {@link Account.expiresLate}. */
  expiresLate: boolean;
  /** See {@link Account.refundsWait}. */
  refundsWait: boolean;
  /** Latest API requests, oldest first. */
  readonly requests: readonly StripeRequest[];
  /** Events, oldest first. */
  events(): BookedEvent[];
  /** Has the effect of a button on the hosted page. @throws StripeProblem when the session no longer allows it */
  settle(sessionId: string, outcome: Outcome, form?: URLSearchParams): string;
  /** Completes a refund. @throws StripeProblem when there is none */
  settleRefund(id: string, status: 'succeeded' | 'failed'): void;
  /**
   * Performs a step of a bank's dispute about a payment; returns the dispute's id.
   *
   * @throws StripeProblem when the payment or the step is impossible
   */
  dispute(paymentIntent: string, step: DisputeStep, reason?: string): string;
  /** Serves `/__local/stripe/pay/`. */
  page(request: HttpRequest): HttpResponse;
  stop(): Promise<void>;
}

export interface LocalStripeOptions {
  clock: StackClock;
  faults: Faults;
  /** Origin of the site, which has the hosted page and the webhook endpoint. */
  siteUrl: string;
  secretKey: string;
  webhookSecret: string;
  /** See {@link import('./api-server.ts').ApiServerOptions.holderOf}. */
  holderOf(secretKey: string): KeyHolder | null | undefined;
  /** Event types of the webhook endpoint. */
  webhookEvents: readonly string[];
  /** File of stored payments; in memory when undefined. */
  file: string | undefined;
}

/** Timers stop while the machine sleeps, so the clock is checked at least this often. */
const maxWaitMilliseconds = 60_000;

/** The endpoint as configured in the account. */
const newEndpoint = (url: string, events: readonly string[]): Stripe.WebhookEndpoint => ({
  id: newId('we'),
  object: 'webhook_endpoint',
  api_version: Stripe.API_VERSION,
  application: null,
  created: 0,
  description: null,
  enabled_events: [...events],
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
});

/** Starts the emulator on a free loopback port. */
export async function startStripe(options: LocalStripeOptions): Promise<LocalStripe> {
  const { clock, faults, siteUrl, holderOf } = options;
  const stored = openBooks(options.file);
  const { books } = stored;
  const endpoint = `${siteUrl}/api/stripe-webhook`;
  const webhooks = createWebhooks({
    stored,
    clock,
    secret: options.webhookSecret,
    endpoint,
    events: options.webhookEvents,
  });
  const endpoints = [newEndpoint(endpoint, options.webhookEvents)];
  const account: Account = {
    books,
    expiresLate: false,
    refundsWait: false,
    now: () => Math.floor(clock.now().getTime() / 1000),
    announce: webhooks.announce,
    endpoints,
  };
  const pageOf = (id: string): string => `${siteUrl}/__local/stripe/pay/${id}`;
  const { server, requests } = createApiServer({
    account,
    save: () => {
      stored.save();
      waitForExpiry();
    },
    faults,
    holderOf,
    pageOf,
  });

  let timer: NodeJS.Timeout | undefined;
  function waitForExpiry(): void {
    clearTimeout(timer);
    const open = Object.values(books.sessions).filter(({ session }) => session.status === 'open');
    if (open.length === 0 || account.expiresLate) return;
    const next = Math.min(...open.map(({ session }) => session.expires_at)) * 1000;
    const wait = Math.min(Math.max(next - clock.now().getTime(), 0), maxWaitMilliseconds);
    timer = setTimeout(expireAndWait, wait);
  }
  function expireAndWait(): void {
    expireOverdue(account);
    stored.save();
    waitForExpiry();
  }

  const port = await listen(server, 0);
  prepareCheck('POST /v1/checkout/sessions');
  expireAndWait();
  clock.onMove(expireAndWait);
  webhooks.resume();
  const settleAndSave = (sessionId: string, outcome: Outcome, form = new URLSearchParams()): string => {
    expireOverdue(account);
    try {
      return settle(account, sessionOf(account, sessionId), outcome, form);
    } finally {
      stored.save();
    }
  };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    get expiresLate() {
      return account.expiresLate;
    },
    set expiresLate(isLate) {
      account.expiresLate = isLate;
      expireAndWait();
    },
    get refundsWait() {
      return account.refundsWait;
    },
    set refundsWait(isWaiting) {
      account.refundsWait = isWaiting;
    },
    secretKey: options.secretKey,
    webhookSecret: options.webhookSecret,
    webhooks,
    endpoints,
    books,
    requests,
    events: () => Object.values(books.events),
    settle: settleAndSave,
    settleRefund: (id, status) => {
      settleRefund(account, id, status);
      stored.save();
    },
    dispute: (paymentIntent, step, reason) => {
      const { id } =
        step === 'opened' || step === 'inquiry-opened'
          ? disputeCharge(account, paymentIntent, step, reason)
          : advanceDispute(account, paymentIntent, step);
      stored.save();
      return id;
    },
    page: (request) => {
      expireOverdue(account);
      return payPage(request, account, settleAndSave);
    },
    stop: async () => {
      clearTimeout(timer);
      webhooks.stop();
      await closeServer(server);
    },
  };
}
