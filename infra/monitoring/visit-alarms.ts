import type { Stack } from 'aws-cdk-lib';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** What keeps colleagues at the door from recording a party. */
export function visitAlarms(stack: Stack): void {
  new StaffAlarm(stack, 'StoryFullAlarm', {
    impact:
      'Nothing more can be recorded for a party: its story is full. Its guests cannot be checked in or pay on screen.',
    runbook: 'story-full',
    metric: logMetric(stack, 'StoriesFull', {
      code: 'visit.story-full',
      of: ['record-visit', 'reverse-payment'],
    }),
  });
}
