import { type NestedStack, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopicSubscription, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, SmsSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { business } from '#shared/content/business.ts';

/** `page` wakes someone; `notify` can wait for the morning. */
export type Urgency = 'page' | 'notify';

/** The outermost stack of a construct. */
export function outermostStack(scope: Construct): Stack {
  const stack = Stack.of(scope);
  return stack.nestedStackParent === undefined ? stack : outermostStack(stack.nestedStackParent);
}

/** Name of the nested stack that holds the alarms of a stack. */
export const alarmStackId = 'Alarms';

/** The scope of a stack's alarms: a nested stack, if it has one for them. */
export function alarmScope(scope: Construct): Construct {
  const stack = outermostStack(scope);
  return (stack.node.tryFindChild(alarmStackId) as NestedStack | undefined) ?? stack;
}

const topicIds: Readonly<Record<Urgency, string>> = { page: 'Page', notify: 'Notify' };

/**
 * Sends the alarms of one urgency to the receivers in the options `page` and `alarms`, by default to the operations
 * address. AWS asks each address once per topic to confirm the subscription.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  /** The stack's single topic of an urgency, created on first use. */
  static of(scope: Construct, urgency: Urgency): AlarmTopic {
    const topicScope = alarmScope(scope);
    const existingTopic = topicScope.node.tryFindChild(topicIds[urgency]) as AlarmTopic | undefined;
    return existingTopic ?? new AlarmTopic(topicScope, urgency);
  }

  private constructor(scope: Construct, urgency: Urgency) {
    super(scope, topicIds[urgency]);
    const stack = outermostStack(scope);
    // No customer-managed KMS key: alarms contain no personal data, and the key would cost more than all alarms.
    this.topic = new Topic(this, 'Topic', {
      displayName: `${stack.stackName} ${topicIds[urgency]}`,
      enforceSSL: true,
    });
    // An explicit topic policy replaces the default one, which allows this account.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: ['cloudwatch', 'budgets'].map((name) => new ServicePrincipal(`${name}.amazonaws.com`)),
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    for (const receiver of receiversOf(scope, urgency)) this.topic.addSubscription(subscriptionOf(receiver));
  }
}

/** Pages go to the receivers of `alarms` unless `page` is set. */
function receiversOf({ node }: Construct, urgency: Urgency): readonly string[] {
  const [page, alarms]: unknown[] = [node.tryGetContext('page'), node.tryGetContext('alarms')];
  const receivers = (urgency === 'page' ? page : undefined) ?? alarms;
  return typeof receivers === 'string' ? receivers.split(',') : [business.emails.operations];
}

/** Telephone numbers get text messages, URLs (of a pager service) requests, and addresses emails. */
function subscriptionOf(receiver: string): ITopicSubscription {
  if (receiver.startsWith('+')) return new SmsSubscription(receiver);
  if (receiver.startsWith('https://')) return new UrlSubscription(receiver);
  return new EmailSubscription(receiver);
}
