import { requestContext } from '../request-context/request-context.ts';
import { sourceFrame } from './source-frame.ts';

/**
 * The log messages by code. Fields hold no personal data and no secrets. Codes are stable: alarms and queries rely on
 * them.
 */
const catalogue = {
  'call.answered': 'Request succeeded',
  'call.refused': 'Request refused',
  'call.failed': 'Request failed with an internal error',
  'keys.unread': 'Accepted keys could not be read again; the known ones stay in use',
  'probe.unrecognized': 'Call with a probe key treated as a guest’s: the accepted keys could not be read',
  'operator.limit-reached': 'Request refused: the quota of an operator is used up',
  'limit.reached': 'Request refused: rate limit of its network or email address exceeded',
  'booking.made': 'Seats booked',
  'language.gone': 'All starts of a day are in one language, set by few guests',
  'language.unchecked': 'Start opened, but the languages left on its day were not checked',
  'booking.changed': 'Booking changed; seats reserved or released',
  'booking.cancelled': 'Booking cancelled; seats released',
  'probe.booked': 'Seats of the synthetic booking taken',
  'probe.cancelled': 'Synthetic booking cancelled',
  'probe.mailed': 'Email of the synthetic booking accepted by SES',
  'probe.passed': 'Synthetic booking made, emailed, read and cancelled',
  'probe.failed': 'Synthetic booking failed',
  'probe.cleaned': 'Items of an interrupted synthetic booking removed',
  'refusal.uncounted': 'Booking refused for its language, but missing from the figures of the office',
  'staff.signed-in': 'Session started by passkey',
  'staff.stepped-up': 'Passkey used to confirm a session',
  'staff.passkey-added': 'Passkey added',
  'staff.counter-regressed': 'Passkey refused: its counter went backwards, so it may be a copy',
  'passkey.refused': 'Response of an authenticator refused',
  'staff.linked': 'Device linked',
  'staff.ended': 'Device ended',
  'staff.people-changed': 'People of the staff console or their access changed',
  'staff.identified': 'Person identified on a shared device',
  'staff.code-refused': 'Code or passkey on a shared device refused: wrong, or locked',
  'staff.code-locked': 'Code locked after too many wrong tries',
  'staff.code-chosen': 'Code for shared devices chosen by its person',
  'staff.limit-reached': 'Request refused: a colleague has reached a personal daily limit',
  'staff.key-registered': 'Key for kept presses registered on a device',
  'staff.refused': 'Call of the staff console refused',
  'visit.recorded': 'Arrival, payment, no-show, note or undo recorded',
  'visit.history-full': 'Nothing recorded: the log of a party is full',
  'kept-press.recorded': 'Kept press recorded',
  'kept-press.undecided': 'Kept press stored; a colleague or manager has to decide',
  'kept-press.decided': 'Decision about kept presses carried out',
  'kept-press.altered':
    'Kept press is not signed by its device, or does not follow the one before it: one was altered or replaced',
  'kept-press.failed': 'Kept press could not be stored; its device sends it again',
  'kept-press.owed': 'Kept presses of a device have been missing for more than a day',
  'walk-in.over': 'Walk-in recorded in a full start',
  'closure.made': 'Days or starts closed by staff, their bookings cancelled',
  'start.language-changed': 'Language of a start changed by staff with the consent of its parties',
  'closure.undone': 'Closing undone by staff, its bookings restored',
  'calendar.edited': 'A day of the calendar set by staff',
  'closure.lifted': 'Days or starts reopened by staff',
  'till.closed': 'Till closed as a Z',
  'till.imbalance': 'The payments of the parties do not match the lines of Zs and X',
  'event.handled': 'Event handled',
  'event.skipped': 'Event skipped: nothing to do',
  'event.failed': 'Event failed; it will be retried',
  'message.rejected': 'Message is not a valid event; it goes to the dead-letter queue',
  'order.page-unnoted':
    'Payment page opened but not recorded on its order; its events or the reconciler will fix it',
  'payment.taken': 'Payment event applied',
  'payment.fetched': 'Payment state fetched because its events were overdue',
  'payment.unknown-event': 'Payment event of a type not subscribed to; acknowledged without effect',
  'payment.unmatched': 'Payment event does not match an order; it will be redelivered',
  'order.unsettled': 'Payment state could not be applied, or a refund is outstanding; it will be retried',
  'refund.failed': 'Refund failed at the payment provider; needs manual action',
  'payment.disputed':
    'A bank disputes the payment of an order, or has decided against us; needs manual action',
  'order.shipped': 'Order marked as shipped by staff',
  'order.renumbered': 'Tracking number of an order corrected by staff',
  'order.refund-pressed': 'Staff refunded an order, or requested its refund again',
  'enquiry.changed': 'Enquiry answered, booked, declined, assigned or noted by staff',
  'operator.decided': 'Operator approved, rejected, given a new link or revoked by staff',
  'operator.edited': 'Note or charging model of an operator changed by staff',
  'operator.guests-not-renewed':
    'Operator revoked, but some of their guests have no new link yet; staff are asked to continue',
  'stock.corrected': 'Stock of a product corrected by staff',
  'privacy.exported': 'Data of a person exported by staff',
  'privacy.erased': 'Data of a person erased by staff',
  'stock.counted': 'Sold-out rums counted',
  'mail.sent': 'Email accepted by SES',
  'mail.missing': 'Email missing for a stored change; requested again',
  'lists.mended': 'List entries of orders, enquiries or closures did not match their state; repaired',
  'mail.offered-again': 'Held-back email requested again under a new daily quota',
  'mail.unmarked': 'Email sent but not marked as sent; a redelivery would send it twice',
  'ticket.unsigned': 'Ticket issued without its code: the key could not be read',
  'mail.gathered': 'Confirmation added to the digest of its mailbox',
  'mail.held-back': 'Email held back: daily quota of its mailbox or booking used up',
  'ad-event.received': 'Analytics event received from the page',
  'ad-event.rejected': 'Ad provider did not accept an event; the page reports it instead',
} as const;
export type LogCode = keyof typeof catalogue;
export const logCodes = Object.keys(catalogue) as readonly LogCode[];

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

/** Writes one JSON line, with the current request and the request that caused it. */
export const log = {
  info: (code: LogCode, fields: Readonly<Record<string, Field>> = {}) => write('INFO', code, fields),
  warn: (code: LogCode, fields: Readonly<Record<string, Field>> = {}) => write('WARN', code, fields),
  error: (code: LogCode, fields: Readonly<Record<string, Field>> = {}) => write('ERROR', code, fields),
};

/**
 * An error in loggable form: name and location, and the keys of an item that cannot be read. Messages may quote visitor
 * input and are left out, except access denials of AWS, which name only action, role and resource.
 */
export function loggableError(error: unknown): {
  error: string;
  at?: string;
  denied?: string;
  item?: string;
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return {
    // Stripe's errors keep the name `Error`, but each kind has its class.
    error: error.name === 'Error' ? error.constructor.name : error.name,
    at: frames.slice(0, 5).map(sourceFrame).join(' ').replace(/\s+/g, ' ').trim(),
    ...(error.name.startsWith('AccessDenied') && { denied: error.message }),
    ...(error.name === 'UnreadableItem' && 'item' in error && { item: String(error.item) }),
  };
}
