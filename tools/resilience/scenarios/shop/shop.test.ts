import { onlyInFull, runScenarios } from '#tools/resilience/harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '#tools/resilience/harness/scenario.ts';
import { loseCheckoutResponse, refuseCheckout, submitOneCartAtOnce } from './checkout-scenarios.ts';
import { refundDuringEvents, shipAndRefund } from './console-scenarios.ts';
import { deliverForeignEvents, forgeDeliveries } from './forgery-scenarios.ts';
import { deliverBeforeOrder, deliverFiveTimesAtOnce, deliverInEveryOrder } from './history-scenarios.ts';
import {
  raceForLastBottle,
  requestMoreThanStock,
  requestUnavailableLine,
  warmUpCheckouts,
} from './last-bottle-scenarios.ts';
import { reuseKeyAcrossMidnight } from './midnight-scenarios.ts';
import { hoardFromOneNetwork } from './one-network-scenarios.ts';
import {
  delayPayment,
  expectHoldWhilePayable,
  expirePages,
  loseWebhooksForThreeDays,
  payAfterSoldOut,
  reconcileWithoutStripe,
} from './reconciling-scenarios.ts';
import { forgePrices, forgeReturnUrls, submitInvalidCarts } from './tampering-scenarios.ts';
import { enterMarkup } from './typed-text-scenarios.ts';

runScenarios(
  {
    'the stock': {
      'sells the last bottle to one of many buyers': (harness) =>
        raceForLastBottle(harness, counts.buyers, counts.lastBottles),
      'sells no bottle twice when more are requested than there are': (harness) =>
        requestMoreThanStock(harness, counts.carts),
      'holds nothing for a cart with an unavailable line': (harness) =>
        requestUnavailableLine(harness, counts.carts),
      'gets the bottles of expired pages back once, despite repeated events and a reconciler': (harness) =>
        expirePages(harness, counts.endings),
      'stays held while payment is possible': expectHoldWhilePayable,
      'stays held while Stripe is unreachable': reconcileWithoutStripe,
      ...onlyInFull({
        'gets the bottles of expired pages back once when reconcilers conflict': (harness) =>
          expirePages(harness, counts.endings, 'lose'),
        'is held by one household only up to its quota': (harness) =>
          hoardFromOneNetwork(harness, counts.buyers),
      }),
    },
    'a checkout': {
      'releases its bottles when Stripe refuses the page': refuseCheckout,
      'returns the same payment page after Stripe’s response was lost': loseCheckoutResponse,
      'opens one page for one cart submitted concurrently': (harness) =>
        submitOneCartAtOnce(harness, counts.buyers / 4),
    },
    'the webhook': {
      'sets the same state of an order for every sequence of a payment’s events': (harness) =>
        deliverInEveryOrder(harness, counts.eventCopies),
      'refuses an event that precedes its order, and accepts the retry': deliverBeforeOrder,
      'refuses forged, altered, replayed and future deliveries': (harness) =>
        forgeDeliveries(harness, counts.damagedDeliveries),
      'refuses signed events that match no order': deliverForeignEvents,
      ...onlyInFull({
        'applies an event once if it arrives five times concurrently': (harness) =>
          deliverFiveTimesAtOnce(harness, counts.eventRounds),
      }),
    },
    'the reconciler': {
      'settles every order after three days without webhooks': (harness) =>
        loseWebhooksForThreeDays(harness, counts.ordersADay),
      'refunds an order paid after its bottle was sold': (harness) => payAfterSoldOut(harness, counts.carts),
      'holds bottles until a delayed payment completes': delayPayment,
    },
    'an order': {
      'is refunded once while events and reconcilers run': (harness) =>
        refundDuringEvents(harness, counts.concurrentRounds),
      'is either shipped once or refunded once': (harness) => shipAndRefund(harness, counts.concurrentRounds),
      'is placed once if its key is submitted before and after midnight': (harness) =>
        reuseKeyAcrossMidnight(harness, counts.concurrentRounds),
    },
    'a tampered cart': {
      'cannot change prices and currencies': (harness) => forgePrices(harness, counts.forgedPrices),
      'is refused if it has invalid quantities or ids': submitInvalidCarts,
      'cannot change the site of the return URL': forgeReturnUrls,
      'is shown as plain text in emails': enterMarkup,
    },
  },
  warmUpCheckouts,
);
