import type { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { AlarmTopic, alarmScope } from '../constructs/alarm-topics.ts';

/** Dollars a month. */
const defaultBudget = 50;

/**
 * Notifies at 80 % of the monthly budget, and when the forecast exceeds it. The budget covers the whole account: splitting costs by
 * tag needs an account setting.
 */
export function addBudget(stack: Stack): void {
  const dollars = Number(stack.node.tryGetContext('budget') ?? defaultBudget);
  if (!(dollars > 0))
    throw new Error('Invalid --context budget: expected dollars a month, for instance --context budget=50.');
  const subscribers = [{ subscriptionType: 'SNS', address: AlarmTopic.of(stack, 'notify').topic.topicArn }];
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  new CfnBudget(alarmScope(stack), 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
