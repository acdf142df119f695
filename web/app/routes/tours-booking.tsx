import { type ClientLoaderFunctionArgs, replace } from 'react-router-dom';
import { readBookingLink } from '../../../shared/booking/booking-link.ts';
import { addressOfLink } from '../features/tours/tours-search.ts';

/**
 * A link of hotels and operators: leads to the times of its day, or to `/tours` with what is wrong with it. In the
 * history it gives way to that, or the way back would lead forward again.
 */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return replace(addressOfLink(readBookingLink(params)));
}

export default function ToursBooking() {
  return null;
}
