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

/** Delivers events to the product's endpoint like Stripe: signed, and retried until it responds with 2xx. */
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
  /** Event types to which the endpoint is subscribed; `*` for all. */
  events: readonly string[];
}

const initialPlan: WebhookPlan = {
  mode: 'deliver',
  delayMs: 0,
  copies: 1,
  retryMs: [1_000, 2_000, 5_000, 15_000, 60_000],
};

const maxAttempts = 20;
const responseTimeoutMs = 20_000;

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

  async function attempt(bookedEvent: BookedEvent): Promise<number> {
    const payload = JSON.stringify(bookedEvent.event, null, 2);
    const timestamp = Math.floor(clock.now().getTime() / 1000);
    const at = clock.now().toISOString();
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const status = await post(endpoint, payload, signature);
    // The attempt is not recorded, so it is repeated after the next start.
    if (isStopped) return status;
    bookedEvent.attempts.push({ at, status });
    if (status >= 200 && status < 300) bookedEvent.state = 'delivered';
    save();
    return status;
  }

  async function attemptUntilAccepted(bookedEvent: BookedEvent): Promise<void> {
    if (bookedEvent.state !== 'waiting') return;
    const attemptCount = bookedEvent.attempts.length;
    const status = await attempt(bookedEvent);
    if (isStopped || (status >= 200 && status < 300) || bookedEvent.state !== 'waiting') return;
    if (attemptCount + 1 >= maxAttempts) {
      bookedEvent.state = 'given up';
      save();
      return;
    }
    const wait = plan.retryMs[Math.min(attemptCount, plan.retryMs.length - 1)] ?? 0;
    schedule(wait, () => attemptUntilAccepted(bookedEvent));
  }

  return {
    get plan() {
      return plan;
    },
    set: (changes) => {
      plan = { ...plan, ...changes };
      if (plan.mode !== 'lose') return;
      for (const bookedEvent of Object.values(books.events)) {
        if (bookedEvent.state === 'waiting') bookedEvent.state = 'lost';
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
      const bookedEvent: BookedEvent = {
        event,
        state: isSubscribed ? states[plan.mode] : 'unsubscribed',
        attempts: [],
      };
      books.events[event.id] = bookedEvent;
      save();
      if (bookedEvent.state !== 'waiting') return;
      schedule(plan.delayMs, () => attemptUntilAccepted(bookedEvent));
      for (let copy = 1; copy < plan.copies; copy += 1) schedule(plan.delayMs, () => attempt(bookedEvent));
    },
    deliver: (eventId) => {
      const bookedEvent = books.events[eventId];
      return bookedEvent === undefined ? Promise.reject(missing('event', eventId)) : attempt(bookedEvent);
    },
    get waiting() {
      return Object.values(books.events).filter(({ state }) => state === 'waiting').length;
    },
    resume: () => {
      for (const bookedEvent of Object.values(books.events)) {
        if (bookedEvent.state === 'waiting') schedule(0, () => attemptUntilAccepted(bookedEvent));
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
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
