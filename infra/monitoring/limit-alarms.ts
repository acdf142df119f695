import type { Stack } from 'aws-cdk-lib';
import { changeBooking } from '#shared/contracts/change-booking.ts';
import { createBooking } from '#shared/contracts/create-booking.ts';
import { createOperatorBooking } from '#shared/contracts/create-operator-booking.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { addParty } from '#shared/contracts/staff/add-party.ts';
import { cancelParty } from '#shared/contracts/staff/cancel-party.ts';
import { changeLanguage } from '#shared/contracts/staff/change-language.ts';
import { changeParty } from '#shared/contracts/staff/change-party.ts';
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
  new StaffAlarm(stack, 'PersonLimitAlarm', {
    impact:
      'A colleague has reached the daily limit of one person for cancellations, for e-mail addresses that they typed, or for languages of starts. It may be a stolen phone; they cannot go on without a manager.',
    runbook: 'person-limits',
    metric: logMetric(stack, 'PersonLimitReached', {
      code: 'staff.limit-reached',
      of: [addParty.name, changeParty.name, cancelParty.name, changeLanguage.name],
    }),
  });
  const guests = [createBooking.name, changeBooking.name];
  new StaffAlarm(stack, 'StartsOpenedAlarm', {
    impact:
      'One network has opened as many starts as it may in a day, and with each set a language: guests who speak the other one are refused there.',
    runbook: 'languages',
    metric: logMetric(stack, 'StartsOpened', {
      code: 'limit.reached',
      of: guests,
      where: { limit: 'starts' },
    }),
  });
  new StaffAlarm(stack, 'LanguageGoneAlarm', {
    impact:
      'A day has no start left in one of the two languages, although few guests hold those starts: guests who speak it cannot book that day.',
    runbook: 'languages',
    metric: logMetric(stack, 'LanguagesGone', {
      code: 'language.gone',
      of: [...guests, createOperatorBooking.name],
    }),
  });
}
