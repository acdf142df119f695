import { expect, it } from 'vitest';
import { bookedMessages } from './booked-messages.ts';
import { messages } from './messages.ts';

it('the messages about bookings match the wording of the specification exactly', () => {
  expect({ ...messages, ...bookedMessages }).toMatchObject({
    missingBookingInformation: 'Missing booking information',
    invalidTourType: 'Invalid tour type',
    fullyBooked: 'This time slot is fully booked.',
    maximumReached: 'Maximum capacity reached for this time slot.',
    noLongerAvailable: 'This time slot is no longer available for the selected number of guests.',
    englishOnlyAtNoon: 'Tours between 11 AM and 2 PM are only available in English',
    closedDay: 'Sorry, we are closed on Sundays and public holidays.',
    failedToSubmit: 'Failed to submit booking',
    failedToCancel: 'Failed to cancel booking. Please try again.',
    confirmCancel: 'Are you sure you want to cancel this booking? This action cannot be undone.',
    noReference: 'No booking reference provided',
    dateFormat: 'Date format error',
  });
  expect(messages.onlySpotsAvailable(3)).toBe('Only 3 spots available.');
  expect(messages.alreadyScheduled('French')).toBe('This tour is already scheduled in French');
});
