import Stripe from 'stripe';
import type { StackClock } from '../process/stack-clock.ts';
import { type BookedEvent, newId, type StoredBooks } from './stripe-books.ts';
import { missing } from './stripe-problem.ts';

/** How future events are delivered. */
export interface WebhookPlan {
  /**
   * `deliver`: as they happen. `hold`: stored until {@link Webhooks.deliver}. `lose`: never, pending retries included.
   */
  mode: 'deliver' | 'hold' | 'lose';
  /** Milliseconds from the event to the first attempt. */
  delayMs: number;
  /** Number of times each event is delivered. */
  copies: number;
  /** Milliseconds before each retry; the last value repeats. */
  retryMs: readonly number[];
}

/** Delivers events to the product's endpoint like Stripe: signed, and retried until it answers 2xx. */
export interface Webhooks {
  readonly plan: WebhookPlan;
  set(plan: Partial<WebhookPlan>): void;
  announce(type: Stripe.Event['type'], object: object): void;
  /**
   * Makes one attempt to deliver an event, in any state and any number of times.
   *
   * @returns the endpoint's status; 0 without a response
   */
  deliver(eventId: string): Promise<number>;
  /** Pending deliveries, without held events. */
  readonly waiting: number;
  /** Resumes deliveries that were pending when the local stack stopped. */
  resume(): void;
  stop(): void;
}

export interface WebhookOptions {
  stored: StoredBooks;
  clock: StackClock;
  secret: string;
  endpoint: string;
  /** Event types that the endpoint asks for; `*` for all. */
  events: readonly string[];
}

const initialPlan: WebhookPlan = {
  mode: 'deliver',
  delayMs: 0,
  copies: 1,
  retryMs: [1_000, 2_000, 5_000, 15_000, 60_000],
};

const maxAttempts = 20;
const answerTimeoutMs = 20_000;

export function createWebhooks({ stored, clock, secret, endpoint, events }: WebhookOptions): Webhooks {
  const { books, save } = stored;
  let plan = initialPlan;
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  function schedule(milliseconds: number, work: () => Promise<unknown>): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, milliseconds);
    timers.add(timer);
  }

  async function attempt(booked: BookedEvent): Promise<number> {
    const payload = JSON.stringify(booked.event, null, 2);
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const at = clock.now().toISOString();
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const status = await post(endpoint, payload, signature);
    // The attempt is not recorded, so it is repeated after the next start.
    if (isStopped) return status;
    booked.attempts.push({ at, status });
    if (status >= 200 && status < 300) booked.state = 'delivered';
    save();
    return status;
  }

  async function attemptUntilAccepted(booked: BookedEvent): Promise<void> {
    if (booked.state !== 'waiting') return;
    const attemptCount = booked.attempts.length;
    const status = await attempt(booked);
    if (isStopped || (status >= 200 && status < 300) || booked.state !== 'waiting') return;
    if (attemptCount + 1 >= maxAttempts) {
      booked.state = 'given up';
      save();
      return;
    }
    const wait = plan.retryMs[Math.min(attemptCount, plan.retryMs.length - 1)] ?? 0;
    schedule(wait, () => attemptUntilAccepted(booked));
  }

  return {
    get plan() {
      return plan;
    },
    set: (changes) => {
      plan = { ...plan, ...changes };
      if (plan.mode !== 'lose') return;
      for (const booked of Object.values(books.events)) {
        if (booked.state === 'waiting') booked.state = 'lost';
      }
    },
    announce: (type, object) => {
      const isSubscribed = events.includes(type) || events.includes('*');
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: Math.floor(clock.now().getTime() / 1000),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: isSubscribed ? 1 : 0,
        request: { id: null, idempotency_key: null },
        type,
      } as Stripe.Event;
      const states = { deliver: 'waiting', hold: 'held', lose: 'lost' } as const;
      const booked: BookedEvent = {
        event,
        state: isSubscribed ? states[plan.mode] : 'unsubscribed',
        attempts: [],
      };
      books.events[event.id] = booked;
      save();
      if (booked.state !== 'waiting') return;
      schedule(plan.delayMs, () => attemptUntilAccepted(booked));
      for (let copy = 1; copy < plan.copies; copy += 1) schedule(plan.delayMs, () => attempt(booked));
    },
    deliver: (eventId) => {
      const booked = books.events[eventId];
      return booked === undefined ? Promise.reject(missing('event', eventId)) : attempt(booked);
    },
    get waiting() {
      return Object.values(books.events).filter(({ state }) => state === 'waiting').length;
    },
    resume: () => {
      for (const booked of Object.values(books.events)) {
        if (booked.state === 'waiting') schedule(0, () => attemptUntilAccepted(booked));
      }
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post(endpoint: string, payload: string, signature: string): Promise<number> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
