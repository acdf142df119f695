import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { parseStage, stackName } from '#infra/stacks/stage.ts';
import { CommandError } from '../terminal/report-failure.ts';
import { type Signer, signedCall } from './signed-call.ts';

/** Access to AWS with the local credentials. */
export interface AwsAccess extends Signer {
  /** CloudFormation's endpoint, for example `https://cloudformation.ap-southeast-2.amazonaws.com`. */
  readonly cloudFormation: string;
}

export interface DeployedStage extends Pick<AwsAccess, 'region' | 'credentials'> {
  readonly stage: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** The table that the stack created; tables of earlier stacks may still exist. */
  readonly tableName: string;
  /** ARN of the domain's certificate. */
  readonly certificate?: string;
  /** Absent before the deployment that adds these outputs. */
  readonly edge?: { readonly distributionId: string; readonly secretArn: string } | undefined;
  /** ARN of the secret with the keys of the synthetic booking. Absent before the deployment that adds it. */
  readonly probeKeySecret?: string;
  readonly ticketKeySecret?: string;
}

/** Creates access with these credentials to the services of a region. */
export const createAwsAccess = (region: string, credentials: AwsAccess['credentials']): AwsAccess => ({
  region,
  credentials,
  cloudFormation: `https://cloudformation.${region}.amazonaws.com`,
});

/**
 * Loads credentials and region from the usual AWS sources: environment, profile, sign-in.
 *
 * @throws CommandError that says what to set
 */
export async function loadAwsAccess(): Promise<AwsAccess> {
  const { config } = new DynamoDBClient({});
  try {
    const region = await config.region();
    await config.credentials();
    return createAwsAccess(region, () => config.credentials());
  } catch (cause) {
    const isRegionMissing = /region/i.test((cause as Error).message);
    throw new CommandError(
      isRegionMissing
        ? 'Missing environment variable: AWS_REGION, for example AWS_REGION=ap-southeast-2.'
        : 'No valid AWS credentials found. Sign in (`aws sso login`), or choose a profile with AWS_PROFILE.',
      { cause },
    );
  }
}

/**
 * Finds a stage by its stack outputs.
 *
 * @throws CommandError when there is no such stage, or CloudFormation fails
 */
export async function findStage(name: string, aws: AwsAccess): Promise<DeployedStage> {
  const outputs = await readStackOutputs(parseStageName(name), aws);
  if (outputs === undefined)
    throw new CommandError(
      `There is no stage "${name}" in this AWS account in ${aws.region}. Check AWS_PROFILE and AWS_REGION.`,
    );
  const { SiteUrl: siteUrl, TableName: tableName, Certificate: certificate } = outputs;
  const {
    DistributionId: distributionId,
    EdgeKeySecret: secretArn,
    ProbeKeySecret: probeKeySecret,
    TicketKeySecret: ticketKeySecret,
  } = outputs;
  if (siteUrl === undefined || tableName === undefined) {
    throw new CommandError(
      `The stack ${stackName(name)} has no outputs for site and table: its first deployment failed, or it is older than this command. Deploy it: npm run deploy -- --stage ${name}. A new account needs CloudFront enabled first (infra/DEPLOY.md).`,
    );
  }
  return {
    stage: name,
    siteUrl,
    tableName,
    ...(certificate !== undefined && { certificate }),
    ...(distributionId !== undefined && secretArn !== undefined && { edge: { distributionId, secretArn } }),
    ...(probeKeySecret !== undefined && { probeKeySecret }),
    ...(ticketKeySecret !== undefined && { ticketKeySecret }),
    region: aws.region,
    credentials: aws.credentials,
  };
}

/** State of a stack: CloudFormation's status, such as `UPDATE_COMPLETE`, and the outputs by name. */
export interface StackState {
  readonly status: string;
  readonly outputs: Record<string, string>;
}

/**
 * Reads the state of a stage's stack; undefined when there is no such stack.
 *
 * @throws CommandError when CloudFormation fails
 */
export async function readStackState(stage: string, aws: AwsAccess): Promise<StackState | undefined> {
  const { ok, text } = await callCloudFormation(aws, {
    Action: 'DescribeStacks',
    StackName: stackName(stage),
  });
  if (!ok && /does not exist/.test(textIn(text, 'Message'))) return undefined;
  if (!ok) throw new CommandError(describeRefusal(stage, text));
  const outputs = [...text.matchAll(/<member>((?:(?!<member>).)*?<OutputKey>.*?)<\/member>/gs)];
  return {
    status: textIn(text, 'StackStatus'),
    outputs: Object.fromEntries(
      outputs.map(([, output = '']) => [textIn(output, 'OutputKey'), textIn(output, 'OutputValue')]),
    ),
  };
}

/** Reads the stack outputs of a stage by name; undefined when there is no such stack. */
export const readStackOutputs = async (
  stage: string,
  aws: AwsAccess,
): Promise<Record<string, string> | undefined> => (await readStackState(stage, aws))?.outputs;

export interface StackResource {
  readonly logicalId: string;
  readonly physicalId: string;
  readonly type: string;
}

/**
 * Lists the resources of a stage's stack and of its nested stacks.
 *
 * @throws CommandError when CloudFormation fails
 */
export async function listStackResources(
  stage: string,
  aws: AwsAccess,
  stack: string = stackName(stage),
): Promise<readonly StackResource[]> {
  const all: StackResource[] = [];
  let next: string | undefined = '';
  while (next !== undefined) {
    const page = { ...(next !== '' && { NextToken: next }) };
    const { ok, text } = await callCloudFormation(aws, {
      Action: 'ListStackResources',
      StackName: stack,
      ...page,
    });
    if (!ok) throw new CommandError(describeRefusal(stage, text));
    const members = [...text.matchAll(/<member>(.*?<ResourceType>.*?)<\/member>/gs)];
    for (const [, member = ''] of members)
      all.push({
        logicalId: textIn(member, 'LogicalResourceId'),
        physicalId: textIn(member, 'PhysicalResourceId'),
        type: textIn(member, 'ResourceType'),
      });
    next = textIn(text, 'NextToken') || undefined;
  }
  const nested = all.filter(({ type }) => type === 'AWS::CloudFormation::Stack');
  const nestedResources = await Promise.all(
    nested.map(({ physicalId }) => listStackResources(stage, aws, physicalId)),
  );
  return [...all, ...nestedResources.flat()];
}

async function callCloudFormation(
  aws: AwsAccess,
  parameters: Record<string, string>,
): Promise<{ ok: boolean; text: string }> {
  const body = new URLSearchParams({ ...parameters, Version: '2010-05-15' }).toString();
  const contentType = 'application/x-www-form-urlencoded; charset=utf-8';
  const call = { method: 'POST', body, contentType };
  const response = await signedCall(aws, 'cloudformation', new URL('/', aws.cloudFormation), call).catch(
    (cause: unknown) => {
      throw new CommandError('Cannot reach AWS CloudFormation. Are you online?', { cause });
    },
  );
  return { ok: response.ok, text: await response.text() };
}

function describeRefusal(stage: string, xml: string): string {
  return `AWS CloudFormation failed for stage "${stage}": ${textIn(xml, 'Message') || textIn(xml, 'Code') || 'no reason given'}`;
}

function parseStageName(name: string): string {
  try {
    return parseStage(name);
  } catch (problem) {
    throw new CommandError((problem as Error).message);
  }
}

/** Returns the text of the first element of that name; '' when there is none. */
const textIn = (xml: string, element: string): string =>
  (new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
