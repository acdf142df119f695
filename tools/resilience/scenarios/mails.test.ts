import { expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts, scenarioTimeout } from '../harness/scenario.ts';
import { requestTraced } from './correlation-scenarios.ts';
import { dailyTasksFourTimes } from './daily-task-scenarios.ts';
import { calendarEntriesFollow, linksChangeNothing } from './mail-content-scenarios.ts';
import {
  deliveredFiveTimes,
  everyWriteIsMailed,
  poisonAmongGood,
  sesFailsOnce,
  sesThrottles,
  workerDies,
} from './mail-scenarios.ts';

const running = runScenarios({
  mails: {
    'every write leads to its mail': everyWriteIsMailed,
    'one request traced from CloudFront to its mail': requestTraced,
    'a message delivered five times': deliveredFiveTimes,
    'invalid among valid messages': (harness) => poisonAmongGood(harness, counts.mails),
    'SES fails once': sesFailsOnce,
    'every link of every mail changes nothing': (harness) => linksChangeNothing(harness),
    'calendar entries keep their UID and increase their version': calendarEntriesFollow,
    'the worker dies before it marks the mail as sent': (harness) => workerDies(harness, 'after SES'),
    ...onlyInFull({
      'SES throttles': (harness) => sesThrottles(harness, counts.mails),
      'the daily tasks run four times': dailyTasksFourTimes,
      'the worker dies before its call to SES': (harness) => workerDies(harness, 'before SES'),
    }),
  },
});

test.runIf(isFullRun)(
  'a link that cancels on opening is reported',
  { timeout: scenarioTimeout },
  async () => {
    const { findings } = await linksChangeNothing(running(), (_, method, path) =>
      running().visitor.call(path.startsWith('/api/') && method === 'GET' ? 'DELETE' : method, path),
    );
    expect(findings).toContain('opening links has changed what is stored');
    expect(findings).toContain('opening links has sent a mail');
  },
);
