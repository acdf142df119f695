import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { business } from '../../shared/content/business.ts';

const id = 'Alarms';

/**
 * Where all alarms of a stack go, and from there to the people who run the house: to `--context alarms=<address>`,
 * else to the operations address. AWS asks that address once whether it wants them.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  /** The one topic of the stack that a construct is part of. */
  static of(scope: Construct): AlarmTopic {
    const stack = Stack.of(scope);
    return (stack.node.tryFindChild(id) as AlarmTopic | undefined) ?? new AlarmTopic(stack);
  }

  private constructor(stack: Stack) {
    super(stack, id);
    // Not encrypted with a key of ours: alarms say nothing of anybody, and the key would cost more than all of them.
    this.topic = new Topic(this, 'Topic', { displayName: stack.stackName, enforceSSL: true });
    // A topic with a policy of its own has nothing of the policy that it would have without.
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
