import { describe, expect, it } from '@jest/globals';
import { contracts } from '#shared/contracts/registry.ts';
import {
  bundleOf,
  constructPath,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const alarms = resourcesOfType(resources, 'AWS::CloudWatch::Alarm');
const filters = resourcesOfType(resources, 'AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);
const limitedContracts = contracts.filter(({ problems }) => problems.includes('too-many'));

describe('the rate limits of the API', () => {
  it('exist for exactly the listed endpoints', () => {
    expect(limitedContracts.map(({ name }) => name)).toEqual([
      'create-booking',
      'change-booking',
      'cancel-booking',
      'open-booking',
      'request-references',
      'send-confirmation',
      'send-event-email',
      'request-operator-access',
      'send-meta-event',
      'start-checkout',
      'create-operator-booking',
      'cancel-operator-booking',
      'link-device',
      'request-challenge',
      'sign-in',
      'manage-people',
      'add-party',
      'change-party',
      'cancel-party',
      'resend-confirmation',
      'identify',
      'register-press-key',
      'deliver-presses',
    ]);
  });

  it.each([
    ['limit.reached', 'LimitReached', limitedContracts.map(({ name }) => name)],
    ['mail.held-back', 'MailHeldBack', ['send-mail']],
    [
      'staff.limit-reached',
      'PersonLimitReached',
      ['add-party', 'change-party', 'cancel-party', 'change-language'],
    ],
  ])('raise an alarm at the first log line %s (metric %s)', (code, metric, writers) => {
    const matching = filters.filter(({ FilterPattern }) => FilterPattern === `{ $.code = "${code}" }`);
    expect(
      matching
        .map(({ LogGroupName }) => bundleOf(resources[String(referredId(LogGroupName))] as Resource))
        .sort(),
    ).toEqual([...writers].sort());
    for (const { MetricTransformations } of matching) {
      expect(MetricTransformations).toMatchObject([
        { MetricNamespace: 'PortVilaRum-dev', MetricName: metric, MetricValue: '1' },
      ]);
    }
    const raisedAlarms = alarms.filter(([, { Properties }]) => Properties.MetricName === metric);
    expect(raisedAlarms.map(([, { Properties }]) => Properties)).toMatchObject([
      { Namespace: 'PortVilaRum-dev', Statistic: 'Sum', Threshold: 1, EvaluationPeriods: 1 },
    ]);
  });
});

it('an alarm fires when a day’s worth of seats is booked within an hour, from any number of networks', () => {
  const [[, { Properties }]] = alarms.filter(([, alarm]) =>
    constructPath(alarm).startsWith('Alarms/PlacesGoFast/'),
  ) as [[string, Resource]];
  expect(Properties).toMatchObject({
    Namespace: 'PortVilaRum-dev',
    MetricName: 'PlacesWon',
    Statistic: 'Sum',
    Period: 3600,
    Threshold: 7 * 2 * 16,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  });
});

it('the alarm on seats booked within an hour counts the guests of new bookings and the seats added by changes', () => {
  const seatFilters = filters
    .filter((filter) =>
      (filter.MetricTransformations as { MetricName: string }[]).some(
        ({ MetricName }) => MetricName === 'PlacesWon',
      ),
    )
    .map(({ FilterPattern, LogGroupName, MetricTransformations }) => {
      const [{ MetricValue } = { MetricValue: '' }] = MetricTransformations as { MetricValue: string }[];
      return [bundleOf(resources[String(referredId(LogGroupName))] as Resource), FilterPattern, MetricValue];
    });
  expect(seatFilters.sort()).toEqual([
    ['change-booking', '{ $.code = "booking.changed" }', '$.placesWon'],
    ['create-booking', '{ $.code = "booking.made" }', '$.guests'],
    ['create-operator-booking', '{ $.code = "booking.made" }', '$.guests'],
  ]);
});
