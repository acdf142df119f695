import type { ListedOrder } from '#shared/contracts/office/order.ts';
import { dispatchHours } from '#shared/shop/dispatch.ts';
import { type Dispute, isInquiry, needsAnswer } from '#shared/shop/disputes.ts';
import type { OrderHistoryEntry } from '#shared/shop/order-history.ts';
import type { OrderTask, OrderTaskKind } from '#shared/shop/order-task.ts';
import { formatYenInEnglish } from '#shared/shop/products.ts';
import { zoneNames } from '#shared/shop/shipping.ts';
import { counted } from '#shared/values/counted.ts';
import { shortDay } from './short-day.ts';

const hours = (seconds: number): number => Math.max(1, Math.ceil(Math.abs(seconds) / 3600));

/** `31 h left`, `2 h late`. @param now epoch seconds */
const timeLeft = (dueAt: number, now: number): string =>
  dueAt < now ? `${hours(now - dueAt)} h late` : `${hours(dueAt - now)} h left`;

const tasks: Readonly<Record<OrderTaskKind, string>> = {
  disputed: 'Disputed',
  'dispute-lost': 'Dispute lost',
  'refund-failed': 'Refund failed',
  'no-address': 'No address',
  address: 'Address?',
  'to-ship': 'To ship',
  stuck: 'Payment stuck',
  'refund-due': 'Refund under way',
  paying: 'Paying',
};

/** The next step, in two or three words. */
function next({ kind, dueAt }: OrderTask, isShipped: boolean, now: number): string {
  switch (kind) {
    case 'disputed':
      if (!isShipped) return 'do not ship';
      return dueAt === undefined ? 'the bank decides' : `answer by ${shortDay(dueAt)}`;
    case 'dispute-lost':
      return 'close it';
    case 'refund-failed':
    case 'stuck':
      return 'look at Stripe';
    case 'refund-due':
      return 'Stripe makes it';
    case 'paying':
      return 'on the payment page';
    case 'no-address':
      return 'ask the customer';
    case 'address':
      return 'check it first';
    case 'to-ship':
      return dueAt === undefined ? '' : timeLeft(dueAt, now);
  }
}

/** Stripe's reasons in plain words. */
const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'the card’s owner did not order',
  unrecognized: 'the card’s owner does not know the payment',
  product_not_received: 'nothing arrived',
  product_unacceptable: 'something was wrong with it',
  duplicate: 'charged twice',
  credit_not_processed: 'a refund did not come',
  subscription_canceled: 'it was cancelled',
  general: 'no reason given',
};
const reasonOf = (reason: string): string => reasons[reason] ?? reason.replaceAll('_', ' ');

function describeDispute(dispute: Dispute): string {
  const { status, yen, reason, answerBy } = dispute;
  const sum = formatYenInEnglish(yen);
  switch (status) {
    case 'won':
      return `The bank has decided for us: ${sum} are ours again.`;
    case 'lost':
      return `The bank has decided for the customer, who has ${sum} back.`;
    case 'prevented':
      return `Stripe has given the customer ${sum} back before it came to a dispute.`;
    case 'warning_closed':
      return 'The bank asked about this payment and has let it rest.';
  }
  const what = isInquiry(dispute)
    ? `The customer’s bank asks about this payment: ${reasonOf(reason)}. No money was taken yet.`
    : `The customer’s bank disputes ${sum}: ${reasonOf(reason)}. It keeps the money until it decides.`;
  if (!needsAnswer(dispute)) return `${what} It has our answer.`;
  return `${what} Answer at Stripe${answerBy === undefined ? '' : ` by ${shortDay(answerBy)}`}.`;
}

/** The page of the orders from Japan. */
export const ordersCopy = {
  title: 'Orders',
  lead: 'From Japan. What is at the top comes first.',
  loading: 'Loading orders…',
  notLoaded: 'The orders could not be loaded.',
  old: 'This list may be out of date.',
  retry: 'Try again',
  toDo: 'To do',
  nothing: 'Nothing to do.',
  nothingHint: 'A paid order shows here within seconds, and its mail comes to the office.',
  done: 'Done lately',
  leftToDo: (count: number) =>
    count === 1 ? 'One more, less urgent, is left out.' : `${count} more, less urgent, are left out.`,
  leftDone: (count: number) =>
    count === 1 ? 'One more, done before, is left out.' : `${count} more, done before, are left out.`,
  books: 'For the bookkeeper',
  booksNotLoaded: 'This part could not be loaded. Reload the page.',
  choose: 'Choose an order.',
  task: (kind: OrderTaskKind) => tasks[kind],
  next: ({ task, isShipped }: ListedOrder, now: number) => (task ? next(task, isShipped, now) : ''),
  ended: ({ status, isShipped }: Pick<ListedOrder, 'status' | 'isShipped'>) =>
    status === 'refunded' ? 'Refunded' : isShipped ? 'Shipped' : 'Paid',
  sum: (bottles: number, yen: number) => `${counted(bottles, 'bottle')}, ${formatYenInEnglish(yen)}`,
  timeLeft: (dueAt: number, now: number) =>
    dueAt < now ? `${hours(now - dueAt)} hours late` : `${hours(dueAt - now)} of ${dispatchHours} hours left`,
} as const;

/** One order. */
export const orderCopy = {
  loading: 'Loading the order…',
  notLoaded: 'The order could not be loaded.',
  back: 'All orders',
  retry: 'Try again',
  paidAt: (when: string) => `paid ${when}`,
  orderedAt: (when: string) => `ordered ${when}`,
  gauge: ['paid', `goods ship within ${dispatchHours} hours`],
  columns: ['Bottle', 'Number', 'Yen'],
  shipping: (zone: keyof typeof zoneNames | undefined) =>
    zone === undefined ? 'Shipping' : `Shipping, ${zoneNames[zone].en}`,
  free: 'free',
  unknown: 'not chosen yet',
  paid: 'Paid',
  toPay: 'To pay',
  address: 'As on the parcel',
  noAddress: 'Stripe has sent no address.',
  erased: 'The customer’s data were erased.',
  stripe: 'Open the payment at Stripe',
  slip: 'Packing slip',

  /** Advice on the task, in a sentence or two. */
  advice: {
    disputed: 'Do not ship it. Once the bank has decided for us, it can be shipped.',
    disputedShipped: 'Send the bank the number of the parcel with the answer.',
    'dispute-lost':
      'Do not ship it. Close the order: its bottles go back to stock, nothing is paid, and no mail goes out.',
    'refund-failed':
      'Stripe could not pay the money back and does not try again. See there why, refund it there or by bank transfer, then ask Stripe again here.',
    'refund-due':
      'The refund is decided, and Stripe has not made it yet: it is tried again every few minutes. The customer gets a mail once it is made.',
    'no-address': 'Write to the customer for the address, or refund the order.',
    address:
      'The address is not where shipping was paid for, or its prefecture is not clear. Write to the customer; then ship it at our cost, or refund it.',
    stuck: 'Stripe has not said whether it is paid. Look at the payment there.',
    paying: 'The customer is on the payment page. The bottles are reserved until it closes.',
  } satisfies Partial<Record<OrderTaskKind | 'disputedShipped', string>>,
  dispute: describeDispute,

  tracking: 'Tracking number',
  trackingHint: 'As on the parcel. The customer gets it by mail.',
  ship: 'Shipped, mail goes out',
  shipAnyway: 'Shipped all the same, mail goes out',
  recording: 'Recording…',
  shipped: (number: string) => `Shipped as parcel ${number}. The mail to the customer is on its way.`,

  parcel: (number: string) => `Parcel ${number}`,
  correct: 'Change the number',
  correctTo: 'The right number',
  sameNumber: 'This is the number that the customer has.',
  sendCorrection: 'Change it, mail goes out',
  keepNumber: 'Keep the old number',
  corrected: (number: string) =>
    `The parcel has the number ${number} now. A second mail to the customer is on its way.`,

  refund: (yen: number) => `Refund ${formatYenInEnglish(yen)}`,
  asks: 'asks for your passkey',
  askAgain: 'Ask Stripe again',
  close: 'Close the order',
  confirm: {
    refund: {
      title: (yen: number) => `Refund ${formatYenInEnglish(yen)}?`,
      text: 'The whole sum goes back to the card, once. The bottles go back to stock, and the customer gets a mail.',
      shipped: 'The parcel has left: its bottles stay sold.',
      yes: (yen: number) => `Refund ${formatYenInEnglish(yen)}`,
      busy: 'Refunding…',
    },
    again: {
      title: 'Ask Stripe again?',
      text: 'If the refund was made there, it is recorded here and the customer gets the mail. Nothing is paid twice.',
      yes: 'Ask Stripe',
      busy: 'Asking…',
    },
    close: {
      title: 'Close this order?',
      text: 'The bank has paid the customer back. The bottles go back to stock. Nothing is paid, and no mail goes out.',
      yes: 'Close the order',
      busy: 'Closing…',
    },
    what: 'Giving money back needs',
  },
  refunded: 'Refunded. The mails are on their way.',
  refundDue: 'Decided. Stripe has not made it yet; it is tried again by itself.',
  refundFailed: 'Stripe could not refund it, and does not try again.',
  closed: 'Closed. The bottles are in stock again.',
  refused: (reason: string, kind?: string) =>
    kind === 'order-changed' ? reason : `Nothing was changed. ${reason}`,
  lost: 'No answer came, so it may have been done. Press again: it counts once.',

  history: 'History',
  former: 'a former colleague',
  commandLine: 'by command',
  by: { customer: 'customer', shop: 'checked automatically', stripe: 'Stripe', bank: 'the customer’s bank' },
  describeEntry: (entry: OrderHistoryEntry, bottles: number, yen: number) =>
    describeEntry(entry, bottles, yen),
} as const;

/** The bold words of an entry, and the words after them. */
function describeEntry(entry: OrderHistoryEntry, bottles: number, yen: number): readonly [string, string] {
  switch (entry.kind) {
    case 'held':
      return [counted(bottles, 'bottle'), 'reserved'];
    case 'paid':
      return ['Paid', `${formatYenInEnglish(yen)} by card`];
    case 'address':
      return ['Address', entry.agrees ? 'agrees with shipping' : 'is not where shipping was paid for'];
    case 'shipped':
      return ['Shipped', `as parcel ${entry.trackingNumber}`];
    case 'renumbered':
      return ['Number', `changed from ${entry.earlierNumber} to ${entry.trackingNumber}`];
    case 'refund-decided':
      return ['Refund', 'decided'];
    case 'refunded':
      return ['Refunded', refundedBecause[entry.reason ?? 'by-house']];
    case 'refund-failed':
      return ['Refund', 'failed'];
    case 'closed':
      return ['Closed', 'after a lost dispute'];
    case 'dispute-opened':
      return ['Dispute', `about ${formatYenInEnglish(entry.dispute.yen)}: ${reasonOf(entry.dispute.reason)}`];
    case 'dispute-withdrawn':
      return ['Taken', `${formatYenInEnglish(entry.dispute.yen)} until it is decided`];
    case 'dispute-reinstated':
      return ['Given back', formatYenInEnglish(entry.dispute.yen)];
    case 'dispute-decided':
      return ['Dispute', decided[entry.dispute.status] ?? entry.dispute.status];
  }
}

const refundedBecause = {
  'by-house': 'in full',
  'out-of-stock': 'in full: the bottles were sold out',
  'at-provider': 'at Stripe',
} as const;

const decided: Readonly<Record<string, string>> = {
  won: 'decided for us',
  lost: 'decided for the customer',
  prevented: 'resolved by Stripe',
  warning_closed: 'dropped',
};
