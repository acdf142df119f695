/** Messages about access requests; the first four are verbatim from the specification (§5, §8). */
export const operatorMessages = {
  sent: 'Request submitted successfully! We will contact you shortly.',
  failed: 'An error occurred. Please try again later.',
  incomplete: 'Please fill in all fields.',
  trapped: 'Submission failed. Please try again.',
  keyReused: 'This request was already used for another company. Please reload the page and try again.',
  unknownKey: 'This link is not valid, or has been replaced. Please ask us for a new one.',
  badMonth: 'Please ask for a month like 2026-11.',
} as const;
