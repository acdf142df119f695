import { Duration, type Stack } from 'aws-cdk-lib';
import { partiesToConfirm } from '#shared/staff/closing/closing-consent.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { logMetric } from './log-metric.ts';

/** What managers have to know of the staff console: who comes in, what is cancelled, whether the till adds up. */
export function consoleAlarms(stack: Stack): void {
  signInAlarms(stack);
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
  new StaffAlarm(stack, 'HistoryFullAlarm', {
    impact:
      'A colleague has recorded so much for one party that arrivals and payments of theirs are refused. Colleagues can still record them.',
    runbook: 'history-full',
    metric: logMetric(stack, 'HistoriesFull', { code: 'visit.history-full', of: ['record-visit'] }),
  });
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

const runbook = 'staff-sign-in';

/** What may be somebody else's hand in the staff console. */
function signInAlarms(stack: Stack): void {
  new StaffAlarm(stack, 'PasskeyCounterAlarm', {
    impact:
      'A passkey was used whose counter went backwards: it may have been copied. The sign-in was refused.',
    runbook,
    metric: logMetric(stack, 'PasskeyCounters', { code: 'staff.counter-regressed', of: ['sign-in'] }),
  });
  new StaffAlarm(stack, 'ManagersChangedAlarm', {
    impact: 'Somebody became a manager of the staff console or stopped being one, or a colleague was ended.',
    runbook,
    metric: logMetric(stack, 'ManagersChanged', {
      code: 'staff.people-changed',
      of: ['manage-people'],
      whereAny: { role: ['manager'], action: ['change-role', 'end-person'] },
    }),
  });
  new StaffAlarm(stack, 'ColleagueAccessAlarm', {
    impact:
      'A manager made a link for another device of a colleague, or set their code: whoever has it acts in that name.',
    runbook,
    metric: logMetric(stack, 'ColleagueAccess', {
      code: 'staff.people-changed',
      of: ['manage-people'],
      whereAny: { action: ['invite-device', 'set-code'] },
    }),
  });
  new StaffAlarm(stack, 'LinksRefusedAlarm', {
    impact: 'Links to the staff console were refused twenty times within an hour: somebody may be guessing.',
    runbook,
    metric: logMetric(stack, 'LinksRefused', {
      code: 'staff.refused',
      of: ['link-device'],
      where: { kind: 'not-found' },
    }).with({ period: Duration.hours(1) }),
    threshold: 20,
  });
  new StaffAlarm(stack, 'CodesRefusedAlarm', {
    impact: 'Ten wrong codes were entered on shared devices within a day: somebody may be guessing slowly.',
    runbook,
    metric: logMetric(stack, 'CodesRefused', {
      code: 'staff.code-refused',
      of: ['identify'],
      where: { result: 'wrong' },
    }).with({ period: Duration.days(1) }),
    threshold: 10,
  });
  new StaffAlarm(stack, 'CodeLockedAlarm', {
    impact:
      'A shared device, or the code of a colleague, was locked after wrong codes: one was forgotten, or somebody is guessing.',
    runbook,
    metric: logMetric(stack, 'CodesLocked', { code: 'staff.code-locked', of: ['identify'] }),
  });
}
