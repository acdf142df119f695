import type { Account } from './account.ts';
import { customerIn } from './customer-form.ts';
import { expire, isAwaitingLatePayment, pay, payLater, settleLatePayment } from './paying.ts';
import type { BookedSession } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

export const outcomes = ['paid', 'declined', 'delayed', 'cancelled', 'expired'] as const;
/** What can come of a visit to the hosted page. */
export type Outcome = (typeof outcomes)[number];

/**
 * Does what the button of that name does, and tells where the customer goes next. A session that awaits a delayed
 * payment gets it by `paid`, and by any other outcome never will.
 *
 * @param form may hold the fields of the address; the sample stands for those that are not there
 * @returns an address; one that begins with `?` or is empty is on the hosted page itself
 * @throws StripeProblem when the session is past it, or a field is empty
 */
export function settle(
  account: Account,
  booked: BookedSession,
  outcome: Outcome,
  form: URLSearchParams,
): string {
  const { session } = booked;
  if (isAwaitingLatePayment(account, session)) {
    settleLatePayment(account, booked, outcome === 'paid');
    return '';
  }
  switch (outcome) {
    case 'paid':
      pay(account, booked, customerIn(form, booked));
      return afterPaying(booked);
    case 'delayed':
      payLater(account, booked, customerIn(form, booked));
      return afterPaying(booked);
    case 'expired':
      expire(account, booked);
      return '';
    case 'declined':
      requireOpen(booked);
      return '?declined';
    case 'cancelled':
      // The session stays open: whoever comes back to it may still pay.
      requireOpen(booked);
      return session.cancel_url ?? '';
  }
}

/** Where a customer goes who has paid, or has been told how to. */
export function afterPaying({ session }: BookedSession): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function requireOpen({ session }: BookedSession): void {
  if (session.status !== 'open') throw new StripeProblem(`This session is ${session.status}.`);
}
