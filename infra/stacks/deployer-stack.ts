import { Aws, CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { FederatedPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type Stage, stackName } from './stage.ts';

const issuer = 'token.actions.githubusercontent.com';

/** CDK bootstrap roles; those in us-east-1 are for the firewall. */
const bootstrapRoles = ['deploy', 'file-publishing', 'lookup'].flatMap((purpose) =>
  [Aws.REGION, 'us-east-1'].map((region) => ({ purpose, region })),
);

/**
 * OIDC subjects of a run in the stage's GitHub environment, which has protection rules, unlike a branch. Subjects of
 * repositories created, renamed or moved since June 2026 have ids, so that a reused name does not match. Older ones can
 * opt in, so both forms are accepted.
 * https://docs.github.com/en/actions/reference/security/oidc
 */
function subjectsOf(repository: string, stage: Stage): string | string[] {
  const subject = (name: string) => `repo:${name}:environment:${stage}`;
  const plain = repository.replace(/@\d+/g, '');
  return plain === repository ? subject(plain) : [subject(repository), subject(plain)];
}

/**
 * Lets one GitHub repository's workflow deploy one stage through OIDC, without a stored secret. An account can have only
 * one provider per URL, so it is created once by hand, like the bootstrap (infra/DEPLOY.md).
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
            // The deploy command reads the stack's outputs.
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
      reason: 'CloudFormation appends an id to the stack’s name when it creates the stack.',
    });
    new CfnOutput(this, 'RoleArn', {
      value: role.roleArn,
      description: 'Variable DEPLOY_ROLE of the workflow',
    });
  }
}
