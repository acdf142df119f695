import { business } from '#shared/content/business.ts';

const { bookings } = business.emails;
const [phone] = business.phones;

/** Rate limit messages of the server, in a separate file to keep them out of page bundles. */
export const limitMessages = {
  changesToday: `This booking has been changed so often today that it cannot be changed again before tomorrow. If it has to be sooner, write to us at ${bookings}.`,
  mailboxesToday: `The email address of this booking has been changed so often today that it cannot be changed again before tomorrow. If it has to be sooner, write to us at ${bookings}.`,
  mailboxesInAll: `The email address of this booking has been changed so often that it can no longer be changed here. Please write to us at ${bookings}.`,
  /** `wait`: a duration, as after "in". */
  ofOperator: {
    seats: (wait: string) =>
      `Your link has booked as many places as it can in a day. Please try again in ${wait}, or write to us at ${bookings}, and we will raise your limit.`,
    cancellations: (wait: string) =>
      `Your link has cancelled as many bookings as it can in an hour. Please try again in ${wait}, or write to us at ${bookings}, and we will cancel them for you.`,
  },
  /** `wait`: a duration, as after "in". */
  ofNetwork: {
    places: (wait: string) =>
      `So many places were booked from your internet connection today that it can book no more for now. Please try again in ${wait}, or write to us at ${bookings}.`,
    starts: (wait: string) =>
      `Many different tours were booked from your internet connection today. Please choose one that already has guests, which shows its language, or call us on ${phone} or write to us at ${bookings}, and we will book this one for you. You can also try again here in ${wait}.`,
    changes: (wait: string) =>
      `So many bookings were changed from your internet connection today that it can change no more for now. Please try again in ${wait}, or write to us at ${bookings}.`,
    cancellations: (wait: string) =>
      `So many bookings were cancelled from your internet connection that it can cancel no more for now without the email address of the booking. Please give it, try again in ${wait}, or write to us at ${bookings}, and we will cancel it for you.`,
  },
} as const;
