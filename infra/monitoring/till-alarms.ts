import type { Stack } from 'aws-cdk-lib';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** Payments missing from the till, or money in the till without a payment. */
export function tillAlarms(stack: Stack): void {
  new StaffAlarm(stack, 'TillImbalanceAlarm', {
    impact:
      'The till does not add up: payments of guests are missing in it, or counted twice. Somebody may be taking money.',
    runbook: 'till-imbalance',
    metric: logMetric(stack, 'TillImbalances', {
      code: 'till.imbalance',
      of: ['show-till', 'close-till', 'check-till'],
    }),
  });
}
