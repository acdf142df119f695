const referencesSent = (address: string) =>
  `If there are bookings to come under ${address}, their references are on the way to it. Please look in your spam folder, too.`;

/** Replies to a guest who looks for a booking. Each is the same whether or not the booking exists. */
export const myBookingMessages = {
  noMatch:
    'We found no booking with this reference and email address. Please check both, or have the reference sent to you.',
  referencesRequested: referencesSent('this address'),
  /** Shown with the address as typed, so that the guest can check it. */
  referencesRequestedFor: referencesSent,
} as const;
