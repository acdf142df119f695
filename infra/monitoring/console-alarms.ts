import { Duration, type Stack } from 'aws-cdk-lib';
import { partiesToConfirm } from '#shared/staff/closing/closing-consent.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { addLogMetric } from './log-metric.ts';

/** Alarms for managers: sign-in, mass cancellations, kept presses, and whether the till adds up. */
export function addConsoleAlarms(stack: Stack): void {
  addSignInAlarms(stack);
  addKeptPressAlarms(stack);
  const metricName = 'CancelledByClosures';
  addLogMetric(stack, metricName, { code: 'calendar.edited', functions: ['edit-day'], value: 'cancelled' });
  new StaffAlarm(stack, 'MassCancellation', {
    impact: 'A manager has cancelled the visits of many parties at once, and each of them is getting a mail.',
    runbook: 'mass-cancellation',
    metric: addLogMetric(stack, metricName, {
      code: 'closure.made',
      functions: ['close-starts', 'book-enquiry'],
      value: 'cancelled',
    }),
    threshold: partiesToConfirm,
  });
  new StaffAlarm(stack, 'HistoryFull', {
    impact:
      'A colleague has recorded so much for one party that their further entries are refused. Other colleagues can still record arrivals and payments.',
    runbook: 'history-full',
    metric: addLogMetric(stack, 'HistoriesFull', { code: 'visit.history-full', functions: ['record-visit'] }),
  });
  new StaffAlarm(stack, 'TillImbalance', {
    impact:
      'The till does not add up: payments are missing from it, or counted twice. Somebody may be taking money.',
    runbook: 'till-imbalance',
    metric: addLogMetric(stack, 'TillImbalances', {
      code: 'till.imbalance',
      functions: ['show-till', 'close-till', 'check-till'],
    }),
  });
}

/** Kept presses that are overdue, altered or over the capacity of a start. */
function addKeptPressAlarms(stack: Stack): void {
  new StaffAlarm(stack, 'PressesForged', {
    impact:
      'A kept press arrived that its device has not signed, or that does not follow the one before it: somebody may have altered what was recorded at the door.',
    runbook: 'devices-owe-presses',
    metric: addLogMetric(stack, 'PressesForged', {
      code: 'kept-press.altered',
      functions: ['deliver-presses'],
    }),
  });
  new StaffAlarm(stack, 'PressesOwed', {
    impact:
      'A device has owed kept presses for more than a day: arrivals and payments are missing from the histories and the till.',
    runbook: 'devices-owe-presses',
    metric: addLogMetric(stack, 'PressesOwed', { code: 'kept-press.owed', functions: ['check-till'] }),
  });
  new StaffAlarm(stack, 'WalkInsOver', {
    impact:
      'A walk-in at the door was recorded in a start that had no places left for it: more guests are in the room than it holds, or the start is closed or in the other language.',
    runbook: 'network-down',
    metric: addLogMetric(stack, 'WalkInsOver', {
      code: 'walk-in.over',
      functions: ['deliver-presses', 'settle-presses'],
    }),
  });
}

const runbook = 'staff-sign-in';

/** Signs of an intruder in the staff console. */
function addSignInAlarms(stack: Stack): void {
  new StaffAlarm(stack, 'PasskeyCounter', {
    impact:
      'A passkey was used whose counter went backwards: it may have been copied. The sign-in was refused.',
    runbook,
    metric: addLogMetric(stack, 'PasskeyCounters', {
      code: 'staff.counter-regressed',
      functions: ['sign-in', 'identify'],
    }),
  });
  new StaffAlarm(stack, 'ManagersChanged', {
    impact:
      'Somebody became a manager of the staff console or stopped being one, or a colleague was removed.',
    runbook,
    metric: addLogMetric(stack, 'ManagersChanged', {
      code: 'staff.people-changed',
      functions: ['manage-people'],
      whereAny: { role: ['manager'], action: ['change-role', 'end-person'] },
    }),
  });
  new StaffAlarm(stack, 'ColleagueAccess', {
    impact:
      'A manager created a link for another device of a colleague, or set their code: anyone who has it can act in that name.',
    runbook,
    metric: addLogMetric(stack, 'ColleagueAccess', {
      code: 'staff.people-changed',
      functions: ['manage-people'],
      whereAny: { action: ['invite-device', 'set-code'] },
    }),
  });
  new StaffAlarm(stack, 'LinksRefused', {
    impact: 'Links to the staff console were refused twenty times within an hour: somebody may be guessing.',
    runbook,
    metric: addLogMetric(stack, 'LinksRefused', {
      code: 'staff.refused',
      functions: ['link-device'],
      where: { kind: 'not-found' },
    }).with({ period: Duration.hours(1) }),
    threshold: 20,
  });
  new StaffAlarm(stack, 'CodesRefused', {
    impact: 'Ten wrong codes were entered on shared devices within a day: somebody may be guessing slowly.',
    runbook,
    metric: addLogMetric(stack, 'CodesRefused', {
      code: 'staff.code-refused',
      functions: ['identify'],
      where: { result: 'wrong' },
    }).with({ period: Duration.days(1) }),
    threshold: 10,
  });
  new StaffAlarm(stack, 'CodeLocked', {
    impact:
      'A shared device, or the code of a colleague, was locked after wrong codes: one was forgotten, or somebody is guessing.',
    runbook,
    metric: addLogMetric(stack, 'CodesLocked', { code: 'staff.code-locked', functions: ['identify'] }),
  });
}
