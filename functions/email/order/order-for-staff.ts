import { addressLines } from '#shared/shop/address-lines.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { dispatchHours } from '#shared/shop/dispatch.ts';
import { formatYenInEnglish, productById } from '#shared/shop/products.ts';
import { zoneNames } from '#shared/shop/shipping.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { singleLine } from '#shared/values/single-line.ts';
import { formatDate, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import type { Sum } from '../components/sum-list.tsx';
import { type MailedOrder, zonePaid } from './mailed-order.ts';
import type { LetterDetail, OrderLetter } from './order-letter.tsx';

/** An email to the packers, in English. */
type StaffLetter = (order: MailedOrder) => OrderLetter;

const mismatchSubject = 'CHECK THE ADDRESS';
const mismatchWarning =
  'Check the address before you ship: it does not lie in the zone that shipping was paid for. Ask the customer, or refund the order.';
const customerErased = 'The customer’s data were erased, so no mail goes to them.';
const noAddressWarning = 'Stripe has sent no address. Ask the customer before you ship, or refund the order.';

/** A paid order, for the packers; flags an address outside the zone that was paid. */
export function paidLetter(order: MailedOrder): OrderLetter {
  const warning = warningFor(order);
  const zone = zonePaid(order);
  const summary = `${bottlesInWords(order)} for Japan, ${formatYenInEnglish(order.totalYen ?? order.subtotalYen)}`;
  return {
    tag: 'en',
    subject: warning === undefined ? `Order to ship: ${summary}` : `${mismatchSubject}: ${summary}`,
    preheader: warning ?? `Paid. To be dispatched within ${dispatchHours} hours.`,
    heading: 'An order to ship',
    greeting: '',
    lead: `Paid in full. We promise dispatch within ${dispatchHours} hours of the payment.`,
    ...(warning !== undefined && { warning }),
    sums: sumsOf(order),
    details: [
      { label: 'Order', lines: [order.reference] },
      ...(order.paidAt === undefined
        ? []
        : [
            { label: 'Paid', lines: [timeOf(order.paidAt)] },
            { label: 'Dispatch by', lines: [timeOf(order.paidAt + dispatchHours * 3600)] },
          ]),
      ...(zone === undefined ? [] : [{ label: 'Shipping paid for', lines: [zoneNames[zone].en] }]),
      ...shipToDetails(order),
      ...emailDetails(order),
    ],
    passages: [
      {
        heading: 'When it is on its way',
        paragraphs: [
          'Enter the number of the parcel in the staff console, under Orders: the customer gets a mail. The same by command:',
          `npm run ops -- orders ship ${order.reference} <tracking number> --stage prod`,
        ],
      },
    ],
    closing: 'A reply to this mail goes to the customer, who reads Japanese.',
  };
}

/** A refunded order, so that it is not shipped. */
export const refundedLetter: StaffLetter = (order) => ({
  tag: 'en',
  subject: `Do not ship: ${bottlesInWords(order)} for Japan, refunded`,
  preheader: order.email === undefined ? customerErased : 'The customer has been told.',
  heading: 'An order was refunded',
  greeting: '',
  lead:
    order.refundReason === 'out-of-stock'
      ? 'It was paid when its bottles were gone, so the whole sum was paid back. Nothing is to be shipped.'
      : 'The whole sum was paid back. If it has not been shipped, do not ship it.',
  sums: sumsOf(order),
  details: [
    { label: 'Order', lines: [order.reference] },
    ...(order.refundedAt === undefined ? [] : [{ label: 'Refunded', lines: [timeOf(order.refundedAt)] }]),
    ...emailDetails(order),
  ],
  passages: [],
  closing:
    order.email === undefined
      ? customerErased
      : 'The customer gets a mail in Japanese that says so. A reply to this mail goes to the customer.',
});

function warningFor(order: MailedOrder): string | undefined {
  if (order.shipTo === undefined) return noAddressWarning;
  return order.addressMismatch ? mismatchWarning : undefined;
}

function bottlesInWords({ lines }: MailedOrder): string {
  const { bottles } = parcelOf(lines);
  return bottles === 1 ? '1 bottle' : `${bottles} bottles`;
}

function sumsOf({ lines, shippingYen, totalYen }: MailedOrder): readonly Sum[] {
  return [
    ...lines.map(({ id, name, priceYen, quantity }) => ({
      label: productById(id)?.name.en ?? name,
      note: `${quantity} × ${formatYenInEnglish(priceYen)}`,
      amount: formatYenInEnglish(priceYen * quantity),
    })),
    ...(shippingYen === undefined
      ? []
      : [{ label: 'Shipping', amount: shippingYen === 0 ? 'free' : formatYenInEnglish(shippingYen) }]),
    ...(totalYen === undefined
      ? []
      : [{ label: 'Total', amount: formatYenInEnglish(totalYen), total: true }]),
  ];
}

const emailDetails = ({ email }: MailedOrder): readonly LetterDetail[] =>
  email === undefined ? [] : [{ label: 'Email', lines: [email] }];

function shipToDetails({ shipTo }: MailedOrder): readonly LetterDetail[] {
  if (shipTo === undefined) return [];
  const lines = [singleLine(shipTo.name), ...addressLines(shipTo), singleLine(shipTo.phone)];
  return [{ label: 'Ship to', lines: lines.filter((line) => line !== '') }];
}

const shortDate = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

function timeOf(epochSeconds: number): string {
  const instant = new Date(epochSeconds * 1000);
  return `${formatDate(dateOf(instant), shortDate)}, ${timeLabel(minutesOf(instant))}, ${portVilaTimeNote}`;
}
