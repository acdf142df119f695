import type { Stack } from 'aws-cdk-lib';
import { contracts } from '../../shared/contracts/registry.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** An exhausted quota is an attack, or a quota that is too small. */
export function limitAlarms(stack: Stack): void {
  const limited = contracts.filter(({ problems }) => problems.includes('too-many')).map(({ name }) => name);
  new StaffAlarm(stack, 'LimitReachedAlarm', {
    impact:
      'A network or an email address has reached a rate limit. Other visitors on the same network may be refused as well.',
    runbook: 'limits',
    metric: logMetric(stack, 'LimitReached', { code: 'limit.reached', of: limited }),
  });
  new StaffAlarm(stack, 'OperatorLimitAlarm', {
    impact:
      'The link of a tour operator has booked or cancelled as much as it may: a very busy operator is refused, or somebody else has the link.',
    runbook: 'operator-limit',
    metric: logMetric(stack, 'OperatorLimitReached', {
      code: 'operator.limit-reached',
      of: ['create-operator-booking', 'cancel-operator-booking'],
    }),
  });
  new StaffAlarm(stack, 'MailHeldBackAlarm', {
    impact:
      'A mailbox or a booking has reached its limit of mails for today. The mails held back are offered again at night.',
    runbook: 'limits',
    metric: logMetric(stack, 'MailHeldBack', { code: 'mail.held-back', of: ['send-mail'] }),
  });
}
