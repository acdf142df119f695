import { aroundTheEdge, failuresAreNotKept, foreignOrigins } from './edge-trials.ts';
import { drawnRequests } from './fuzz-trials.ts';
import { bookAndCancel, hostileRequests, oneNetwork } from './hostile-trials.ts';
import { guessedKeys, oneKeyForAll, operatorsApart } from './operator-trials.ts';
import { oneSeatAsRelay, takenAway } from './relay-trials.ts';
import { runTrials } from './run-scenarios.testing.ts';
import { trialCounts as counts } from './scenario.ts';

runTrials({
  operators: {
    'each of 20 against each other': (rig) => operatorsApart(rig, 20),
    'one key for all of them': (rig) => oneKeyForAll(rig, 8),
    'guessed keys': (rig) => guessedKeys(rig, counts.guesses),
  },
  edge: {
    'X9 the API called around the edge': aroundTheEdge,
    'calls of pages of other sites': foreignOrigins,
    'failures are not kept, nor shared by HEAD and GET': failuresAreNotKept,
  },
  'hostile calls': {
    'I1 drawn from the contracts and broken': (rig) => drawnRequests(rig, counts.drawn),
    'X6 mails to nobody else, and few': (rig) => hostileRequests(rig, counts.hostile),
    'X7 one network with many mailboxes': oneNetwork,
    'X8 booking and cancelling in the name of another': (rig) => bookAndCancel(rig, counts.churned),
    'X10 one seat, 150 addresses': (rig) => oneSeatAsRelay(rig, 150),
    'X11 a booking that is taken away': takenAway,
  },
});
