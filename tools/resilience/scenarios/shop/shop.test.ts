import { onlyInFull, runScenarios } from '#tools/resilience/harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '#tools/resilience/harness/scenario.ts';
import { checkoutAnswerLost, checkoutRefused, oneCartAtOnce } from './checkout-scenarios.ts';
import { refundMeetsEvents, shippedAndRefunded } from './console-scenarios.ts';
import { foreignEvents, forgedDeliveries } from './forgery-scenarios.ts';
import { beforeTheOrder, everyOrder, fiveTimesAtOnce } from './history-scenarios.ts';
import { fewerThanRequested, lastBottle, manyCheckouts, oneShortLine } from './last-bottle-scenarios.ts';
import { keyAcrossMidnight } from './midnight-scenarios.ts';
import { oneNetwork } from './one-network-scenarios.ts';
import {
  delayedPayment,
  everythingExpires,
  onlyWhenPaymentIsImpossible,
  paidButSoldOut,
  stripeUnreachable,
  threeDaysWithoutWebhooks,
} from './reconciling-scenarios.ts';
import { invalidCarts, pricesAreOurs, returnUrlIsOurs } from './tampering-scenarios.ts';
import { typedTextStaysText } from './typed-text-scenarios.ts';

runScenarios(
  {
    stock: {
      'S1 buyers of the last bottle': (harness) => lastBottle(harness, counts.buyers, counts.lastBottles),
      'S1 fewer bottles than requested': (harness) => fewerThanRequested(harness, counts.carts),
      'S2 a cart with one unavailable line': (harness) => oneShortLine(harness, counts.carts),
      'S3, S4 pages expire, events five times, reconciler concurrently': (harness) =>
        everythingExpires(harness, counts.endings),
      'S4 bottles are released only when payment is impossible': onlyWhenPaymentIsImpossible,
      'S4 Stripe is unreachable': stripeUnreachable,
      ...onlyInFull({
        'S4 pages expire, and reconcilers collide': (harness) =>
          everythingExpires(harness, counts.endings, 'lose'),
        'S21 one household requests every bottle': (harness) => oneNetwork(harness, counts.buyers),
      }),
    },
    'opening a payment page': {
      'it is refused': checkoutRefused,
      'its result is unknown': checkoutAnswerLost,
      'one cart submitted concurrently': (harness) => oneCartAtOnce(harness, counts.buyers / 4),
    },
    webhooks: {
      'S5, S6 every history in every order': (harness) => everyOrder(harness, counts.eventCopies),
      'S7 an event before its order': beforeTheOrder,
      'S8 to S10 forged, altered, replayed, from the future': (harness) =>
        forgedDeliveries(harness, counts.damaged),
      'S8 correctly signed, for none of our orders': foreignEvents,
      ...onlyInFull({
        'S5 every event five times concurrently': (harness) => fiveTimesAtOnce(harness, counts.eventRounds),
      }),
    },
    recovery: {
      'S12 three days without webhooks': (harness) => threeDaysWithoutWebhooks(harness, counts.ordersADay),
      'S13 paid, and the bottle is gone': (harness) => paidButSoldOut(harness, counts.carts),
      'S14 a delayed payment': delayedPayment,
    },
    concurrency: {
      'S18 a refund, its events and reconcilers': (harness) => refundMeetsEvents(harness, counts.meetings),
      'S19 shipped twice, and refunded': (harness) => shippedAndRefunded(harness, counts.meetings),
      'S20 one key on both sides of midnight': (harness) => keyAcrossMidnight(harness, counts.meetings),
    },
    tampering: {
      'S15 prices and currencies': (harness) => pricesAreOurs(harness, counts.ownPrices),
      'S16 quantities and ids': invalidCarts,
      'S17 the return URL': returnUrlIsOurs,
      'text entered by a customer': typedTextStaysText,
    },
  },
  manyCheckouts,
);
