import type { Stack } from 'aws-cdk-lib';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** What keeps colleagues at the door from recording a party. */
export function visitAlarms(stack: Stack): void {
  new StaffAlarm(stack, 'HistoryFullAlarm', {
    impact:
      'A colleague has recorded so much for one party that arrivals and payments of theirs are refused. Colleagues can still record them.',
    runbook: 'history-full',
    metric: logMetric(stack, 'HistoriesFull', {
      code: 'visit.history-full',
      of: ['record-visit'],
    }),
  });
}
