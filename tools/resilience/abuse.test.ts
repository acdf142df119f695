import { abusiveRequests, bookAndCancel, oneNetwork } from './abuse-scenarios.ts';
import { aroundTheEdge, failuresAreNotKept, foreignOrigins } from './edge-scenarios.ts';
import { generatedRequests } from './fuzz-scenarios.ts';
import { guessedKeys, oneKeyForAll, operatorsApart } from './operator-scenarios.ts';
import { oneSeatAsRelay, takenAway } from './relay-scenarios.ts';
import { runScenarios } from './run-scenarios.testing.ts';
import { scenarioCounts as counts } from './scenario.ts';

runScenarios({
  operators: {
    'each of 20 against each other': (harness) => operatorsApart(harness, 20),
    'one key for all of them': (harness) => oneKeyForAll(harness, 8),
    'guessed keys': (harness) => guessedKeys(harness, counts.guesses),
  },
  edge: {
    'X9 the API called around the edge': aroundTheEdge,
    'calls of pages of other sites': foreignOrigins,
    'failures are not kept, nor shared by HEAD and GET': failuresAreNotKept,
  },
  'hostile calls': {
    'I1 drawn from the contracts and broken': (harness) => generatedRequests(harness, counts.drawn),
    'X6 mails to nobody else, and few': (harness) => abusiveRequests(harness, counts.hostile),
    'X7 one network with many mailboxes': oneNetwork,
    'X8 booking and cancelling in the name of another': (harness) => bookAndCancel(harness, counts.churned),
    'X10 one seat, 150 addresses': (harness) => oneSeatAsRelay(harness, 150),
    'X11 a booking that is taken away': takenAway,
  },
});
