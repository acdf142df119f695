import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '../harness/scenario.ts';
import { bookAndCancel, oneNetwork, sendAbusiveRequests } from './abuse-scenarios.ts';
import { apiWithoutCloudFront, errorsAreNotCached, foreignOrigins } from './edge-scenarios.ts';
import { sendGeneratedRequests } from './fuzz-scenarios.ts';
import { openSeasonInOneLanguage } from './language-scenarios.ts';
import { guessKeys, oneKeyForAll, operatorsApart } from './operator-scenarios.ts';
import { knownKeysOpenNothing } from './reference-scenarios.ts';
import { mailRelay, stolenBooking } from './relay-scenarios.ts';

runScenarios({
  operators: {
    'never reach the bookings of each other': (harness) => operatorsApart(harness, counts.operators),
    'get the same answer for every guessed key': (harness) => guessKeys(harness, counts.guesses),
    ...onlyInFull({
      'share an idempotency key without sharing a booking': (harness) => oneKeyForAll(harness, 8),
    }),
  },
  'the edge': {
    'lets no call bypass it on the way to the API': (harness) => apiWithoutCloudFront(harness),
    'refuses changes from pages of other sites': foreignOrigins,
    'caches no error, and shares none between HEAD and GET': errorsAreNotCached,
  },
  'an abuser': {
    'causes no server error with requests generated from the contracts and mutated': (harness) =>
      sendGeneratedRequests(harness, counts.generated),
    'learns no reference from a known idempotency key': knownKeysOpenNothing,
    'cannot take over a booking without its guest being notified': stolenBooking,
    'cannot take a language from the season with one network': (harness) =>
      openSeasonInOneLanguage(harness, counts.startsInOneLanguage),
    // Tests of the endpoints cover the same limits.
    ...onlyInFull({
      'causes few mails, and none to outsiders': (harness) =>
        sendAbusiveRequests(harness, counts.abusiveCalls),
      'cannot exceed the quota of a network with many mailboxes': oneNetwork,
      "is limited in booking and cancelling in another guest's name": (harness) =>
        bookAndCancel(harness, counts.churned),
      'reaches few strangers with one seat and 150 addresses': (harness) => mailRelay(harness, 150),
    }),
  },
});
