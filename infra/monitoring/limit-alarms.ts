import type { Stack } from 'aws-cdk-lib';
import { contracts } from '../../shared/contracts/registry.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** An exhausted quota is an attack, or a quota that is too small. */
export function limitAlarms(stack: Stack): void {
  const limited = contracts.filter(({ problems }) => problems.includes('too-many')).map(({ name }) => name);
  new StaffAlarm(stack, 'LimitReachedAlarm', {
    impact:
      'So much came from one network, or of one e-mail address, that more is refused: visitors behind the same address may be among them.',
    runbook: 'limits',
    metric: logMetric(stack, 'LimitReached', { code: 'limit.reached', of: limited }),
  });
  new StaffAlarm(stack, 'MailHeldBackAlarm', {
    impact:
      'One mailbox, or one booking, has had so many mails that it gets no more of the kind today: those held back are offered again in the night.',
    runbook: 'limits',
    metric: logMetric(stack, 'MailHeldBack', { code: 'mail.held-back', of: ['send-mail'] }),
  });
}
