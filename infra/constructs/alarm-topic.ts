import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { business } from '#shared/content/business.ts';

const id = 'Alarms';

/**
 * Receives all alarms of a stack and mails them to the address of the option `alarms`, by default the operations address. AWS
 * asks that address once to confirm the subscription.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  /** The stack's single topic, created on first use. */
  static of(scope: Construct): AlarmTopic {
    const stack = Stack.of(scope);
    return (stack.node.tryFindChild(id) as AlarmTopic | undefined) ?? new AlarmTopic(stack);
  }

  private constructor(stack: Stack) {
    super(stack, id);
    // No customer-managed KMS key: alarms hold no personal data, and the key would cost more than all of them.
    this.topic = new Topic(this, 'Topic', { displayName: stack.stackName, enforceSSL: true });
    // An explicit topic policy replaces the default one, which admits this account.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: ['cloudwatch', 'budgets'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
      }),
    );
    const address: unknown = stack.node.tryGetContext('alarms');
    this.topic.addSubscription(
      new EmailSubscription(typeof address === 'string' ? address : business.emails.operations),
    );
  }
}
