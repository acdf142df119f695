import { type ClientLoaderFunctionArgs, redirect } from 'react-router-dom';
import { readBookingLink } from '../../../shared/booking/booking-link.ts';
import { addressOfLink } from '../features/tours/tours-search.ts';

/** A link of hotels and operators: leads to the times of its day, or to `/tours` with what is wrong with it. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return redirect(addressOfLink(readBookingLink(params)));
}

export default function ToursBooking() {
  return null;
}
