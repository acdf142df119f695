import { NestedStack, Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Policy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnAlias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { Endpoint } from '../constructs/endpoint.ts';
import { NodeFunction } from '../constructs/node-function.ts';

export interface CanaryProps {
  /** Each rolls back the function, and the stack with it, when raised. */
  alarms: Alarm[];
  /** A tenth of the calls for five minutes, then all; otherwise all at once. */
  isGradual: boolean;
  /** Ignores alarms; for urgent fixes. */
  ignoresAlarms: boolean;
}

/**
 * Functions deployed at once. Each deployment starts with three Lambda API calls; an account has fifteen a second
 * (https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html).
 */
const batchSize = 4;

/**
 * CodeDeploy shifts traffic to new versions of functions that write, in batches; CloudFormation moves the others. There are
 * no hooks: only alarms on real traffic decide.
 *
 * Nested stacks have a separate application and roles, and their batches come first: the site waits for them, and some
 * functions of the outer stack wait for the site.
 */
export function addCanary(stack: Stack, props: CanaryProps): void {
  const nested = stack.node.findAll().filter((one): one is NestedStack => one instanceof NestedStack);
  let previous: readonly NodeFunction[] = [];
  for (const one of [...nested, stack]) {
    const batches = batchesOf(one);
    if (batches.length === 0) continue;
    const name = one === stack ? 'Canary' : `${one.node.id}Canary`;
    const application = new LambdaApplication(one, name);
    for (const [index, batch] of batches.entries()) {
      const role = createBatchRole(one, `${name}${index + 1}`, props.alarms);
      for (const code of batch) {
        deployGradually(code, application, role, props);
        for (const earlier of previous) aliasOf(code).addResourceDependency(aliasOf(earlier));
      }
      previous = batch;
    }
  }
}

function deployGradually(
  one: NodeFunction,
  application: LambdaApplication,
  role: Role,
  { alarms, isGradual, ignoresAlarms }: CanaryProps,
): void {
  const group = new LambdaDeploymentGroup(one, 'Canary', {
    application,
    // Without policy updates: CDK would attach AWS's managed policy, which may move every alias of the account.
    role: role.withoutPolicyUpdates(),
    alias: one.live,
    alarms,
    deploymentConfig: isGradual
      ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
      : LambdaDeploymentConfig.ALL_AT_ONCE,
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    ignoreAlarmConfiguration: ignoresAlarms,
  });
  group.node.addDependency(allowMoving(one, role));
}

/** Functions of one stack that write, in batches; those that must be in place before the site come first. */
function batchesOf(stack: Stack): NodeFunction[][] {
  const writing = stack.node
    .findAll()
    .filter((one): one is NodeFunction => one instanceof NodeFunction && one.writes)
    .filter((one) => Stack.of(one) === stack);
  const ordered = [...writing.filter(isBeforeSite), ...writing.filter((one) => !isBeforeSite(one))];
  return Array.from({ length: Math.ceil(ordered.length / batchSize) }, (_, batch) =>
    ordered.slice(batch * batchSize, (batch + 1) * batchSize),
  );
}

const isBeforeSite = ({ node: { scope } }: NodeFunction): boolean =>
  scope instanceof Endpoint && !scope.knowsSite;

const aliasOf = ({ live }: NodeFunction): CfnAlias => live.node.defaultChild as CfnAlias;

/** A role for each batch: one for all would outgrow IAM's limit of 10,240 characters of policies per role. */
function createBatchRole(stack: Stack, id: string, alarms: readonly Alarm[]): Role {
  return new Role(new Construct(stack, id), 'Role', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    inlinePolicies: {
      judge: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['cloudwatch:DescribeAlarms'],
            resources: alarms.map(({ alarmArn }) => alarmArn),
          }),
        ],
      }),
    },
  });
}

/** A policy per function: some are created after others have moved, so no single document can name them all. */
function allowMoving(one: NodeFunction, role: Role): Policy {
  const { functionArn } = one.function;
  return new Policy(one, 'CanaryRights', {
    roles: [role],
    statements: [
      new PolicyStatement({
        actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
        resources: [functionArn, `${functionArn}:${one.live.aliasName}`],
      }),
    ],
  });
}
