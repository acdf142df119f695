import { ArnFormat, Aws, CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { FederatedPrincipal, PolicyDocument, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { recordParameter } from './release-parameter.ts';
import { deployerName, type Stage, stackName } from './stage.ts';

const issuer = 'token.actions.githubusercontent.com';

/** The CDK bootstrap roles of both regions: the firewall is deployed to us-east-1. */
const bootstrapRoles = ['deploy', 'file-publishing', 'lookup'].flatMap((purpose) =>
  [Aws.REGION, 'us-east-1'].map((region) => ({ purpose, region })),
);

/** The time limit of the workflow's job, which cannot renew its credentials. */
const maxSession = Duration.minutes(90);

/** The only branch whose workflow may deploy. */
const branch = 'refs/heads/main';

const nameOf = (repository: string): string => repository.replace(/@\d+/g, '');

/**
 * OIDC subjects of a run in the stage's GitHub environment. Since June 2026, GitHub puts ids into the subjects of
 * repositories that are created, renamed or moved, so that a reused name does not match. Older repositories can opt in,
 * so the role accepts both forms. https://docs.github.com/en/actions/reference/security/oidc
 */
function subjectsOf(repository: string, stage: Stage): string | string[] {
  const subject = (name: string) => `repo:${name}:environment:${stage}`;
  const plainName = nameOf(repository);
  return plainName === repository ? subject(plainName) : [subject(repository), subject(plainName)];
}

/** An ARN as cdk-nag prints it. */
const formatForNag = (arn: string): string => arn.replace(/\$\{Token\[AWS\.(\w+)\.\d+\]\}/g, '<AWS::$1>');

/**
 * Lets the workflow of one GitHub repository deploy one stage through OIDC, without a stored secret. An account can have
 * only one provider per URL, so an operator creates it once, as infra/DEPLOY.md describes.
 */
export class DeployerStack extends Stack {
  constructor(scope: Construct, stage: Stage, repository: string, props: StackProps = {}) {
    super(scope, deployerName(stage), props);
    const [service, resource] = ['cloudformation', 'stack'];
    // The names of nested stacks and of functions start with that of the outer stack.
    const stacks = [`${stackName(stage)}/*`, `${stackName(stage)}-*/*`].map((resourceName) =>
      this.formatArn({ service, resource, resourceName }),
    );
    const functions = this.formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${stackName(stage)}-*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const role = new Role(this, 'Role', {
      description: `Deploys ${stackName(stage)} from ${repository}`,
      maxSessionDuration: maxSession,
      assumedBy: new FederatedPrincipal(
        `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:oidc-provider/${issuer}`,
        {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: subjectsOf(repository, stage),
            // AWS has checked these claims since January 2026. The environment alone would admit any branch that edits
            // the workflow. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_iam-condition-keys.html
            [`${issuer}:ref`]: branch,
            [`${issuer}:job_workflow_ref`]: `${nameOf(repository)}/.github/workflows/deploy.yml@${branch}`,
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
            // The deploy command reads the stack's outputs, and records and prunes the functions' versions.
            new PolicyStatement({
              actions: ['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'],
              resources: stacks,
            }),
            new PolicyStatement({
              actions: ['lambda:ListAliases', 'lambda:ListVersionsByFunction', 'lambda:DeleteFunction'],
              resources: [functions],
            }),
            new PolicyStatement({
              actions: ['ssm:GetParameterHistory', 'ssm:PutParameter'],
              resources: [
                this.formatArn({
                  service: 'ssm',
                  resource: 'parameter',
                  resourceName: recordParameter(stage).slice(1),
                }),
              ],
            }),
          ],
        }),
      },
    });
    const reason = 'AWS appends an id to the names of stacks and functions when it creates them.';
    for (const arn of [...stacks, functions])
      Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${formatForNag(arn)}]`, reason });
    new CfnOutput(this, 'RoleArn', {
      value: role.roleArn,
      description: 'Variable DEPLOY_ROLE of the workflow',
    });
  }
}
