import type { Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Policy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
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
 * Has CodeDeploy bring new versions of the stack's functions to those who call them, all at the same time. Nobody runs
 * before or after: what a version does for visitors is what it is judged by.
 */
export function canary(stack: Stack, { alarms, isGradual, inHurry }: CanaryProps): void {
  const application = new LambdaApplication(stack, 'Canary');
  const role = new Role(stack, 'CanaryRole', {
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
  const functions = stack.node.findAll().filter((one): one is NodeFunction => one instanceof NodeFunction);
  for (const one of functions) {
    const { functionArn } = one.function;
    // One policy for each: some functions are made after others have moved, so no document can name them all.
    const rights = new Policy(one, 'CanaryRights', {
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
          resources: [functionArn, `${functionArn}:${one.live.aliasName}`],
        }),
      ],
    });
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
    group.node.addDependency(rights);
  }
}
