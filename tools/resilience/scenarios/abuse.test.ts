import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '../harness/scenario.ts';
import { bookAndCancel, floodFromOneNetwork, sendAbusiveRequests } from './abuse-scenarios.ts';
import { callFromForeignOrigins, callWithoutCloudFront, expectErrorsUncached } from './edge-scenarios.ts';
import { sendGeneratedRequests } from './fuzz-scenarios.ts';
import { openSeasonInOneLanguage } from './language-scenarios.ts';
import { expectOperatorsIsolated, guessKeys, shareKeyBetweenOperators } from './operator-scenarios.ts';
import { tryKnownKeys } from './reference-scenarios.ts';
import { relaySpam, stealBooking } from './relay-scenarios.ts';

runScenarios({
  operators: {
    'never reach the bookings of other operators': (harness) =>
      expectOperatorsIsolated(harness, counts.operators),
    'get the same response for every guessed key': (harness) => guessKeys(harness, counts.guesses),
    ...onlyInFull({
      'share an idempotency key without sharing a booking': (harness) => shareKeyBetweenOperators(harness, 8),
    }),
  },
  'the edge': {
    'lets no call to the API bypass it': (harness) => callWithoutCloudFront(harness),
    'refuses changes from pages of other sites': callFromForeignOrigins,
    'caches no error of the API, and shares no error between HEAD and GET': expectErrorsUncached,
  },
  'an abuser': {
    'causes no server error with mutated requests generated from the contracts': (harness) =>
      sendGeneratedRequests(harness, counts.generatedRequests),
    'cannot derive a reference from a known idempotency key': tryKnownKeys,
    'cannot take over a booking without its guest being notified': stealBooking,
    'cannot set the language of the whole season from one network': (harness) =>
      openSeasonInOneLanguage(harness, counts.startsInOneLanguage),
    // Tests of the endpoints cover the same limits.
    ...onlyInFull({
      'causes few emails, and none to outsiders': (harness) =>
        sendAbusiveRequests(harness, counts.abusiveCalls),
      'cannot exceed the quota of a network with many mailboxes': floodFromOneNetwork,
      "is limited in booking and cancelling in another guest's name": (harness) =>
        bookAndCancel(harness, counts.churnedBookings),
      'reaches few strangers by booking one seat under 150 addresses': (harness) => relaySpam(harness, 150),
    }),
  },
});
