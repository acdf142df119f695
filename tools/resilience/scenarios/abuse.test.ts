import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '../harness/scenario.ts';
import { abusiveRequests, bookAndCancel, oneNetwork } from './abuse-scenarios.ts';
import { apiWithoutCloudFront, errorsAreNotCached, foreignOrigins } from './edge-scenarios.ts';
import { generatedRequests } from './fuzz-scenarios.ts';
import { oneLanguageForTheSeason } from './language-scenarios.ts';
import { guessedKeys, oneKeyForAll, operatorsApart } from './operator-scenarios.ts';
import { knownKeysOpenNothing } from './reference-scenarios.ts';
import { mailRelay, stolenBooking } from './relay-scenarios.ts';

runScenarios({
  operators: {
    'operators against each other': (harness) => operatorsApart(harness, counts.operators),
    'guessed keys': (harness) => guessedKeys(harness, counts.guesses),
    ...onlyInFull({
      'one key for all of them': (harness) => oneKeyForAll(harness, 8),
    }),
  },
  edge: {
    'X9 the API called without CloudFront': (harness) => apiWithoutCloudFront(harness),
    'calls from pages of other sites': foreignOrigins,
    'errors are not cached, nor shared by HEAD and GET': errorsAreNotCached,
  },
  'abusive calls': {
    'I1 generated from the contracts and mutated': (harness) => generatedRequests(harness, counts.generated),
    'a known idempotency key opens nothing': knownKeysOpenNothing,
    'X11 a stolen booking': stolenBooking,
    'M4 one network and the language of a season': (harness) =>
      oneLanguageForTheSeason(harness, counts.startsInOneLanguage),
    // Tests of the endpoints cover the same limits.
    ...onlyInFull({
      'X6 few mails, and none to outsiders': (harness) => abusiveRequests(harness, counts.abusiveCalls),
      'X7 one network with many mailboxes': oneNetwork,
      "X8 booking and cancelling in another guest's name": (harness) =>
        bookAndCancel(harness, counts.churned),
      'X10 one seat, 150 addresses': (harness) => mailRelay(harness, 150),
    }),
  },
});
