import { ArnFormat, CfnOutput, type Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { saveInventory } from '#shared/contracts/guests/save-inventory.ts';
import { paymentParameters } from '../api/payment-parameters.ts';
import { opsTableActions } from './ops-actions.ts';

export interface OpsPolicyProps {
  table: Table;
  api: HttpApi;
}

/**
 * Adds the policy for `npm run ops -- … --stage`: attach it to the role or user of anyone who runs the commands. It
 * allows changes only to items of the table, to the list of suppressed addresses and, through a signed call, to the
 * stock.
 */
export function addOpsPolicy(stack: Stack, { table, api }: OpsPolicyProps): void {
  const policy = new ManagedPolicy(stack, 'Ops', {
    description: `Commands of staff for ${stack.stackName}`,
  });
  const allow = (actions: string[], ...resources: string[]) => {
    policy.addStatements(new PolicyStatement({ actions, resources }));
    for (const resource of resources.filter((name) => name !== '*' && name.includes('*')))
      Validations.of(policy).acknowledge({ id: wildcardFinding(stack, resource), reason });
  };
  const { stackName } = stack;
  const arnOf = (service: string, resource: string, region = '*') =>
    stack.formatArn({ service, resource, region, arnFormat: ArnFormat.NO_RESOURCE_NAME });
  allow(
    [...opsTableActions, 'DescribeContinuousBackups'].map((action) => `dynamodb:${action}`),
    table.tableArn,
  );
  allow(['ssm:GetParameter'], paymentParameters(stack).secretKey.arn);
  allow(['execute-api:Invoke'], api.arnForExecuteApi(saveInventory.method, saveInventory.path));
  // The stack, its nested stacks and those in us-east-1.
  allow(
    ['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'],
    arnOf('cloudformation', `stack/${stackName}/*`),
    arnOf('cloudformation', `stack/${stackName}-*`),
  );
  allow(['sqs:GetQueueAttributes'], arnOf('sqs', `${stackName}-*`));
  allow(['sns:ListSubscriptionsByTopic'], arnOf('sns', `${stackName}-*`));
  allow(['logs:StartQuery'], arnOf('logs', `log-group:${stackName}-*`));
  // Names that AWS generates do not always start with the name of the stack.
  allow(['pipes:DescribePipe'], arnOf('pipes', 'pipe/*'));
  allow(['scheduler:GetSchedule'], arnOf('scheduler', 'schedule/default/*'));
  allow(['lambda:GetEventSourceMapping'], arnOf('lambda', 'event-source-mapping:*'));
  allow(['acm:DescribeCertificate'], arnOf('acm', 'certificate/*', 'us-east-1'));
  // These actions support no resource-level permissions. All only read, except the one that deletes a suppressed address.
  allow(
    [
      'lambda:GetAccountSettings',
      'logs:DescribeLogGroups',
      'logs:GetQueryResults',
      'ses:DeleteSuppressedDestination',
      'ses:GetAccountSendingEnabled',
      'ses:GetIdentityVerificationAttributes',
      'ses:GetSendQuota',
      'ses:GetSuppressedDestination',
      'ses:ListSuppressedDestinations',
      'sqs:ListQueues',
    ],
    '*',
  );
  new CfnOutput(stack, 'OpsPolicy', {
    value: policy.managedPolicyArn,
    description: 'Policy for those who run the commands of staff',
  });
}

const reason = 'Names that AWS generates; a test lists every permission of the policy.';

/** Id of the cdk-nag finding for a resource with a wildcard: the ARN, with references in angle brackets. */
function wildcardFinding(stack: Stack, resource: string): string {
  const { 'Fn::Join': join } = stack.resolve(resource) as {
    'Fn::Join': [string, (string | { Ref: string })[]];
  };
  const arn = join[1].map((part) => (typeof part === 'string' ? part : `<${part.Ref}>`)).join('');
  return `AwsSolutions-IAM5[Resource::${arn}]`;
}
