import { Aws, CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { FederatedPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type Stage, stackName } from './stage.ts';

const issuer = 'token.actions.githubusercontent.com';

/** What CDK's bootstrap made for deployments; the last are in us-east-1, for the firewall. */
const bootstrapRoles = ['deploy', 'file-publishing', 'lookup'].flatMap((purpose) =>
  [Aws.REGION, 'us-east-1'].map((region) => ({ purpose, region })),
);

/**
 * What GitHub calls a run in the environment of a stage, which it protects by its own rules, unlike a mere branch. Since
 * June 2026 repositories that are made, renamed or moved have ids in it, so that a name taken over later does not match;
 * older ones have them once they ask for it, and may be named with ids before they do.
 * https://docs.github.com/en/actions/reference/security/oidc
 */
function subjectsOf(repository: string, stage: Stage): string | string[] {
  const subject = (name: string) => `repo:${name}:environment:${stage}`;
  const plain = repository.replace(/@\d+/g, '');
  return plain === repository ? subject(plain) : [subject(repository), subject(plain)];
}

/**
 * Lets the workflow of one GitHub repository deploy one stage, without a secret kept anywhere: GitHub says who runs, and
 * AWS gives rights for an hour. AWS takes one provider of a URL in each account, so no stage makes it: it is made once,
 * like the bootstrap (infra/DEPLOY.md).
 */
export class DeployerStack extends Stack {
  constructor(scope: Construct, stage: Stage, repository: string, props: StackProps = {}) {
    super(scope, `${stackName(stage)}-Deployer`, props);
    const role = new Role(this, 'Role', {
      description: `Deploys ${stackName(stage)} from ${repository}`,
      assumedBy: new FederatedPrincipal(
        `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:oidc-provider/${issuer}`,
        {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: subjectsOf(repository, stage),
          },
        },
        'sts:AssumeRoleWithWebIdentity',
      ),
      inlinePolicies: {
        deploy: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['sts:AssumeRole'],
              resources: bootstrapRoles.map(
                ({ purpose, region }) =>
                  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-hnb659fds-${purpose}-role-${Aws.ACCOUNT_ID}-${region}`,
              ),
            }),
            // By what the command finds the alarms of the stage, and its address.
            new PolicyStatement({
              actions: ['cloudformation:DescribeStacks'],
              resources: [
                this.formatArn({
                  service: 'cloudformation',
                  resource: 'stack',
                  resourceName: `${stackName(stage)}/*`,
                }),
              ],
            }),
          ],
        }),
      },
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudformation:<AWS::Region>:<AWS::AccountId>:stack/${stackName(stage)}/*]`,
      reason: 'What follows the name of a stack is given by CloudFormation when the stack is made.',
    });
    new CfnOutput(this, 'RoleArn', { value: role.roleArn, description: 'For the workflow: DEPLOY_ROLE' });
  }
}
