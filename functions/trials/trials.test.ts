import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cancelAgainstBook, languageFreed, parallelCancels } from './cancel-trials.ts';
import { anythingAtOnce, moveIntoLastSeats, moveWhileCancelling, raiseAtCapacity } from './change-trials.ts';
import { oneRequestFollowed } from './correlation-trial.ts';
import { aroundTheEdge, foreignOrigins } from './edge-trials.ts';
import { eveningFourTimes } from './evening-trials.ts';
import { drawnRequests } from './fuzz-trials.ts';
import { bookAndCancel, hostileRequests, oneNetwork } from './hostile-trials.ts';
import { calendarEntriesFollow, linksChangeNothing } from './mail-content-trials.ts';
import {
  deliveredFiveTimes,
  everyWriteIsAnnounced,
  poisonAmongGood,
  sesFailsOnce,
  sesThrottles,
  workerDies,
} from './mail-trials.ts';
import { guessedKeys, oneKeyForAll, operatorsApart } from './operator-trials.ts';
import { referencesCannotBeWorkedOut, sixteenSmiths } from './reference-trials.ts';
import { reportFigures } from './report-figures.ts';
import { answerLostAtTheEdge, keyWithOtherBody, lostAnswer, oneKeyAtOnce } from './retry-trials.ts';
import { type Rig, startRig } from './rig.ts';
import { bothLanguages, rushOf500, smallGroups } from './rush-trials.ts';
import { trialCounts as counts, type TrialResult, trialTimeout } from './trial.ts';

type Trial = (rig: Rig) => Promise<TrialResult>;

const trials: Readonly<Record<string, Readonly<Record<string, Trial>>>> = {
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
  operators: {
    'each of 20 against each other': (rig) => operatorsApart(rig, 20),
    'one key for all of them': (rig) => oneKeyForAll(rig, 8),
    'guessed keys': (rig) => guessedKeys(rig, counts.guesses),
  },
  edge: {
    'X9 the API called around the edge': aroundTheEdge,
    'calls of pages of other sites': foreignOrigins,
  },
  'hostile calls': {
    'I1 drawn from the contracts and broken': (rig) => drawnRequests(rig, counts.drawn),
    'X6 mails to nobody else, and few': (rig) => hostileRequests(rig, counts.hostile),
    'X7 one network with many mailboxes': oneNetwork,
    'X8 booking and cancelling in the name of another': (rig) => bookAndCancel(rig, counts.churned),
  },
  mails: {
    'every write is announced': everyWriteIsAnnounced,
    'one request followed from the edge to its mail': oneRequestFollowed,
    'a message delivered five times': deliveredFiveTimes,
    'poison among good messages': (rig) => poisonAmongGood(rig, counts.mails),
    'SES fails once': sesFailsOnce,
    'SES throttles': (rig) => sesThrottles(rig, counts.mails),
    'the evening comes four times': eveningFourTimes,
    'the worker dies before SES hears of the mail': (rig) => workerDies(rig, 'before SES'),
    'every link of every mail changes nothing': (rig) => linksChangeNothing(rig),
    'calendar entries keep their UID and rise': calendarEntriesFollow,
    'the worker dies before it has marked the mail': (rig) => workerDies(rig, 'after SES'),
  },
};

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterEach(async () => {
  rig.break([]);
  await rig.isSettled(60_000);
});
afterAll(async () => {
  await rig.stop();
});

describe.each(Object.entries(trials))('%s', (_, group) => {
  test.each(Object.entries(group))('%s', { timeout: trialTimeout }, async (name, trial) => {
    const { findings, figures } = await trial(rig);
    reportFigures(name, figures);
    expect(findings).toEqual([]);
  });
});

test('a link that cancels when it is opened would be noticed', { timeout: trialTimeout }, async () => {
  const { findings } = await linksChangeNothing(rig, (_, method, path) =>
    rig.visitor.call(path.startsWith('/api/') && method === 'GET' ? 'DELETE' : method, path),
  );
  expect(findings).toContain('opening links has changed what is stored');
  expect(findings).toContain('opening links has sent a mail');
});
