import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';

/** How the money is refunded. */
const refund: Readonly<Record<PaymentMethod, (sum: string) => string>> = {
  'cash-vuv': (sum) => `Give ${sum} VUV back in cash.`,
  'cash-aud': (sum) => `Give ${sum} back in cash.`,
  card: (sum) => `Refund ${sum} VUV on the card terminal: this does not do it.`,
  complimentary: (sum) => `${sum} VUV are to be paid again.`,
  'operator-account': (sum) => `${sum} VUV leave the operator’s account.`,
};

/** A payment that a manager reverses. */
export const reversalCopy = {
  title: 'Reverse payment',
  refund: (method: PaymentMethod, sum: string) => refund[method](sum),
  stays: 'The payment and this stay in the history; the till lists both.',
  reason: 'Why?',
  noReason: 'Please enter a reason.',
  send: (sum: string) => `Reverse ${sum}`,
  sending: 'Reversing…',
  stepUp: 'Payments are reversed with your passkey: your finger, face or the code of this device.',
  use: 'Use my passkey',
  none: 'Payments are reversed with a passkey, and you have none yet. Add one now; it is used from then on.',
  add: 'Add a passkey',
  using: 'Waiting for the passkey…',
  done: (name: string, sum: string) => `${name}: ${sum} reversed`,
  refused: (reason: string) => `Nothing was reversed. ${reason}`,
  lost: 'No answer came, so it may have been done. Press again: it counts once.',
} as const;
