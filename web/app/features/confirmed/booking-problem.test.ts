import { describe, expect, it } from 'vitest';
import { sampleBooking as booking } from '#app/requests/booking.testing.ts';
import { CallProblem } from '#app/requests/client.ts';
import { bookingProblem } from './booking-problem.ts';

const problemOf = (problem: unknown) => bookingProblem({ status: 'failed', problem });

describe('the problem of a booking page', () => {
  it('is absent while the booking loads and after it has loaded', () => {
    expect(bookingProblem({ status: 'loading' })).toBeUndefined();
    expect(bookingProblem({ status: 'ready', reply: booking })).toBeUndefined();
  });

  it.each(['', '24/11/2026', '2026-02-30'])('reports the unparsable date %j', (date) => {
    expect(bookingProblem({ status: 'ready', reply: { ...booking, date } })).toEqual({
      message: 'Date format error',
      canRetry: false,
    });
  });

  it('offers a retry unless the server has refused the request', () => {
    const notFound = new CallProblem('not-found', 'Booking not found.', { status: 404 });
    expect(problemOf(notFound)).toEqual({ message: 'Booking not found.', canRetry: false });
    expect(problemOf(new CallProblem('unreachable', 'No answer'))).toEqual({
      message: 'No answer',
      canRetry: true,
    });
    expect(problemOf(new TypeError('Broken'))).toEqual({ message: 'Broken', canRetry: true });
  });
});
