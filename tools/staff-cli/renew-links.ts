import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { renewGuestLinks } from '#functions/use-cases/operators/renew-guest-links.ts';
import { counted } from '#shared/values/counted.ts';
import type { OperationContext } from './operation/operation.ts';

/** Gives guests of an operator new links, and says in lines for staff how far that came. */
export async function renewLinks(
  operator: Pick<StoredOperator, 'id' | 'email'>,
  { table, clock }: OperationContext,
): Promise<readonly string[]> {
  const bookings = bookingStore(table, clock);
  const { renewed, left, theirs } = await renewGuestLinks({ bookings, clock }, operator);
  return [
    `${counted(renewed, 'guest')} ${renewed === 1 ? 'gets a new link' : 'get new links'} by mail.`,
    ...(left > 0 ? [`${counted(left, 'booking')} changed meanwhile: revoke again.`] : []),
    ...(theirs.length > 0
      ? [
          `${counted(theirs.length, 'booking')} with the operator’s own address, which can still change and cancel:`,
          ...theirs.map(({ reference }) => `  ${reference}`),
        ]
      : []),
  ];
}
