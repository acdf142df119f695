import { cancelAgainstBook, languageFreed, parallelCancels } from './cancel-trials.ts';
import { anythingAtOnce, moveIntoLastSeats, moveWhileCancelling, raiseAtCapacity } from './change-trials.ts';
import { referencesCannotBeWorkedOut, sixteenSmiths } from './reference-trials.ts';
import { answerLostAtTheEdge, keyWithOtherBody, lostAnswer, oneKeyAtOnce } from './retry-trials.ts';
import { runTrials } from './run-scenarios.testing.ts';
import { bothLanguages, rushOf500, smallGroups } from './rush-trials.ts';
import { trialCounts as counts } from './scenario.ts';

runTrials({
  'many at once': {
    'R1 500 clients on one empty slot': (rig) => rushOf500(rig, counts.rushes),
    'R2 2, 5, 16 and 20 at once': (rig) => smallGroups(rig, counts.groups),
    'R4 English and French at once': (rig) => bothLanguages(rig, counts.languageSlots),
    'R9 16 Smiths in one slot': (rig) => sixteenSmiths(rig, counts.groups),
    'R9 the same guest twice': (rig) => referencesCannotBeWorkedOut(rig, counts.groups),
  },
  cancelling: {
    'R5 a cancellation against ten bookings': (rig) => cancelAgainstBook(rig, counts.cancellations),
    'R6 one booking cancelled 50 times at once': (rig) => parallelCancels(rig, counts.cancellations),
    'the language of a slot is free again': (rig) => languageFreed(rig, counts.cancellations),
  },
  changing: {
    'moving into the last seats of one slot': (rig) => moveIntoLastSeats(rig, counts.changes),
    'moving while cancelling': (rig) => moveWhileCancelling(rig, counts.changes),
    'raising guests at capacity': (rig) => raiseAtCapacity(rig, counts.changes),
    'anything at once, with conflicts and lost answers': (rig) => anythingAtOnce(rig, counts.changes),
  },
  'asking again': {
    'R12 twenty answers lost at the edge, the button pressed again': (rig) => answerLostAtTheEdge(rig, 20),
    'R12 the answer is lost after the commit': (rig) => lostAnswer(rig, counts.retries),
    'R13 one key 50 times at once': (rig) => oneKeyAtOnce(rig, counts.retries),
    'R14 a used key with another body': (rig) => keyWithOtherBody(rig, counts.retries),
  },
});
