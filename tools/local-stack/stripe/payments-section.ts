import type { LocalStripe } from './local-stripe.ts';

/** Table cells for the inspector, not yet escaped. */
export interface PaymentRows {
  sessions: { createdAt: string; order: string; total: string; state: string; page: string }[];
  events: { occurredAt: string; type: string; order: string; state: string; attempts: string }[];
}

/** Payments in the inspector, newest first. */
export function paymentRows({ books, events }: LocalStripe): PaymentRows {
  const time = (seconds: number): string => new Date(seconds * 1000).toISOString();
  const sessions = Object.values(books.sessions).map(({ session }) => ({
    createdAt: time(session.created),
    order: session.client_reference_id ?? '',
    total: `¥${(session.amount_total ?? 0).toLocaleString('en')}`,
    state: `${session.status}, ${session.payment_status}`,
    page: `/__local/stripe/pay/${session.id}`,
  }));
  const eventRows = events().map(({ event, state, attempts }) => ({
    occurredAt: time(event.created),
    type: event.type,
    order: referenceOf(event.data.object),
    state,
    attempts: attempts.map(({ status }) => status || 'no response').join(', '),
  }));
  return { sessions: sessions.reverse(), events: eventRows.reverse() };
}

function referenceOf(object: object): string {
  return 'client_reference_id' in object ? String(object.client_reference_id ?? '') : '';
}
