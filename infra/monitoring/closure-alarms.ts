import type { Stack } from 'aws-cdk-lib';
import { partiesToConfirm } from '#shared/staff/closing/closing-consent.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** Many cancellations at once: a cyclone, a mistake, or a stolen phone. */
export function closureAlarms(stack: Stack): void {
  const metricName = 'CancelledByClosures';
  logMetric(stack, metricName, { code: 'calendar.edited', of: ['edit-day'], value: 'cancelled' });
  new StaffAlarm(stack, 'MassCancellationAlarm', {
    impact: 'A manager has cancelled the visits of many parties at once, and each of them is getting a mail.',
    runbook: 'mass-cancellation',
    metric: logMetric(stack, metricName, {
      code: 'closure.made',
      of: ['close-starts', 'book-enquiry'],
      value: 'cancelled',
    }),
    threshold: partiesToConfirm,
  });
}
