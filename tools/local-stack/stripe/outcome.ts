import type { Account } from './account.ts';
import { customerIn } from './customer-form.ts';
import { expire, isAwaitingLatePayment, pay, payLater, settleLatePayment } from './paying.ts';
import type { BookedSession } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

export const outcomes = ['paid', 'declined', 'delayed', 'cancelled', 'expired'] as const;
/** Outcomes of a visit to the hosted page. */
export type Outcome = (typeof outcomes)[number];

/**
 * Has the effect of the outcome's button and returns the customer's next page. For a session that awaits a delayed payment,
 * `paid` completes the payment and any other outcome fails it.
 *
 * @param form optional address fields; missing ones take the sample's values
 * @returns a URL; empty or starting with `?` for the hosted page itself
 * @throws StripeProblem when the session no longer allows it, or a field is empty
 */
export function settle(
  account: Account,
  bookedSession: BookedSession,
  outcome: Outcome,
  form: URLSearchParams,
): string {
  const { session } = bookedSession;
  if (isAwaitingLatePayment(account, session)) {
    settleLatePayment(account, bookedSession, outcome === 'paid');
    return '';
  }
  switch (outcome) {
    case 'paid':
      pay(account, bookedSession, customerIn(form, bookedSession));
      return pageAfterPaying(bookedSession);
    case 'delayed':
      payLater(account, bookedSession, customerIn(form, bookedSession));
      return pageAfterPaying(bookedSession);
    case 'expired':
      expire(account, bookedSession);
      return '';
    case 'declined':
      requireOpen(bookedSession);
      return '?declined';
    case 'cancelled':
      // The session stays open and can still be paid.
      requireOpen(bookedSession);
      return session.cancel_url ?? '';
  }
}

/** The page that a customer sees after paying, or after the instructions to pay later. */
export function pageAfterPaying({ session }: BookedSession): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function requireOpen({ session }: BookedSession): void {
  if (session.status !== 'open') throw new StripeProblem(`This session is ${session.status}.`);
}
