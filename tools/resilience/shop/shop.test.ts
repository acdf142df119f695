import { runTrials } from '../run-scenarios.testing.ts';
import { trialCounts as counts } from '../scenario.ts';
import { refundMeetsEvents, shippedAndRefunded } from './desk-trials.ts';
import { foreignEvents, forgedDeliveries } from './forgery-trials.ts';
import { beforeTheOrder, everyOrder, fiveTimesAtOnce } from './history-trials.ts';
import { fewerThanWanted, lastBottle, manyCheckouts, oneShortLine } from './last-bottle-trials.ts';
import { keyAcrossMidnight } from './midnight-trial.ts';
import { oneNetwork } from './one-network-trials.ts';
import { oneCartAtOnce, openingRefused, openingUnsure } from './opening-trials.ts';
import {
  delayedPayment,
  everythingExpires,
  onlyWhenPaymentIsImpossible,
  paidButGone,
  providerIsAway,
  threeDaysWithoutWebhooks,
} from './reconciling-trials.ts';
import { cartsThatAreNone, pricesAreOurs, wayBackIsOurs } from './tampering-trials.ts';
import { typedTextStaysText } from './typed-text-trial.ts';

runTrials(
  {
    stock: {
      'S1 buyers of the last bottle': (rig) => lastBottle(rig, counts.buyers, counts.lastBottles),
      'S1 fewer bottles than wanted': (rig) => fewerThanWanted(rig, counts.carts),
      'S2 a cart with one short line': (rig) => oneShortLine(rig, counts.carts),
      'S3, S4 pages end, events five times, reconciler at once': (rig) =>
        everythingExpires(rig, counts.endings),
      'S4 pages end, and reconcilers meet': (rig) => everythingExpires(rig, counts.endings, 'lose'),
      'S4 bottles come back only when nobody can pay': onlyWhenPaymentIsImpossible,
      'S4 the payment provider is away': providerIsAway,
    },
    'one house': {
      'S21 that asks for every bottle': (rig) => oneNetwork(rig, counts.buyers),
    },
    'opening a payment page': {
      'it is refused': openingRefused,
      'it is not known whether it was opened': openingUnsure,
      'one cart pressed at once': (rig) => oneCartAtOnce(rig, counts.buyers / 4),
    },
    webhooks: {
      'S5, S6 every history in every order': (rig) => everyOrder(rig, counts.eventCopies),
      'S5 every event five times at once': (rig) => fiveTimesAtOnce(rig, counts.eventRounds),
      'S7 an event before its order': beforeTheOrder,
      'S8 to S10 forged, altered, replayed, from the future': (rig) => forgedDeliveries(rig, counts.damaged),
      'S8 signed, and none of ours': foreignEvents,
    },
    'when something went wrong': {
      'S12 three days without webhooks': (rig) => threeDaysWithoutWebhooks(rig, counts.ordersADay),
      'S13 paid, and the bottle has gone': (rig) => paidButGone(rig, counts.carts),
      'S14 a delayed payment': delayedPayment,
    },
    'at the same moment': {
      'S18 a refund, its events and reconcilers': (rig) => refundMeetsEvents(rig, counts.meetings),
      'S19 shipped twice, and refunded': (rig) => shippedAndRefunded(rig, counts.meetings),
      'S20 one key on both sides of midnight': (rig) => keyAcrossMidnight(rig, counts.meetings),
    },
    tampering: {
      'S15 prices and currencies': (rig) => pricesAreOurs(rig, counts.ownPrices),
      'S16 quantities and ids': cartsThatAreNone,
      'S17 the way back': wayBackIsOurs,
      'what a customer types': typedTextStaysText,
    },
  },
  manyCheckouts,
);
