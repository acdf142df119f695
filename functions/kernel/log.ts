import { requestContext } from '../request-context/request-context.ts';

/**
 * What is logged: a code of this catalogue and fields that hold no personal data and no secret. Codes are
 * stable: alarms and searches rely on them.
 */
const catalogue = {
  'call.answered': 'A call was answered',
  'call.refused': 'A call was refused',
  'call.failed': 'A call failed for a reason of ours',
  'limit.reached': 'A call was refused since too much came from one network, or of one e-mail address',
  'booking.made': 'Places were booked',
  'booking.changed': 'A booking was changed, and places won or given back by it',
  'booking.cancelled': 'Places were given back',
  'event.handled': 'An event was handled',
  'event.skipped': 'An event needed nothing done',
  'event.failed': 'An event could not be handled and will be tried again',
  'message.rejected': 'A message is not an event and goes to the dead letters',
  'order.page-unnoted':
    'A payment page was opened but could not be noted on its order: its events will tell, or the reconciler',
  'payment.taken': 'An event of the payment provider was taken in',
  'payment.fetched': 'What became of a payment was asked for, because nobody had told in time',
  'payment.not-taken': 'An event of the payment provider fits no order as it is, and will come again',
  'order.unsettled':
    'What the payment provider says of an order could not be taken in, or a refund was not made: it is tried again',
  'refund.failed':
    'The payment provider could not give back what a customer has paid: somebody has to look after it',
  'stock.counted': 'Rums were looked through for those that are sold out',
  'mail.sent': 'The mail service has taken a mail',
  'mail.missing':
    'Something was written down that its guest, customer or house was not told of: the mail is asked for again',
  'mail.offered-again': 'A mail that was held back is asked for again, on a day with new room for it',
  'mail.unmarked': 'A mail went out but could not be marked as sent: another delivery would send it again',
  'mail.held-back': 'A mailbox, or a booking, has had so many mails today that this one waits for the night',
  'ad-event.received': 'The page told of an event for the ad provider',
  'ad-event.not-passed-on': 'The ad provider did not take an event; the page tells it by itself then',
} as const;
export type LogCode = keyof typeof catalogue;

type Field = string | number | boolean | undefined;
type Level = 'INFO' | 'WARN' | 'ERROR';

function write(level: Level, code: LogCode, fields: Readonly<Record<string, Field>>): void {
  const line = {
    time: new Date().toISOString(),
    level,
    code,
    message: catalogue[code],
    ...requestContext(),
    ...fields,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** One JSON line each, with the request that is being handled and the one that it all began with. */
export const log = {
  info: (code: LogCode, fields: Readonly<Record<string, Field>> = {}) => write('INFO', code, fields),
  warn: (code: LogCode, fields: Readonly<Record<string, Field>> = {}) => write('WARN', code, fields),
  error: (code: LogCode, fields: Readonly<Record<string, Field>> = {}) => write('ERROR', code, fields),
};

/**
 * An error as it may be logged: its name and where it happened. Messages may quote what a visitor sent and
 * are left out, except where AWS denies a right: that sentence names action, role and resource only.
 */
export function loggableError(error: unknown): { error: string; at?: string; denied?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return {
    error: error.name,
    at: frames.slice(0, 5).join(' ').replace(/\s+/g, ' ').trim(),
    ...(error.name.startsWith('AccessDenied') && { denied: error.message }),
  };
}
