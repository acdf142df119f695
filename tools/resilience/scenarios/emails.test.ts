import { expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { onlyInFull, runScenarios } from '../harness/run-scenarios.testing.ts';
import { scenarioCounts as counts, scenarioTimeout } from '../harness/scenario.ts';
import { traceRequest } from './correlation-scenarios.ts';
import { runDailyTasksFourTimes } from './daily-task-scenarios.ts';
import { checkCalendarEntries, openEveryLink } from './mail-content-scenarios.ts';
import {
  deliverMailEventsFiveTimes,
  expectEveryWriteMailed,
  failSesOnce,
  killMailWorker,
  sendInvalidAmongValid,
  throttleSes,
} from './mail-scenarios.ts';

const getHarness = runScenarios({
  'the mail system': {
    'sends one email for every booking and every cancellation': expectEveryWriteMailed,
    'traces a request from CloudFront to the email that it causes': traceRequest,
    'sends one email for a message delivered five times': deliverMailEventsFiveTimes,
    'moves invalid messages to the dead-letter queue and sends emails for the valid ones': (harness) =>
      sendInvalidAmongValid(harness, counts.emails),
    'sends an email once when SES fails on the first attempt': failSesOnce,
    'sends no link that changes anything when opened': (harness) => openEveryLink(harness),
    'keeps the UID and raises the version of a booking’s calendar entry': checkCalendarEntries,
    'sends at most two emails when the worker dies before it marks one as sent': (harness) =>
      killMailWorker(harness, 'after SES'),
    ...onlyInFull({
      'sends each email once while SES throttles': (harness) => throttleSes(harness, counts.emails),
      'sends one reminder and one run sheet when the daily tasks run four times': runDailyTasksFourTimes,
      'sends one email when the worker dies before its call to SES': (harness) =>
        killMailWorker(harness, 'before SES'),
    }),
  },
});

test.runIf(isFullRun)(
  'the scenario of links in emails reports a link that cancels the booking when it is opened',
  { timeout: scenarioTimeout },
  async () => {
    const { findings } = await openEveryLink(getHarness(), (_, method, path) =>
      getHarness().visitor.call(path.startsWith('/api/') && method === 'GET' ? 'DELETE' : method, path),
    );
    expect(findings).toContain('opening links has changed stored items');
    expect(findings).toContain('opening links has sent an email');
  },
);
