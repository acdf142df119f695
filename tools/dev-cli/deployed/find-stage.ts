import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { parseStage, stackName } from '#infra/stacks/stage.ts';
import { type AwsCredentials, signedHeaders } from '#tools/local-stack/iam/signature-v4.ts';
import { CommandError } from '../terminal/exit-with-error.ts';

/** Access to AWS with the local credentials. */
export interface AwsAccess {
  readonly region: string;
  /** Resolved for every call, since credentials of a sign-in expire. */
  credentials(): Promise<AwsCredentials>;
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
}

/**
 * Credentials and region from the usual AWS sources: environment, profile, sign-in.
 *
 * @throws CommandError that says what to set
 */
export async function awsAccess(): Promise<AwsAccess> {
  const { config } = new DynamoDBClient({});
  try {
    const region = await config.region();
    await config.credentials();
    const credentials = () => config.credentials();
    return { region, credentials, cloudFormation: `https://cloudformation.${region}.amazonaws.com` };
  } catch (cause) {
    const isRegion = /region/i.test((cause as Error).message);
    throw new CommandError(
      isRegion
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
  const outputs = await stackOutputs(readStage(name), aws);
  if (outputs === undefined)
    throw new CommandError(
      `There is no stage "${name}" in this AWS account in ${aws.region}. Check AWS_PROFILE and AWS_REGION.`,
    );
  const { SiteUrl: siteUrl, TableName: tableName, Certificate: certificate } = outputs;
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
    region: aws.region,
    credentials: aws.credentials,
  };
}

/**
 * Stack outputs of a stage by name; undefined when there is no such stack.
 *
 * @throws CommandError when CloudFormation fails
 */
export async function stackOutputs(
  stage: string,
  aws: AwsAccess,
): Promise<Record<string, string> | undefined> {
  const call = new URL('/', aws.cloudFormation);
  const body = new URLSearchParams({
    Action: 'DescribeStacks',
    StackName: stackName(stage),
    Version: '2010-05-15',
  }).toString();
  const headers = { host: call.host, 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const scope = { region: aws.region, service: 'cloudformation' };
  const signed = await signedHeaders(
    { method: 'POST', path: '/', query: '', headers, body: Buffer.from(body) },
    await aws.credentials(),
    scope,
    new Date(),
  );
  const { host: _, ...sent } = signed;
  const answer = await fetch(call, { method: 'POST', headers: sent, body }).catch((cause: unknown) => {
    throw new CommandError('Cannot reach AWS CloudFormation. Are you online?', { cause });
  });
  const text = await answer.text();
  if (!answer.ok && /does not exist/.test(textIn(text, 'Message'))) return undefined;
  if (!answer.ok) throw new CommandError(refusal(stage, text));
  return Object.fromEntries(
    [...text.matchAll(/<member>((?:(?!<member>).)*?<OutputKey>.*?)<\/member>/gs)].map(([, output = '']) => [
      textIn(output, 'OutputKey'),
      textIn(output, 'OutputValue'),
    ]),
  );
}

function refusal(stage: string, xml: string): string {
  return `AWS CloudFormation failed for stage "${stage}": ${textIn(xml, 'Message') || textIn(xml, 'Code') || 'no reason given'}`;
}

function readStage(name: string): string {
  try {
    return parseStage(name);
  } catch (problem) {
    throw new CommandError((problem as Error).message);
  }
}

/** Text of the first such element; '' when there is none. */
const textIn = (xml: string, element: string): string =>
  (new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
