import type { Stack } from 'aws-cdk-lib';
import { changeBooking } from '#shared/contracts/guests/change-booking.ts';
import { createBooking } from '#shared/contracts/guests/create-booking.ts';
import { createOperatorBooking } from '#shared/contracts/guests/create-operator-booking.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { addParty } from '#shared/contracts/staff/add-party.ts';
import { cancelParty } from '#shared/contracts/staff/cancel-party.ts';
import { changeLanguage } from '#shared/contracts/staff/change-language.ts';
import { changeParty } from '#shared/contracts/staff/change-party.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { addLogMetric } from './log-metric.ts';

/** Adds alarms about exhausted quotas: each is an attack, or a quota that is too small. */
export function addLimitAlarms(stack: Stack): void {
  const limitedCalls = contracts
    .filter(({ problems }) => problems.includes('too-many'))
    .map(({ name }) => name);
  new StaffAlarm(stack, 'LimitReached', {
    impact:
      'A network or an email address has reached a rate limit. Other visitors on the same network may be refused as well.',
    runbook: 'limits',
    metric: addLogMetric(stack, 'LimitReached', { code: 'limit.reached', functions: limitedCalls }),
  });
  new StaffAlarm(stack, 'OperatorLimit', {
    impact:
      'The link of a tour operator has booked or cancelled as much as it may: a very busy operator is refused, or somebody else has the link.',
    runbook: 'operator-limit',
    metric: addLogMetric(stack, 'OperatorLimitReached', {
      code: 'operator.limit-reached',
      functions: ['create-operator-booking', 'cancel-operator-booking'],
    }),
  });
  new StaffAlarm(stack, 'MailHeldBack', {
    impact:
      'A mailbox or a booking has reached its limit of mails for today. The mails held back are sent again at night.',
    runbook: 'limits',
    metric: addLogMetric(stack, 'MailHeldBack', { code: 'mail.held-back', functions: ['send-mail'] }),
  });
  new StaffAlarm(stack, 'PersonLimit', {
    impact:
      'A colleague has reached the daily limit of one person for cancellations, for e-mail addresses that they typed, or for changed languages of starts. It may be a stolen phone; they cannot go on without a manager.',
    runbook: 'person-limits',
    metric: addLogMetric(stack, 'PersonLimitReached', {
      code: 'staff.limit-reached',
      functions: [addParty.name, changeParty.name, cancelParty.name, changeLanguage.name],
    }),
  });
  const guests = [createBooking.name, changeBooking.name];
  new StaffAlarm(stack, 'StartsOpened', {
    impact:
      'One network has opened as many starts as it may in a day, and set the language of each: guests who speak the other language are refused there.',
    runbook: 'languages',
    metric: addLogMetric(stack, 'StartsOpened', {
      code: 'limit.reached',
      functions: guests,
      where: { limit: 'starts' },
    }),
  });
  new StaffAlarm(stack, 'LanguageGone', {
    impact:
      'A day has no start left in one of the two languages, although few guests hold those starts: guests who speak it cannot book that day.',
    runbook: 'languages',
    metric: addLogMetric(stack, 'LanguagesGone', {
      code: 'language.gone',
      functions: [...guests, createOperatorBooking.name],
    }),
  });
}
