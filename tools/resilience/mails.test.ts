import { expect, test } from 'vitest';
import { oneRequestFollowed } from './correlation-scenarios.ts';
import { dailyTasksFourTimes } from './daily-task-scenarios.ts';
import { calendarEntriesFollow, linksChangeNothing } from './mail-content-scenarios.ts';
import {
  deliveredFiveTimes,
  everyWriteIsAnnounced,
  poisonAmongGood,
  sesFailsOnce,
  sesThrottles,
  workerDies,
} from './mail-scenarios.ts';
import { runScenarios } from './run-scenarios.testing.ts';
import { scenarioCounts as counts, scenarioTimeout } from './scenario.ts';

const running = runScenarios({
  mails: {
    'every write is announced': everyWriteIsAnnounced,
    'one request followed from the edge to its mail': oneRequestFollowed,
    'a message delivered five times': deliveredFiveTimes,
    'poison among good messages': (harness) => poisonAmongGood(harness, counts.mails),
    'SES fails once': sesFailsOnce,
    'SES throttles': (harness) => sesThrottles(harness, counts.mails),
    'the evening comes four times': dailyTasksFourTimes,
    'the worker dies before SES hears of the mail': (harness) => workerDies(harness, 'before SES'),
    'every link of every mail changes nothing': (harness) => linksChangeNothing(harness),
    'calendar entries keep their UID and rise': calendarEntriesFollow,
    'the worker dies before it has marked the mail': (harness) => workerDies(harness, 'after SES'),
  },
});

test('a link that cancels when it is opened would be noticed', { timeout: scenarioTimeout }, async () => {
  const { findings } = await linksChangeNothing(running(), (_, method, path) =>
    running().visitor.call(path.startsWith('/api/') && method === 'GET' ? 'DELETE' : method, path),
  );
  expect(findings).toContain('opening links has changed what is stored');
  expect(findings).toContain('opening links has sent a mail');
});
