import { describe, expect, it } from 'vitest';
import { sampleBooking as booking } from './booking.testing.ts';
import { type BookingEvent, bookingReducer, firstState } from './booking-state.ts';

const stateAfter = (...events: BookingEvent[]) => events.reduce(bookingReducer, firstState);
const loaded: BookingEvent = { type: 'loaded', booking };

describe('page of a booking', () => {
  it('shows what was loaded', () => {
    expect(stateAfter(loaded)).toMatchObject({ booking, problem: undefined, cancelling: 'no' });
  });

  it.each(['', '24/11/2026', '2026-02-30'])('says that the date %j is in no form we read', (date) => {
    expect(stateAfter({ type: 'loaded', booking: { ...booking, date } })).toMatchObject({
      booking: undefined,
      problem: { message: 'Date format error', canRetry: false },
    });
  });

  it('starts over on another attempt', () => {
    const failed: BookingEvent = { type: 'refused', message: 'No answer', canRetry: true };
    expect(stateAfter(failed)).toMatchObject({ problem: { message: 'No answer', canRetry: true } });
    expect(stateAfter(failed, { type: 'retry' })).toEqual({ ...firstState, attempt: 1 });
  });

  it('asks, sends, and is cancelled', () => {
    expect(stateAfter(loaded, { type: 'ask' }).cancelling).toBe('asking');
    expect(stateAfter(loaded, { type: 'ask' }, { type: 'cancel' }).cancelling).toBe('sending');
    expect(stateAfter(loaded, { type: 'ask' }, { type: 'cancel' }, { type: 'cancelled' })).toMatchObject({
      cancelling: 'no',
      cancelledHere: true,
      booking: { status: 'cancelled' },
    });
  });

  it('is changed, and says so until the next change begins or it is cancelled', () => {
    const moved = { ...booking, reference: 'SAM261125300PM-7K3Q9XTB4MWE' };
    const changed = stateAfter(loaded, { type: 'changed', booking: moved });
    expect(changed).toMatchObject({ booking: moved, changedHere: true });
    expect(bookingReducer(changed, { type: 'changing' })).toMatchObject({
      booking: moved,
      changedHere: false,
    });
    expect(bookingReducer(changed, { type: 'cancelled' })).toMatchObject({
      changedHere: false,
      booking: { status: 'cancelled' },
    });
  });

  it('keeps the booking when the visitor wants that, but not once the call is on its way', () => {
    expect(stateAfter(loaded, { type: 'ask' }, { type: 'keep' }).cancelling).toBe('no');
    expect(stateAfter(loaded, { type: 'ask' }, { type: 'cancel' }, { type: 'keep' }).cancelling).toBe(
      'sending',
    );
  });

  it('does not ask to cancel what is cancelled', () => {
    const cancelled: BookingEvent = { type: 'loaded', booking: { ...booking, status: 'cancelled' } };
    expect(stateAfter(cancelled, { type: 'ask' }).cancelling).toBe('no');
    expect(stateAfter({ type: 'ask' }).cancelling).toBe('no');
  });

  it('stands when cancelling failed, and says so', () => {
    const failed = (reason: string | undefined) =>
      stateAfter(loaded, { type: 'ask' }, { type: 'cancel' }, { type: 'not-cancelled', reason });
    expect(failed(undefined)).toMatchObject({
      booking: { status: 'confirmed' },
      cancelling: 'no',
      cancelProblem: 'Failed to cancel booking. Please try again.',
    });
    expect(failed('Too late.').cancelProblem).toBe('Failed to cancel booking. Please try again. Too late.');
  });
});
