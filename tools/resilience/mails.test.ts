import { expect, test } from 'vitest';
import { oneRequestFollowed } from './correlation-trial.ts';
import { eveningFourTimes } from './evening-trials.ts';
import { calendarEntriesFollow, linksChangeNothing } from './mail-content-trials.ts';
import {
  deliveredFiveTimes,
  everyWriteIsAnnounced,
  poisonAmongGood,
  sesFailsOnce,
  sesThrottles,
  workerDies,
} from './mail-trials.ts';
import { runTrials } from './run-scenarios.testing.ts';
import { trialCounts as counts, trialTimeout } from './scenario.ts';

const running = runTrials({
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
});

test('a link that cancels when it is opened would be noticed', { timeout: trialTimeout }, async () => {
  const { findings } = await linksChangeNothing(running(), (_, method, path) =>
    running().visitor.call(path.startsWith('/api/') && method === 'GET' ? 'DELETE' : method, path),
  );
  expect(findings).toContain('opening links has changed what is stored');
  expect(findings).toContain('opening links has sent a mail');
});
