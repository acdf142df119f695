import type { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { AlarmTopic } from '../constructs/alarm-topic.ts';

/** Dollars a month, unless `--context budget=…` says otherwise. */
const usualBudget = 50;

/**
 * Tells people when the month has cost most of what it should, and when it is going to cost more. What is counted is the
 * whole account: costs are told apart by tags only where the account has been told to.
 */
export function budget(stack: Stack): void {
  const asked = Number(stack.node.tryGetContext('budget') ?? usualBudget);
  if (!(asked > 0))
    throw new Error('The budget is a number of dollars a month, for instance --context budget=50.');
  const subscribers = [{ subscriptionType: 'SNS', address: AlarmTopic.of(stack).topic.topicArn }];
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers,
  });
  new CfnBudget(stack, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: asked, unit: 'USD' } },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
