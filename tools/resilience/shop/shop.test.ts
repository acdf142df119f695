import { runScenarios } from '../run-scenarios.testing.ts';
import { scenarioCounts as counts } from '../scenario.ts';
import { refundMeetsEvents, shippedAndRefunded } from './console-scenarios.ts';
import { foreignEvents, forgedDeliveries } from './forgery-scenarios.ts';
import { beforeTheOrder, everyOrder, fiveTimesAtOnce } from './history-scenarios.ts';
import { fewerThanWanted, lastBottle, manyCheckouts, oneShortLine } from './last-bottle-scenarios.ts';
import { keyAcrossMidnight } from './midnight-scenarios.ts';
import { oneNetwork } from './one-network-scenarios.ts';
import { oneCartAtOnce, openingRefused, openingUnsure } from './opening-scenarios.ts';
import {
  delayedPayment,
  everythingExpires,
  onlyWhenPaymentIsImpossible,
  paidButGone,
  providerIsAway,
  threeDaysWithoutWebhooks,
} from './reconciling-scenarios.ts';
import { cartsThatAreNone, pricesAreOurs, wayBackIsOurs } from './tampering-scenarios.ts';
import { typedTextStaysText } from './typed-text-scenarios.ts';

runScenarios(
  {
    stock: {
      'S1 buyers of the last bottle': (harness) => lastBottle(harness, counts.buyers, counts.lastBottles),
      'S1 fewer bottles than wanted': (harness) => fewerThanWanted(harness, counts.carts),
      'S2 a cart with one short line': (harness) => oneShortLine(harness, counts.carts),
      'S3, S4 pages end, events five times, reconciler at once': (harness) =>
        everythingExpires(harness, counts.endings),
      'S4 pages end, and reconcilers meet': (harness) => everythingExpires(harness, counts.endings, 'lose'),
      'S4 bottles come back only when nobody can pay': onlyWhenPaymentIsImpossible,
      'S4 the payment provider is away': providerIsAway,
    },
    'one house': {
      'S21 that asks for every bottle': (harness) => oneNetwork(harness, counts.buyers),
    },
    'opening a payment page': {
      'it is refused': openingRefused,
      'it is not known whether it was opened': openingUnsure,
      'one cart pressed at once': (harness) => oneCartAtOnce(harness, counts.buyers / 4),
    },
    webhooks: {
      'S5, S6 every history in every order': (harness) => everyOrder(harness, counts.eventCopies),
      'S5 every event five times at once': (harness) => fiveTimesAtOnce(harness, counts.eventRounds),
      'S7 an event before its order': beforeTheOrder,
      'S8 to S10 forged, altered, replayed, from the future': (harness) =>
        forgedDeliveries(harness, counts.damaged),
      'S8 signed, and none of ours': foreignEvents,
    },
    'when something went wrong': {
      'S12 three days without webhooks': (harness) => threeDaysWithoutWebhooks(harness, counts.ordersADay),
      'S13 paid, and the bottle has gone': (harness) => paidButGone(harness, counts.carts),
      'S14 a delayed payment': delayedPayment,
    },
    'at the same moment': {
      'S18 a refund, its events and reconcilers': (harness) => refundMeetsEvents(harness, counts.meetings),
      'S19 shipped twice, and refunded': (harness) => shippedAndRefunded(harness, counts.meetings),
      'S20 one key on both sides of midnight': (harness) => keyAcrossMidnight(harness, counts.meetings),
    },
    tampering: {
      'S15 prices and currencies': (harness) => pricesAreOurs(harness, counts.ownPrices),
      'S16 quantities and ids': cartsThatAreNone,
      'S17 the way back': wayBackIsOurs,
      'what a customer types': typedTextStaysText,
    },
  },
  manyCheckouts,
);
