import { mutantCounts as counts } from '../harness/scenario.ts';
import { loseCheckoutResponse, refuseCheckout } from '../scenarios/shop/checkout-scenarios.ts';
import { refundDuringEvents } from '../scenarios/shop/console-scenarios.ts';
import { deliverForeignEvents, forgeDeliveries } from '../scenarios/shop/forgery-scenarios.ts';
import {
  deliverBeforeOrder,
  deliverFiveTimesAtOnce,
  deliverInEveryOrder,
} from '../scenarios/shop/history-scenarios.ts';
import {
  raceForLastBottle,
  requestMoreThanStock,
  requestUnavailableLine,
  warmUpCheckouts,
} from '../scenarios/shop/last-bottle-scenarios.ts';
import { reuseKeyAcrossMidnight } from '../scenarios/shop/midnight-scenarios.ts';
import { hoardFromOneNetwork } from '../scenarios/shop/one-network-scenarios.ts';
import {
  expectHoldWhilePayable,
  expirePages,
  loseWebhooksForThreeDays,
  payAfterSoldOut,
} from '../scenarios/shop/reconciling-scenarios.ts';
import { forgePrices, forgeReturnUrls, submitInvalidCarts } from '../scenarios/shop/tampering-scenarios.ts';
import { enterMarkup } from '../scenarios/shop/typed-text-scenarios.ts';
import type { Patch } from './mutant-plugin.ts';
import { faultsIn, type Mutant } from './mutants.ts';

const orders = 'functions/stores/orders/orders.ts';
const orderPlacing = 'functions/stores/orders/order-placing.ts';
const payments = 'functions/payments/payments.ts';
const signedEvent = 'functions/payments/signed-event.ts';
const receivePayment = 'functions/endpoints/receive-payment/receive-payment.ts';
const paymentReport = 'shared/shop/payment-report.ts';
const startCheckout = 'shared/contracts/guests/start-checkout.ts';
const settleByProvider = 'functions/workers/reconcile-orders/settle-by-provider.ts';
const holdWrites = '          ...bottles,\n          ...listWrites(table, order),\n        ]);';

/** Faults that the scenarios of the shop must catch. */
const checkoutAndPaymentMutants: readonly Mutant[] = [
  ...faultsIn('start-checkout', 'functions/stores/orders/stock.ts', [
    {
      id: 'stock is checked before the write instead of in it',
      find: 'when: [isNotBelow(from, quantity + minRemaining)]',
      replace: 'when: []',
      caughtBy: (harness) => raceForLastBottle(harness, counts.buyers, 1),
    },
    {
      id: 'stock is checked before the write, for carts of several products',
      find: 'when: [isNotBelow(from, quantity + minRemaining)]',
      replace: 'when: []',
      caughtBy: (harness) => requestMoreThanStock(harness, counts.carts),
    },
  ]),
  ...faultsIn('start-checkout', orderPlacing, [
    {
      id: 'only the first line of a cart is held',
      find: holdWrites,
      replace: holdWrites.replace('bottles', 'bottles.slice(0, 1)'),
      caughtBy: (harness) => requestMoreThanStock(harness, counts.carts),
    },
    {
      id: 'the lines of a cart are held in separate writes',
      find: holdWrites,
      replace: '        ]);\n        for (const one of bottles) await commit([one]);',
      caughtBy: (harness) => requestUnavailableLine(harness, counts.carts),
    },
    {
      id: 'held bottles are not listed for their network',
      find: '          ...(held ? [holds.addWrite(held, order)] : []),\n',
      replace: '',
      caughtBy: (harness) => hoardFromOneNetwork(harness, counts.buyers),
    },
    {
      id: 'a key creates an order on each side of midnight',
      find: '          ...adjacentKeys.map(hasNoOrder),\n',
      replace: '',
      caughtBy: (harness) => reuseKeyAcrossMidnight(harness, 2),
    },
  ]),
  ...faultsIn('start-checkout', 'functions/endpoints/start-checkout/start-checkout.ts', [
    {
      id: 'a refused payment page keeps its hold',
      find: 'if (reference) await orders.giveUp(reference);',
      replace: '',
      caughtBy: refuseCheckout,
    },
    {
      id: 'each IPv6 network of a site is counted separately',
      find: 'widestNetworkOf(address)',
      replace: 'address',
      caughtBy: (harness) => hoardFromOneNetwork(harness, counts.buyers),
    },
  ]),
  ...faultsIn('start-checkout', payments, [
    {
      id: 'a payment page that may be open is treated as refused',
      find: "if (!isRefusal(error)) return { result: 'unsure' };",
      replace: '',
      caughtBy: loseCheckoutResponse,
    },
    {
      id: 'every retry opens a new payment page',
      find: 'idempotencyKey: `checkout-$' + '{order.reference}`',
      replace: 'idempotencyKey: crypto.randomUUID()',
      caughtBy: loseCheckoutResponse,
    },
  ]),
  {
    id: 'the price comes from the cart',
    functionName: 'start-checkout',
    file: 'shared/shop/basket.ts',
    find: 'priceYen: product.priceYen, quantity',
    replace: 'priceYen: items.find((item) => item.id === id)?.price ?? product.priceYen, quantity',
    secondPatch: {
      file: startCheckout,
      find: 'const CartItem = z.object(',
      replace: 'const CartItem = z.looseObject(',
    },
    caughtBy: (harness) => forgePrices(harness, counts.forgedPrices),
  },
  ...faultsIn('start-checkout', 'shared/shop/held-bottles.ts', [
    {
      id: 'an order can have any number of bottles',
      find: "if (!isWithinOrder(lines)) return { result: 'over-order' };",
      replace: '',
      caughtBy: (harness) => hoardFromOneNetwork(harness, counts.buyers),
    },
  ]),
  ...faultsIn('start-checkout', startCheckout, [
    {
      id: 'quantities below one are accepted',
      find: 'z.int(shopMessages.quantity).check(z.gte(1, shopMessages.quantity))',
      replace: 'z.int(shopMessages.quantity)',
      caughtBy: submitInvalidCarts,
    },
    {
      id: 'unknown products are dropped from the cart',
      find: 'productById(id) !== undefined',
      replace: 'true',
      caughtBy: submitInvalidCarts,
    },
  ]),
  {
    id: 'the return URL can be any URL',
    functionName: 'start-checkout',
    file: 'functions/endpoints/start-checkout/return-addresses.ts',
    find: 'origins.includes(url.origin)',
    replace: 'origins.length > 0',
    caughtBy: forgeReturnUrls,
  },
  ...faultsIn('receive-payment', receivePayment, [
    {
      id: 'an event for an unknown order gets a success response',
      find: "if (!('order' in outcome)) {",
      replace:
        "if (outcome.result === 'unknown') return { received: true };\n    if (!('order' in outcome)) {",
      caughtBy: deliverBeforeOrder,
    },
  ]),
  ...faultsIn('receive-payment', signedEvent, [
    {
      id: 'an event from the future is accepted',
      find: '<= maxAheadSeconds',
      replace: '<= Number.POSITIVE_INFINITY',
      caughtBy: (harness) => forgeDeliveries(harness, 0),
    },
    {
      id: 'an event of any age is accepted',
      find: 'const maxAgeSeconds = 300;',
      replace: 'const maxAgeSeconds = 0;',
      caughtBy: (harness) => forgeDeliveries(harness, 0),
    },
    {
      id: 'the signature is not verified',
      find: 'Stripe.webhooks.constructEvent(',
      replace: 'Stripe.webhooks.constructEventWithoutVerification(',
      caughtBy: (harness) => forgeDeliveries(harness, 0),
    },
    {
      id: 'the signature is verified against the re-serialized body',
      find: 'Buffer.from(bytes),',
      replace: 'JSON.stringify(JSON.parse(Buffer.from(bytes).toString()), null, 2),',
      caughtBy: (harness) => forgeDeliveries(harness, 0),
    },
    {
      id: 'an empty signature is an internal error',
      find: 'if (/v1=(,|$)/.test(signature)) return undefined;',
      replace: '',
      caughtBy: (harness) => forgeDeliveries(harness, 0),
    },
  ]),
  ...faultsIn('receive-payment', paymentReport, [
    {
      id: 'any amount pays for an order',
      find: "return isMatch ? undefined : 'other-amount';",
      replace: 'return isMatch ? undefined : undefined;',
      caughtBy: deliverForeignEvents,
    },
    {
      id: 'any currency pays for an order',
      find: "if (report.currency !== 'jpy') return 'other-amount';",
      replace: '',
      caughtBy: deliverForeignEvents,
    },
    {
      id: 'any payment page pays for an order',
      find: "if (isDifferent(order.session?.id, report.session?.id)) return 'other-payment';",
      replace: '',
      caughtBy: deliverForeignEvents,
    },
  ]),
  {
    id: 'the last event wins',
    functionName: 'receive-payment',
    file: 'shared/shop/order-state.ts',
    find: 'if (rank(reported) <= rank(state.status)) return undefined;',
    replace: 'if (reported === state.status) return undefined;',
    caughtBy: (harness) => deliverInEveryOrder(harness, 1),
  },
  {
    id: 'a completed checkout is treated as paid',
    functionName: 'receive-payment',
    file: 'functions/payments/event-report.ts',
    find: "session.payment_status === 'paid' ? 'paid' : 'awaiting'",
    replace: "'paid'",
    caughtBy: (harness) => deliverInEveryOrder(harness, 1),
  },
  ...faultsIn('receive-payment', orders, [
    {
      id: 'an order changes without its stock',
      find: '[orderWrite, ...bottles, ',
      replace: '[orderWrite, ',
      caughtBy: (harness) => deliverInEveryOrder(harness, 1),
    },
    {
      id: 'two events that read the same version both change the order',
      find: "equals('version', before.version)",
      replace: "isMissing('nothing')",
      caughtBy: (harness) => deliverFiveTimesAtOnce(harness, 1),
    },
  ]),
  ...faultsIn('reconcile-orders', settleByProvider, [
    {
      id: 'stock is released by the local clock',
      find: 'const report = await fetchReport(order, payments, clock());',
      replace:
        "const report = order.status === 'pending' ? { reference: order.reference, status: 'expired', at: 0 } : await fetchReport(order, payments, clock());",
      caughtBy: expectHoldWhilePayable,
    },
    {
      id: 'a payment page is treated as expired before it is closed',
      find: '? payments.expire(report.session.id)',
      replace: "? { ...report, status: 'expired' as const }",
      caughtBy: expectHoldWhilePayable,
    },
    {
      id: 'an overdue payment page is never closed',
      find: '? payments.expire(report.session.id)',
      replace: '? report',
      caughtBy: expectHoldWhilePayable,
    },
  ]),
  {
    id: 'the reconciler covers the current day only',
    functionName: 'reconcile-orders',
    file: 'functions/workers/reconcile-orders/reconcile-orders.ts',
    find: '.filter(({ isUnsettled, task }) =>',
    replace:
      '.filter(({ target }) => target.pk.includes(due.toISOString().slice(0, 10))).filter(({ isUnsettled, task }) =>',
    caughtBy: (harness) => loseWebhooksForThreeDays(harness, 2),
  },
  {
    id: 'two reconcilers that read the same version both change the order',
    functionName: 'reconcile-orders',
    file: orders,
    find: "equals('version', before.version)",
    replace: "isMissing('nothing')",
    caughtBy: (harness) => expirePages(harness, 1, 'lose'),
  },
  {
    id: 'a late payment oversells the stock',
    functionName: 'receive-payment',
    file: 'functions/stores/orders/stock.ts',
    find: 'when: [isNotBelow(from, quantity + minRemaining)]',
    replace: 'when: []',
    caughtBy: (harness) => payAfterSoldOut(harness, 1),
  },
  {
    id: 'every event after a refund repeats its notification',
    functionName: 'receive-payment',
    file: 'functions/stores/orders/order-access.ts',
    // Event version and event id each prevent duplicates, so remove both.
    find: `order.id, orderEventVersion(event, order)) }),
      },
      ...onlyIf(condition),`,
    replace: `order.id, randomUUID()) }),
      },`,
    caughtBy: (harness) => refundDuringEvents(harness, 8),
  },
  {
    id: 'customer input is rendered as markup',
    functionName: 'send-mail',
    file: 'functions/email/order/order-letter.tsx',
    find: '<bdi>{greeting}</bdi>',
    replace: '<bdi dangerouslySetInnerHTML={{ __html: greeting }} />',
    caughtBy: enterMarkup,
  },
];

/** Races between checkouts need every environment of the function to run. */
export const shopMutants: readonly Mutant[] = checkoutAndPaymentMutants.map((mutant) =>
  mutant.functionName === 'start-checkout' ? { ...mutant, prepare: warmUpCheckouts } : mutant,
);

/** A fault in the staff CLI, which uses the stores directly. */
export interface ConsoleMutant extends Patch {
  readonly id: string;
}

/** Faults that concurrent shipping and refunding must expose. */
export const consoleMutants: readonly ConsoleMutant[] = [
  {
    id: 'an order is shipped in any status',
    file: 'shared/shop/fulfilment.ts',
    find: "  if (status === 'refunded') return 'refunded';\n  if (status !== 'paid') return 'not-paid';\n  const standing = disputeStanding(disputes);",
    replace: '  const standing = disputeStanding(disputes);',
  },
  {
    id: 'an order can be shipped more than once',
    file: 'shared/shop/fulfilment.ts',
    find: "  if (shipped !== undefined) return 'shipped';\n",
    replace: '',
  },
  {
    id: 'concurrent changes overwrite an order',
    file: orders,
    find: "equals('version', before.version)",
    replace: "isMissing('nothing')",
  },
];
