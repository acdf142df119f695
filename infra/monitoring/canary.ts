import { Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Policy, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnAlias } from 'aws-cdk-lib/aws-lambda';
import { NodeFunction } from '../constructs/node-function.ts';

export interface CanaryProps {
  /** Alarms, each of which rolls back the function and with it the stack. */
  alarms: Alarm[];
  /** Whether a tenth of the calls is shifted first, and the rest after five minutes. */
  isGradual: boolean;
}

/**
 * Functions with which guests book or pay, and staff take money or sign in. The functions of a list are deployed
 * together, and the lists one after the other, five minutes each, within the half hour of a release.
 *
 * A list has at most four functions: each deployment starts with three calls of Lambda's API, and an account may make
 * fifteen a second, a limit that AWS does not raise (https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html).
 */
const gradualFunctions = {
  beforePages: ['create-booking', 'change-booking', 'record-visit', 'sign-in'],
  /**
   * Deployed after the pages, because no page depends on a new version of them, and the checkout needs the site's URL.
   */
  afterPages: ['start-checkout', 'receive-payment', 'reconcile-orders'],
} as const;

/**
 * CodeDeploy shifts traffic to new versions of these functions; CloudFormation moves all others at once. There are no
 * hooks: only alarms on real traffic decide. A nested stack has a separate application and role, and is updated in
 * parallel with the outer one.
 */
export function addCanary(stack: Stack, props: CanaryProps): void {
  const nodeFunctions = stack.node.findAll().filter((construct) => construct instanceof NodeFunction);
  const findFunction = (name: string): NodeFunction => {
    const match = nodeFunctions.find(({ bundle }) => bundle === name);
    if (match === undefined) throw new Error(`No function for the canary: ${name}`);
    return match;
  };
  const [first, second] = [
    gradualFunctions.beforePages.map(findFunction),
    gradualFunctions.afterPages.map(findFunction),
  ];
  for (const [owner, functions] of Map.groupBy([...first, ...second], Stack.of)) {
    const name = owner === stack ? 'Canary' : `${owner.node.id}Canary`;
    const application = new LambdaApplication(owner, name);
    const role = createRole(owner, `${name}Role`, props.alarms);
    for (const nodeFunction of functions) deployGradually(nodeFunction, application, role, props);
  }
  for (const later of second)
    for (const earlier of first) aliasOf(later).addResourceDependency(aliasOf(earlier));
}

function deployGradually(
  nodeFunction: NodeFunction,
  application: LambdaApplication,
  role: Role,
  { alarms, isGradual }: CanaryProps,
): void {
  const group = new LambdaDeploymentGroup(nodeFunction, 'Canary', {
    application,
    // Without policy updates: CDK would attach AWS's managed policy, which may move every alias of the account.
    role: role.withoutPolicyUpdates(),
    alias: nodeFunction.live,
    alarms,
    deploymentConfig: isGradual
      ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
      : LambdaDeploymentConfig.ALL_AT_ONCE,
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
  });
  group.node.addDependency(allowMovingAlias(nodeFunction, role));
}

const aliasOf = ({ live }: NodeFunction): CfnAlias => live.node.defaultChild as CfnAlias;

function createRole(stack: Stack, id: string, alarms: readonly Alarm[]): Role {
  return new Role(stack, id, {
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

/**
 * Adds a policy per function: some functions are created after others have been moved, so no single policy can name them all.
 */
function allowMovingAlias(nodeFunction: NodeFunction, role: Role): Policy {
  const { functionArn } = nodeFunction.function;
  return new Policy(nodeFunction, 'CanaryRights', {
    roles: [role],
    statements: [
      new PolicyStatement({
        actions: ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'],
        resources: [functionArn, `${functionArn}:${nodeFunction.live.aliasName}`],
      }),
    ],
  });
}
