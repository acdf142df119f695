import type { MutantChoice } from '../mutant-kinds.ts';
import type { Patch } from '../mutant-plugin.ts';
import type { Mutant } from '../mutants.ts';
import { mutantCounts as counts } from '../scenario.ts';
import { checkoutAnswerLost, checkoutRefused } from './checkout-scenarios.ts';
import { refundMeetsEvents } from './console-scenarios.ts';
import { foreignEvents, forgedDeliveries } from './forgery-scenarios.ts';
import { beforeTheOrder, everyOrder, fiveTimesAtOnce } from './history-scenarios.ts';
import { fewerThanWanted, lastBottle, manyCheckouts, oneShortLine } from './last-bottle-scenarios.ts';
import { keyAcrossMidnight } from './midnight-scenarios.ts';
import { oneNetwork } from './one-network-scenarios.ts';
import {
  everythingExpires,
  onlyWhenPaymentIsImpossible,
  paidButSoldOut,
  threeDaysWithoutWebhooks,
} from './reconciling-scenarios.ts';
import { invalidCarts, pricesAreOurs, returnUrlIsOurs } from './tampering-scenarios.ts';
import { typedTextStaysText } from './typed-text-scenarios.ts';

const orders = 'functions/stores/orders/orders.ts';
const placing = 'functions/stores/orders/order-placing.ts';
const payments = 'functions/payments/payments.ts';
const signedEvent = 'functions/payments/signed-event.ts';
const receiving = 'functions/endpoints/receive-payment/receive-payment.ts';
const report = 'shared/shop/payment-report.ts';
const cart = 'shared/contracts/start-checkout.ts';
const settling = 'functions/workers/reconcile-orders/settle-by-provider.ts';
const holdAll =
  "          ...order.lines.map((line) => stockWrite(table, 'hold', line, clock())),\n        ]);";

/** The faults that the trials of the shop are there for. */
const mutantsOfShop: readonly Mutant[] = [
  {
    id: 'bottles are counted before the write and not in it',
    kind: 'checked before the write',
    in: 'start-checkout',
    file: 'functions/stores/orders/stock.ts',
    find: "ConditionExpression: '#from >= :bottles'",
    replace: "ConditionExpression: '(#from >= :bottles OR attribute_exists(#from))'",
    caughtBy: (harness) => lastBottle(harness, counts.buyers, 1),
  },
  {
    id: 'bottles are counted before the write, and several are wanted',
    kind: 'checked before the write',
    in: 'start-checkout',
    file: 'functions/stores/orders/stock.ts',
    find: "ConditionExpression: '#from >= :bottles'",
    replace: "ConditionExpression: '(#from >= :bottles OR attribute_exists(#from))'",
    caughtBy: (harness) => fewerThanWanted(harness, counts.carts),
  },
  {
    id: 'the first line of a cart alone is held',
    kind: 'half a change',
    in: 'start-checkout',
    file: placing,
    find: holdAll,
    replace: holdAll.replace('order.lines.map', 'order.lines.slice(0, 1).map'),
    caughtBy: (harness) => fewerThanWanted(harness, counts.carts),
  },
  {
    id: 'the lines of a cart are held one after the other',
    kind: 'half a change',
    in: 'start-checkout',
    file: placing,
    find: holdAll,
    replace:
      "        ]);\n        for (const line of order.lines) await commit([stockWrite(table, 'hold', line, clock())]);",
    caughtBy: (harness) => oneShortLine(harness, counts.carts),
  },
  {
    id: 'a refused payment page keeps its bottles',
    kind: 'half a change',
    in: 'start-checkout',
    file: 'functions/endpoints/start-checkout/start-checkout.ts',
    find: 'reference && (await orders.giveUp(reference))',
    replace: 'reference && { result: undefined }',
    caughtBy: checkoutRefused,
  },
  {
    id: 'a payment page that may be open is taken for refused',
    kind: 'a failure swallowed',
    in: 'start-checkout',
    file: payments,
    find: "if (!isRefusal(error)) return { result: 'unsure' };",
    replace: '',
    caughtBy: checkoutAnswerLost,
  },
  {
    id: 'every press opens a payment page of its own',
    kind: 'something new on each try',
    in: 'start-checkout',
    file: payments,
    find: 'idempotencyKey: `checkout-$' + '{order.reference}`',
    replace: 'idempotencyKey: crypto.randomUUID()',
    caughtBy: checkoutAnswerLost,
  },
  {
    id: 'the price is the one that the cart says',
    kind: 'the price of the client',
    always: true,
    in: 'start-checkout',
    file: 'shared/shop/basket.ts',
    find: 'priceYen: product.priceYen, quantity',
    replace: 'priceYen: items.find((item) => item.id === id)?.price ?? product.priceYen, quantity',
    also: { file: cart, find: 'const CartItem = z.object(', replace: 'const CartItem = z.looseObject(' },
    caughtBy: (harness) => pricesAreOurs(harness, counts.ownPrices),
  },
  {
    id: 'bottles on hold are not counted',
    kind: 'a door left open',
    in: 'start-checkout',
    file: placing,
    find: '          ...counting,\n',
    replace: '',
    caughtBy: (harness) => oneNetwork(harness, counts.buyers),
  },
  {
    id: 'each network of a house is counted by itself',
    kind: 'a door left open',
    in: 'start-checkout',
    file: 'functions/endpoints/start-checkout/start-checkout.ts',
    find: 'siteOf(address)',
    replace: 'address',
    caughtBy: (harness) => oneNetwork(harness, counts.buyers),
  },
  {
    id: 'an order may have any number of bottles',
    kind: 'a rule in the browser alone',
    in: 'start-checkout',
    file: cart,
    find: 'z.refine(isWithinOrder, shopMessages.orderLimit),',
    replace: '',
    caughtBy: (harness) => oneNetwork(harness, counts.buyers),
  },
  {
    id: 'less than one bottle may be bought',
    kind: 'a rule in the browser alone',
    in: 'start-checkout',
    file: cart,
    find: 'z.int(shopMessages.quantity).check(z.gte(1, shopMessages.quantity))',
    replace: 'z.int(shopMessages.quantity)',
    caughtBy: invalidCarts,
  },
  {
    id: 'a bottle that is none is left out of the cart',
    kind: 'a rule in the browser alone',
    in: 'start-checkout',
    file: cart,
    find: 'productById(id) !== undefined',
    replace: 'true',
    caughtBy: invalidCarts,
  },
  {
    id: 'the way back may lead anywhere',
    kind: 'a rule in the browser alone',
    always: true,
    in: 'start-checkout',
    file: 'functions/endpoints/start-checkout/return-addresses.ts',
    find: 'origins.includes(url.origin)',
    replace: 'origins.length > 0',
    caughtBy: returnUrlIsOurs,
  },
  {
    id: 'an event of an unknown order is answered with success',
    kind: 'success for what is unknown',
    always: true,
    in: 'receive-payment',
    file: receiving,
    find: "if (!('order' in outcome)) {",
    replace: "if (outcome.result === 'unknown') return { received: true };\n    if (!('order' in outcome)) {",
    caughtBy: beforeTheOrder,
  },
  {
    id: 'an event of an unknown kind is answered with success',
    kind: 'success for what is unknown',
    in: 'receive-payment',
    file: receiving,
    find: "throw new Refused(refusals['other-kind'])",
    replace: 'return { received: true }',
    caughtBy: foreignEvents,
  },
  {
    id: 'an event from the future is taken in',
    kind: 'forged',
    in: 'receive-payment',
    file: signedEvent,
    find: '<= mostAheadSeconds',
    replace: '<= Number.POSITIVE_INFINITY',
    caughtBy: (harness) => forgedDeliveries(harness, 0),
  },
  {
    id: 'an event is taken in however old it is',
    kind: 'forged',
    in: 'receive-payment',
    file: signedEvent,
    find: 'const oldestSeconds = 300;',
    replace: 'const oldestSeconds = 0;',
    caughtBy: (harness) => forgedDeliveries(harness, 0),
  },
  {
    id: 'nobody looks at the signature',
    kind: 'forged',
    always: true,
    in: 'receive-payment',
    file: signedEvent,
    find: 'Stripe.webhooks.constructEvent(',
    replace: 'Stripe.webhooks.constructEventWithoutVerification(',
    caughtBy: (harness) => forgedDeliveries(harness, 0),
  },
  {
    id: 'the signature is compared with the body as it was understood',
    kind: 'forged',
    in: 'receive-payment',
    file: signedEvent,
    find: 'Buffer.from(bytes),',
    replace: 'JSON.stringify(JSON.parse(Buffer.from(bytes).toString()), null, 2),',
    caughtBy: (harness) => forgedDeliveries(harness, 0),
  },
  {
    id: 'an empty signature is a failure of ours',
    kind: 'forged',
    in: 'receive-payment',
    file: signedEvent,
    find: 'if (/v1=(,|$)/.test(signature)) return undefined;',
    replace: '',
    caughtBy: (harness) => forgedDeliveries(harness, 0),
  },
  {
    id: 'any amount pays for an order',
    kind: "somebody else's",
    always: true,
    in: 'receive-payment',
    file: report,
    find: "return isOurs ? undefined : 'other-amount';",
    replace: 'return isOurs ? undefined : undefined;',
    caughtBy: foreignEvents,
  },
  {
    id: 'any currency pays for an order',
    kind: "somebody else's",
    in: 'receive-payment',
    file: report,
    find: "if (report.currency !== 'jpy') return 'other-amount';",
    replace: '',
    caughtBy: foreignEvents,
  },
  {
    id: 'any payment page pays for an order',
    kind: "somebody else's",
    in: 'receive-payment',
    file: report,
    find: "if (differ(order.session?.id, report.session?.id)) return 'other-payment';",
    replace: '',
    caughtBy: foreignEvents,
  },
  {
    id: 'what comes last counts',
    kind: 'in the wrong order',
    always: true,
    in: 'receive-payment',
    file: 'shared/shop/order-state.ts',
    find: 'if (rank(fact) <= rank(state.status)) return undefined;',
    replace: 'if (fact === state.status) return undefined;',
    caughtBy: (harness) => everyOrder(harness, 1),
  },
  {
    id: 'a completed checkout is taken for a payment',
    kind: 'in the wrong order',
    in: 'receive-payment',
    file: 'functions/payments/event-report.ts',
    find: "session.payment_status === 'paid' ? 'paid' : 'awaiting'",
    replace: "'paid'",
    caughtBy: (harness) => everyOrder(harness, 1),
  },
  {
    id: 'an order changes without its bottles',
    kind: 'half a change',
    in: 'receive-payment',
    file: orders,
    find: 'condition, event), ...bottles]',
    replace: 'condition, event)]',
    caughtBy: (harness) => everyOrder(harness, 1),
  },
  {
    id: 'two events that met the same order both change it',
    kind: 'a change whatever the status',
    in: 'receive-payment',
    file: orders,
    find: "ConditionExpression: 'version = :read'",
    replace: "ConditionExpression: '(version = :read OR attribute_exists(pk))'",
    caughtBy: (harness) => fiveTimesAtOnce(harness, 1),
  },
  {
    id: 'bottles come back by our own clock',
    kind: 'released by our own clock',
    always: true,
    in: 'reconcile-orders',
    file: settling,
    find: 'const report = await reportOn(order, payments, clock());',
    replace:
      "const report = order.status === 'pending' ? { reference: order.reference, fact: 'expired', at: 0 } : await reportOn(order, payments, clock());",
    caughtBy: onlyWhenPaymentIsImpossible,
  },
  {
    id: 'a payment page is taken for over before it is closed',
    kind: 'released by our own clock',
    in: 'reconcile-orders',
    file: settling,
    find: '? payments.expire(report.session.id)',
    replace: "? { ...report, fact: 'expired' as const }",
    caughtBy: onlyWhenPaymentIsImpossible,
  },
  {
    id: 'a payment page that is over is never closed',
    kind: 'forgotten',
    in: 'reconcile-orders',
    file: settling,
    find: '? payments.expire(report.session.id)',
    replace: '? report',
    caughtBy: onlyWhenPaymentIsImpossible,
  },
  {
    id: 'the reconciler looks at the present day alone',
    kind: 'forgotten',
    in: 'reconcile-orders',
    file: 'functions/workers/reconcile-orders/reconcile-orders.ts',
    find: 'always: 4, hourly: 31',
    replace: 'always: 1, hourly: 1',
    caughtBy: (harness) => threeDaysWithoutWebhooks(harness, 2),
  },
  {
    id: 'two reconcilers that met the same order both change it',
    kind: 'a change whatever the status',
    in: 'reconcile-orders',
    file: orders,
    find: "ConditionExpression: 'version = :read'",
    replace: "ConditionExpression: '(version = :read OR attribute_exists(pk))'",
    caughtBy: (harness) => everythingExpires(harness, 1, 'lose'),
  },
  {
    id: 'an order that is paid too late takes bottles that are not there',
    kind: 'checked before the write',
    in: 'receive-payment',
    file: 'functions/stores/orders/stock.ts',
    find: "ConditionExpression: '#from >= :bottles'",
    replace: "ConditionExpression: '(#from >= :bottles OR attribute_exists(#from))'",
    caughtBy: (harness) => paidButSoldOut(harness, 1),
  },
  {
    id: 'a key has an order on each side of midnight',
    kind: 'something new on each try',
    in: 'start-checkout',
    file: placing,
    find: '          ...beside.map(isAlone),\n',
    replace: '',
    caughtBy: (harness) => keyAcrossMidnight(harness, 2),
  },
  {
    id: 'every event that meets a refund tells of it',
    kind: 'told again',
    in: 'receive-payment',
    file: 'functions/stores/orders/order-access.ts',
    // The version and the id of the event each keep it from being told again: both have to go.
    find: `order.id, onceOnly(event)) }),
      },
      ...condition,`,
    replace: `order.id, randomUUID()) }),
      },`,
    caughtBy: (harness) => refundMeetsEvents(harness, 8),
  },
  {
    id: 'what a customer has typed is markup',
    kind: 'markup in a mail',
    always: true,
    in: 'send-mail',
    file: 'functions/email/order/order-letter.tsx',
    find: '<bdi>{greeting}</bdi>',
    replace: '<bdi dangerouslySetInnerHTML={{ __html: greeting }} />',
    caughtBy: typedTextStaysText,
  },
];

/** Races of the checkout need every environment of it up. */
export const shopMutants: readonly Mutant[] = mutantsOfShop.map((mutant) =>
  mutant.in === 'start-checkout' ? { ...mutant, before: manyCheckouts } : mutant,
);

/** A fault at the staff's desk, which works with the stores and not through a function. */
export interface ConsoleMutant extends Patch, MutantChoice {
  readonly id: string;
}

const shipping = "order.status === 'paid' && order.shipped === undefined";

/** The faults that shipping and refunding at once is there for. */
export const consoleMutants: readonly ConsoleMutant[] = [
  {
    id: 'an order is shipped whatever has become of it meanwhile',
    kind: 'a change whatever the status',
    file: 'functions/stores/orders/order-changes.ts',
    find: shipping,
    replace: 'order.shipped === undefined',
  },
  {
    id: 'an order is shipped as often as somebody says so',
    kind: 'told again',
    file: 'functions/stores/orders/order-changes.ts',
    find: shipping,
    replace: "order.status === 'paid'",
  },
  {
    id: 'an order is written over by whoever comes last',
    kind: 'checked before the write',
    file: orders,
    find: "ConditionExpression: 'version = :read'",
    replace: "ConditionExpression: '(version = :read OR attribute_exists(pk))'",
  },
];
