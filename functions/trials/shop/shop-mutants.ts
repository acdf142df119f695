import type { Mutant } from '../mutants.ts';
import { mutantCounts as counts } from '../trial.ts';
import { foreignEvents, forgedDeliveries } from './forgery-trials.ts';
import { beforeTheOrder, everyOrder, fiveTimesAtOnce } from './history-trials.ts';
import { fewerThanWanted, lastBottle, oneShortLine } from './last-bottle-trials.ts';
import { openingRefused, openingUnsure } from './opening-trials.ts';
import {
  everythingExpires,
  onlyWhenPaymentIsImpossible,
  paidButGone,
  threeDaysWithoutWebhooks,
} from './reconciling-trials.ts';
import { cartsThatAreNone, pricesAreOurs, wayBackIsOurs } from './tampering-trials.ts';

const orders = 'functions/stores/orders.ts';
const payments = 'functions/payments/payments.ts';
const signedEvent = 'functions/payments/signed-event.ts';
const receiving = 'functions/endpoints/receive-payment/receive-payment.ts';
const report = 'shared/shop/payment-report.ts';
const cart = 'shared/contracts/start-checkout.ts';
const settling = 'functions/workers/reconcile-orders/settle-by-provider.ts';
const holdAll =
  "            ...order.lines.map((line) => stockWrite(table, 'hold', line, clock())),\n          ]);";

/** The faults that the trials of the shop are there for. */
export const shopMutants: readonly Mutant[] = [
  {
    id: 'bottles are counted before the write and not in it',
    in: 'start-checkout',
    file: 'functions/stores/stock.ts',
    find: "ConditionExpression: '#from >= :bottles'",
    replace: "ConditionExpression: '(#from >= :bottles OR attribute_exists(#from))'",
    caughtBy: (rig) => lastBottle(rig, counts.buyers, 1),
  },
  {
    id: 'bottles are counted before the write, and several are wanted',
    in: 'start-checkout',
    file: 'functions/stores/stock.ts',
    find: "ConditionExpression: '#from >= :bottles'",
    replace: "ConditionExpression: '(#from >= :bottles OR attribute_exists(#from))'",
    caughtBy: (rig) => fewerThanWanted(rig, counts.carts),
  },
  {
    id: 'the first line of a cart alone is held',
    in: 'start-checkout',
    file: orders,
    find: holdAll,
    replace: holdAll.replace('order.lines.map', 'order.lines.slice(0, 1).map'),
    caughtBy: (rig) => fewerThanWanted(rig, counts.carts),
  },
  {
    id: 'the lines of a cart are held one after the other',
    in: 'start-checkout',
    file: orders,
    find: holdAll,
    replace:
      "          ]);\n          for (const line of order.lines) await commit([stockWrite(table, 'hold', line, clock())]);",
    caughtBy: (rig) => oneShortLine(rig, counts.carts),
  },
  {
    id: 'a refused payment page keeps its bottles',
    in: 'start-checkout',
    file: 'functions/endpoints/start-checkout/start-checkout.ts',
    find: 'if (reference !== undefined) await orders.giveUp(reference);',
    replace: '',
    caughtBy: openingRefused,
  },
  {
    id: 'a payment page that may be open is taken for refused',
    in: 'start-checkout',
    file: payments,
    find: "if (!isRefusal(error)) return { result: 'unsure' };",
    replace: '',
    caughtBy: openingUnsure,
  },
  {
    id: 'every press opens a payment page of its own',
    in: 'start-checkout',
    file: payments,
    find: 'idempotencyKey: `checkout-$' + '{order.reference}`',
    replace: 'idempotencyKey: crypto.randomUUID()',
    caughtBy: openingUnsure,
  },
  {
    id: 'the price is the one that the cart says',
    in: 'start-checkout',
    file: 'shared/shop/basket.ts',
    find: 'priceYen: product.priceYen, quantity',
    replace: 'priceYen: items.find((item) => item.id === id)?.price ?? product.priceYen, quantity',
    also: { file: cart, find: 'const CartItem = z.object(', replace: 'const CartItem = z.looseObject(' },
    caughtBy: (rig) => pricesAreOurs(rig, counts.ownPrices),
  },
  {
    id: 'less than one bottle may be bought',
    in: 'start-checkout',
    file: cart,
    find: 'z.int(shopSentences.quantity).check(z.gte(1, shopSentences.quantity))',
    replace: 'z.int(shopSentences.quantity)',
    caughtBy: cartsThatAreNone,
  },
  {
    id: 'a bottle that is none is left out of the cart',
    in: 'start-checkout',
    file: cart,
    find: 'productById(id) !== undefined',
    replace: 'true',
    caughtBy: cartsThatAreNone,
  },
  {
    id: 'the way back may lead anywhere',
    in: 'start-checkout',
    file: 'functions/endpoints/start-checkout/return-addresses.ts',
    find: 'url?.origin === new URL(siteUrl).origin',
    replace: 'url !== null',
    caughtBy: wayBackIsOurs,
  },
  {
    id: 'an event of an unknown order is answered with success',
    in: 'receive-payment',
    file: receiving,
    find: "if (!('order' in outcome)) {",
    replace: "if (outcome.result === 'unknown') return { received: true };\n    if (!('order' in outcome)) {",
    caughtBy: beforeTheOrder,
  },
  {
    id: 'an event of an unknown kind is answered with success',
    in: 'receive-payment',
    file: receiving,
    find: "throw new Refused(refusals['other-kind'])",
    replace: 'return { received: true }',
    caughtBy: foreignEvents,
  },
  {
    id: 'an event from the future is taken in',
    in: 'receive-payment',
    file: signedEvent,
    find: '<= mostAheadSeconds',
    replace: '<= Number.POSITIVE_INFINITY',
    caughtBy: (rig) => forgedDeliveries(rig, 0),
  },
  {
    id: 'an event is taken in however old it is',
    in: 'receive-payment',
    file: signedEvent,
    find: 'const oldestSeconds = 300;',
    replace: 'const oldestSeconds = 0;',
    caughtBy: (rig) => forgedDeliveries(rig, 0),
  },
  {
    id: 'nobody looks at the signature',
    in: 'receive-payment',
    file: signedEvent,
    find: 'Stripe.webhooks.constructEvent(',
    replace: 'Stripe.webhooks.constructEventWithoutVerification(',
    caughtBy: (rig) => forgedDeliveries(rig, counts.damaged),
  },
  {
    id: 'the signature is compared with the body as it was understood',
    in: 'receive-payment',
    file: signedEvent,
    find: 'Buffer.from(bytes),',
    replace: 'JSON.stringify(JSON.parse(Buffer.from(bytes).toString()), null, 2),',
    caughtBy: (rig) => forgedDeliveries(rig, 0),
  },
  {
    id: 'an empty signature is a failure of ours',
    in: 'receive-payment',
    file: signedEvent,
    find: 'if (/v1=(,|$)/.test(signature)) return undefined;',
    replace: '',
    caughtBy: (rig) => forgedDeliveries(rig, 0),
  },
  {
    id: 'any amount pays for an order',
    in: 'receive-payment',
    file: report,
    find: "return isOurs ? undefined : 'other-amount';",
    replace: 'return isOurs ? undefined : undefined;',
    caughtBy: foreignEvents,
  },
  {
    id: 'any currency pays for an order',
    in: 'receive-payment',
    file: report,
    find: "if (report.currency !== 'jpy') return 'other-amount';",
    replace: '',
    caughtBy: foreignEvents,
  },
  {
    id: 'any payment page pays for an order',
    in: 'receive-payment',
    file: report,
    find: "if (differ(order.session?.id, report.session?.id)) return 'other-payment';",
    replace: '',
    caughtBy: foreignEvents,
  },
  {
    id: 'what comes last counts',
    in: 'receive-payment',
    file: 'shared/shop/order-state.ts',
    find: 'if (rank(fact) <= rank(state.status)) return undefined;',
    replace: 'if (fact === state.status) return undefined;',
    caughtBy: (rig) => everyOrder(rig, 1),
  },
  {
    id: 'a completed checkout is taken for a payment',
    in: 'receive-payment',
    file: 'functions/payments/event-report.ts',
    find: "session.payment_status === 'paid' ? 'paid' : 'awaiting'",
    replace: "'paid'",
    caughtBy: (rig) => everyOrder(rig, 1),
  },
  {
    id: 'an order changes without its bottles',
    in: 'receive-payment',
    file: orders,
    find: 'condition, event), ...bottles]',
    replace: 'condition, event)]',
    caughtBy: (rig) => everyOrder(rig, 1),
  },
  {
    id: 'two events that met the same order both change it',
    in: 'receive-payment',
    file: orders,
    find: "ConditionExpression: 'version = :read'",
    replace: "ConditionExpression: '(version = :read OR attribute_exists(pk))'",
    caughtBy: (rig) => fiveTimesAtOnce(rig, 1),
  },
  {
    id: 'bottles come back by our own clock',
    in: 'reconcile-orders',
    file: settling,
    find: 'const report = await reportOn(order, payments, clock());',
    replace:
      "const report = order.status === 'pending' ? { reference: order.reference, fact: 'expired', at: 0 } : await reportOn(order, payments, clock());",
    caughtBy: onlyWhenPaymentIsImpossible,
  },
  {
    id: 'a payment page is taken for over before it is closed',
    in: 'reconcile-orders',
    file: settling,
    find: '? payments.expire(report.session.id)',
    replace: "? { ...report, fact: 'expired' as const }",
    caughtBy: onlyWhenPaymentIsImpossible,
  },
  {
    id: 'a payment page that is over is never closed',
    in: 'reconcile-orders',
    file: settling,
    find: '? payments.expire(report.session.id)',
    replace: '? report',
    caughtBy: onlyWhenPaymentIsImpossible,
  },
  {
    id: 'the reconciler looks at the present day alone',
    in: 'reconcile-orders',
    file: 'functions/workers/reconcile-orders/reconcile-orders.ts',
    find: 'always: 4, hourly: 31',
    replace: 'always: 1, hourly: 1',
    caughtBy: (rig) => threeDaysWithoutWebhooks(rig, 2),
  },
  {
    id: 'two reconcilers that met the same order both change it',
    in: 'reconcile-orders',
    file: orders,
    find: "ConditionExpression: 'version = :read'",
    replace: "ConditionExpression: '(version = :read OR attribute_exists(pk))'",
    caughtBy: (rig) => everythingExpires(rig, 1, 'lose'),
  },
  {
    id: 'an order that is paid too late takes bottles that are not there',
    in: 'receive-payment',
    file: 'functions/stores/stock.ts',
    find: "ConditionExpression: '#from >= :bottles'",
    replace: "ConditionExpression: '(#from >= :bottles OR attribute_exists(#from))'",
    caughtBy: (rig) => paidButGone(rig, 1),
  },
];
