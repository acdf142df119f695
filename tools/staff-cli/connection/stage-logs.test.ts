import { expect, it } from 'vitest';
import { startFakeAws } from './recorded-aws.testing.ts';
import { stageDeviceLog, stageLogs, stageRequestLog } from './stage-logs.ts';

const query = {
  code: 'call.failed',
  from: new Date('2026-11-24T02:00:00Z'),
  until: new Date('2026-11-24T03:00:00Z'),
} as const;

/** Responses in the format that the reference of CloudWatch Logs documents. */
const field = (name: string, value: string) => ({ field: name, value });
const complete = {
  status: 'Complete',
  statistics: { recordsMatched: 1, recordsScanned: 310, bytesScanned: 91_204 },
  results: [
    [
      field('time', '2026-11-24T02:10:00.000Z'),
      field('endpoint', 'create-booking'),
      field('error', 'AccessDeniedException'),
      field('@message', '{"email":"ana@example.com"}'),
      field('email', 'ana@example.com'),
      field('@ptr', 'CmEKJgoiMTIzNDU2Nzg5MDEyOi9hd3Mv'),
    ],
  ],
};

it('stageLogs searches all log groups of a stage, by the prefix of their names', async () => {
  const responses = [{ queryId: '12ab3456-12ab-123a-789e-1234567890ab' }, { status: 'Running' }, complete];
  const { stage, endpoint, calls } = await startFakeAws(() => responses.shift() ?? {});
  expect(await stageLogs(stage, query, { endpoint, pauseMs: 1 })).toHaveLength(1);
  expect(calls.map(({ target }) => target)).toEqual([
    'Logs_20140328.StartQuery',
    'Logs_20140328.GetQueryResults',
    'Logs_20140328.GetQueryResults',
  ]);
  const { queryString, startTime, endTime, ...others } = JSON.parse(calls[0]?.body ?? '');
  expect(others).toEqual({});
  expect(queryString).toMatch(
    /^SOURCE logGroups\(namePrefix: \['PortVilaRum-prod-'\]\) \| filter code = "call\.failed" \| fields time, endpoint, /,
  );
  expect(endTime - startTime).toBe(3600);
  expect(JSON.parse(calls[1]?.body ?? '')).toEqual({ queryId: '12ab3456-12ab-123a-789e-1234567890ab' });
});

it('stageLogs requests only named fields of log lines, never whole lines', async () => {
  const responses = [{ queryId: 'q' }, complete];
  const { stage, endpoint, calls } = await startFakeAws(() => responses.shift() ?? {});
  expect(await stageLogs(stage, query, { endpoint })).toEqual([
    { time: '2026-11-24T02:10:00.000Z', endpoint: 'create-booking', error: 'AccessDeniedException' },
  ]);
  expect(calls[0]?.body).not.toContain('@message');
});

it('stageLogs fails with the reason if CloudWatch ends the query early or refuses the credentials', async () => {
  const timeoutAnswers = [{ queryId: 'q' }, { status: 'Timeout' }];
  const timingOut = await startFakeAws(() => timeoutAnswers.shift() ?? {});
  await expect(stageLogs(timingOut.stage, query, timingOut)).rejects.toThrow(
    'Timeout. Try again with a shorter --since.',
  );
  const refused = await startFakeAws(
    () => ({ __type: 'AccessDeniedException', message: 'You may not' }),
    400,
  );
  await expect(stageLogs(refused.stage, query, refused)).rejects.toThrow(
    'AWS refuses logs:StartQuery in local: status 400. You may not',
  );
});

it('stageDeviceLog lets CloudWatch count the log lines that name a device, in all log groups of the stage', async () => {
  const counts = [
    [
      field('code', 'call.answered'),
      field('endpoint', 'open-day'),
      field('person', 'P1'),
      field('lines', '720'),
    ],
  ];
  const responses = [{ queryId: 'q' }, { status: 'Complete', results: counts }];
  const { stage, endpoint, calls } = await startFakeAws(() => responses.shift() ?? {});
  const { from, until } = query;
  expect(await stageDeviceLog(stage, { device: 'DEVCE00001', from, until }, { endpoint })).toEqual([
    { code: 'call.answered', endpoint: 'open-day', person: 'P1', count: 720 },
  ]);
  expect(JSON.parse(calls[0]?.body ?? '').queryString).toBe(
    `SOURCE logGroups(namePrefix: ['PortVilaRum-prod-']) | filter device = "DEVCE00001" | stats count() as lines by code, endpoint, kind, person | limit 1000`,
  );
});

it('stageRequestLog lists the log lines of a request and of the work that it caused, oldest first with their log codes', async () => {
  const lines = [
    [field('code', 'staff.code-locked'), field('what', 'device'), field('email', 'ana@example.com')],
    [field('code', 'call.answered'), field('edgeId', 'z8jv==')],
  ];
  const responses = [{ queryId: 'q' }, { status: 'Complete', results: lines }];
  const { stage, endpoint, calls } = await startFakeAws(() => responses.shift() ?? {});
  const { from, until } = query;
  expect(await stageRequestLog(stage, { request: 'r-1', from, until }, { endpoint })).toEqual([
    { code: 'staff.code-locked', what: 'device' },
    { code: 'call.answered', edgeId: 'z8jv==' },
  ]);
  expect(JSON.parse(calls[0]?.body ?? '').queryString).toMatch(
    /^SOURCE logGroups\(namePrefix: \['PortVilaRum-prod-'\]\) \| filter requestId = "r-1" or cause = "r-1" or edgeId = "r-1" \| fields code, time, .+ \| sort @timestamp asc \| limit 1000$/,
  );
});
