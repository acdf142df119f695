import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts } from '../harness/scenario.ts';
import { cancelAgainstBook, languageFreed, parallelCancels } from './cancel-scenarios.ts';
import {
  concurrentChanges,
  moveIntoLastSeats,
  moveWhileCancelling,
  raiseAtCapacity,
} from './change-scenarios.ts';
import { referencesAreUnguessable, sixteenSmiths } from './reference-scenarios.ts';
import { answerLostAtCloudFront, keyWithOtherBody, lostAnswer, oneKeyAtOnce } from './retry-scenarios.ts';
import { bothLanguages, rushOf500, smallGroups } from './rush-scenarios.ts';

runScenarios({
  'concurrent bookings': {
    'R1 500 clients on one empty slot': (harness) => rushOf500(harness, counts.rushes),
    'R4 English and French concurrently': (harness) => bothLanguages(harness, counts.languageSlots),
    'R9 16 Smiths in one slot': (harness) => sixteenSmiths(harness, counts.groups),
    'R9 the same guest twice': (harness) => referencesAreUnguessable(harness, counts.groups),
    // Fewer and more than the seats; the rush has more.
    ...onlyInFull({
      'R2 2, 5, 16 and 20 concurrently': (harness) => smallGroups(harness, counts.groups),
    }),
  },
  cancelling: {
    'R5 a cancellation against ten bookings': (harness) => cancelAgainstBook(harness, counts.cancellations),
    'R6 one booking cancelled 50 times concurrently': (harness) =>
      parallelCancels(harness, counts.cancellations),
    'a released slot accepts either language': (harness) => languageFreed(harness, counts.cancellations),
  },
  changing: {
    'moving into the last seats of one slot': (harness) => moveIntoLastSeats(harness, counts.changes),
    // Interleavings cover the same races in the store.
    ...onlyInFull({
      'moving while cancelling': (harness) => moveWhileCancelling(harness, counts.changes),
      'raising guests at capacity': (harness) => raiseAtCapacity(harness, counts.changes),
      'random concurrent changes, with conflicts and lost answers': (harness) =>
        concurrentChanges(harness, counts.changes),
    }),
  },
  retries: {
    'R12 the answer is lost after the commit': (harness) => lostAnswer(harness, counts.retries),
    'R13 one key 50 times concurrently': (harness) => oneKeyAtOnce(harness, counts.retries),
    ...onlyInFull({
      'R12 twenty answers lost at CloudFront, then retried': (harness) => answerLostAtCloudFront(harness, 20),
      'R14 a used key with another body': (harness) => keyWithOtherBody(harness, counts.retries),
    }),
  },
});
