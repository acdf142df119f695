import type { Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Policy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnAlias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { Endpoint } from '../constructs/endpoint.ts';
import { NodeFunction } from '../constructs/node-function.ts';

export interface CanaryProps {
  /** Any of them, raised meanwhile or before, puts a function back, and the stack after it. */
  alarms: Alarm[];
  /** A tenth of the calls for five minutes, then all; else all at once. */
  isGradual: boolean;
  /** For what mends the trouble that has raised an alarm: nothing is asked. */
  inHurry: boolean;
}

/**
 * Functions that are deployed at the same time. Each deployment begins with three calls to Lambda, of which an account
 * has fifteen a second for everything (https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html).
 */
const atOnce = 4;

/**
 * Has CodeDeploy bring new versions of the functions that write to those who call them, a few at a time; the others are
 * moved by CloudFormation. No hook runs before or after: what a version does for visitors is what it is judged by.
 */
export function canary(stack: Stack, { alarms, isGradual, inHurry }: CanaryProps): void {
  const application = new LambdaApplication(stack, 'Canary');
  const turns = inTurns(stack);
  for (const [index, turn] of turns.entries()) {
    const role = turnRole(stack, `Canary${index + 1}`, alarms);
    for (const one of turn) {
      const group = new LambdaDeploymentGroup(one, 'Canary', {
        application,
        // Without policy updates: what CDK would add is AWS's own policy, which moves every alias of the account.
        role: role.withoutPolicyUpdates(),
        alias: one.live,
        alarms,
        deploymentConfig: isGradual
          ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
          : LambdaDeploymentConfig.ALL_AT_ONCE,
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
        ignoreAlarmConfiguration: inHurry,
      });
      group.node.addDependency(rightToMove(one, role));
      for (const before of turns[index - 1] ?? []) aliasOf(one).addResourceDependency(aliasOf(before));
    }
  }
}

/** Functions that write, in the order of their deployments: first those that have to be there before the site is. */
function inTurns(stack: Stack): NodeFunction[][] {
  const writing = stack.node
    .findAll()
    .filter((one): one is NodeFunction => one instanceof NodeFunction && one.writes);
  const ordered = [...writing.filter(isBeforeSite), ...writing.filter((one) => !isBeforeSite(one))];
  return Array.from({ length: Math.ceil(ordered.length / atOnce) }, (_, turn) =>
    ordered.slice(turn * atOnce, (turn + 1) * atOnce),
  );
}

const isBeforeSite = ({ node: { scope } }: NodeFunction): boolean =>
  scope instanceof Endpoint && !scope.knowsSite;

const aliasOf = ({ live }: NodeFunction): CfnAlias => live.node.defaultChild as CfnAlias;

/** A role for each turn: IAM takes 10,240 characters of a role's policies, which one for all of them would outgrow. */
function turnRole(stack: Stack, id: string, alarms: readonly Alarm[]): Role {
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

/** One policy for each: some functions are made after others have moved, so no document can name them all. */
function rightToMove(one: NodeFunction, role: Role): Policy {
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
