import { cancelAgainstBook, languageFreed, parallelCancels } from './cancel-scenarios.ts';
import {
  concurrentChanges,
  moveIntoLastSeats,
  moveWhileCancelling,
  raiseAtCapacity,
} from './change-scenarios.ts';
import { referencesCannotBeWorkedOut, sixteenSmiths } from './reference-scenarios.ts';
import { answerLostAtTheEdge, keyWithOtherBody, lostAnswer, oneKeyAtOnce } from './retry-scenarios.ts';
import { runScenarios } from './run-scenarios.testing.ts';
import { bothLanguages, rushOf500, smallGroups } from './rush-scenarios.ts';
import { scenarioCounts as counts } from './scenario.ts';

runScenarios({
  'many at once': {
    'R1 500 clients on one empty slot': (harness) => rushOf500(harness, counts.rushes),
    'R2 2, 5, 16 and 20 at once': (harness) => smallGroups(harness, counts.groups),
    'R4 English and French at once': (harness) => bothLanguages(harness, counts.languageSlots),
    'R9 16 Smiths in one slot': (harness) => sixteenSmiths(harness, counts.groups),
    'R9 the same guest twice': (harness) => referencesCannotBeWorkedOut(harness, counts.groups),
  },
  cancelling: {
    'R5 a cancellation against ten bookings': (harness) => cancelAgainstBook(harness, counts.cancellations),
    'R6 one booking cancelled 50 times at once': (harness) => parallelCancels(harness, counts.cancellations),
    'the language of a slot is free again': (harness) => languageFreed(harness, counts.cancellations),
  },
  changing: {
    'moving into the last seats of one slot': (harness) => moveIntoLastSeats(harness, counts.changes),
    'moving while cancelling': (harness) => moveWhileCancelling(harness, counts.changes),
    'raising guests at capacity': (harness) => raiseAtCapacity(harness, counts.changes),
    'anything at once, with conflicts and lost answers': (harness) =>
      concurrentChanges(harness, counts.changes),
  },
  'asking again': {
    'R12 twenty answers lost at the edge, the button pressed again': (harness) =>
      answerLostAtTheEdge(harness, 20),
    'R12 the answer is lost after the commit': (harness) => lostAnswer(harness, counts.retries),
    'R13 one key 50 times at once': (harness) => oneKeyAtOnce(harness, counts.retries),
    'R14 a used key with another body': (harness) => keyWithOtherBody(harness, counts.retries),
  },
});
