import { type ClientLoaderFunctionArgs, replace } from 'react-router-dom';
import { readBookingLink } from '#shared/booking/booking-link.ts';
import { addressOfLink } from '../features/tours/tours-search.ts';

/**
 * Booking link of hotels and operators: redirects to the slots of its day, or to `/tours` with an error. Replaces its
 * history entry, or going back would redirect again.
 */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return replace(addressOfLink(readBookingLink(params)));
}

export default function ToursBooking() {
  return null;
}
