import { expect, test } from 'vitest';
import type { EmulatorClients } from '../dynamodb/emulator-clients.ts';
import { createStackClock } from '../process/stack-clock.ts';
import { templateOf } from '../template/hand-made-template.testing.ts';
import { dailySchedule } from './daily-schedule.testing.ts';
import { startSchedules } from './event-wiring.ts';

const queues = Object.fromEntries(
  ['Queue', 'Dead', 'Elsewhere'].map((id) => [id, { Type: 'AWS::SQS::Queue', Properties: {} }]),
);

/** Starts the daily schedule with changed properties. */
async function startWith(changes: object, target: object = {}) {
  const parts = dailySchedule('{}');
  const { Target, ...properties } = parts.Evening.Properties;
  const Evening = {
    Type: 'AWS::Scheduler::Schedule',
    Properties: { ...properties, Target: { ...Target, ...target }, ...changes },
  };
  const template = await templateOf({ resources: { ...queues, ...parts, Evening } });
  return startSchedules(
    template,
    {} as EmulatorClients,
    { note: () => {} },
    createStackClock('2026-11-23T08:00:00+11:00'),
    () => {},
  );
}

test('the local stack starts a schedule of the template, which waits for its next run', async () => {
  const [schedule, ...others] = await startWith({});
  expect(schedule).toMatchObject({ id: 'Evening', queue: 'Queue', zone: 'Pacific/Efate' });
  expect(schedule?.next?.toISOString()).toBe('2026-11-23T06:00:00.000Z');
  expect(others).toEqual([]);
  schedule?.stop();
});

test.each<[string, object, object, string]>([
  [
    'to a queue that its role may not send to',
    {},
    { Arn: { 'Fn::GetAtt': ['Elsewhere', 'Arn'] } },
    'EveningRole may not sqs:SendMessage on arn:aws:sqs:ap-southeast-2:000000000000:Elsewhere',
  ],
  [
    'with a dead-letter queue that its role may not send to',
    {},
    { DeadLetterConfig: { Arn: { 'Fn::GetAtt': ['Elsewhere', 'Arn'] } } },
    'EveningRole may not sqs:SendMessage',
  ],
  ['to a target other than a queue', {}, { Arn: 'arn:aws:lambda:::x' }, 'which is not AWS::SQS::Queue'],
  ['with a flexible time window', { FlexibleTimeWindow: { Mode: 'FLEXIBLE' } }, {}, 'a flexible time window'],
  ['without a message', {}, { Input: undefined }, 'the message of Evening'],
  ['with a rate expression', { ScheduleExpression: 'rate(1 day)' }, {}, 'the schedule rate(1 day)'],
])('the local stack does not start with a schedule %s', async (_, changes, target, message) => {
  await expect(startWith(changes, target)).rejects.toThrow(message);
});
