import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { parseStage, stackName } from '../../../infra/stacks/stage.ts';
import { type AwsCredentials, signedHeaders } from '../../local-stack/iam/signature-v4.ts';
import { CommandError } from '../terminal/exit-with-error.ts';

/** AWS as whoever sits at this machine may use it. */
export interface AwsAccess {
  readonly region: string;
  /** Taken anew for each call: those of a sign-in expire. */
  credentials(): Promise<AwsCredentials>;
  /** Where CloudFormation answers, for example `https://cloudformation.ap-southeast-2.amazonaws.com`. */
  readonly cloudFormation: string;
}

/** A deployed stage, and what it takes to work on it from here. */
export interface DeployedStage extends Pick<AwsAccess, 'region' | 'credentials'> {
  readonly stage: string;
  /** Origin of the site that visitors see. */
  readonly siteUrl: string;
  /** Origin of the API, which staff call directly: the edge would change what was signed. */
  readonly apiUrl: string;
  /** Of the table that its stack made; one that an earlier stack has left behind may stand beside it. */
  readonly tableName: string;
}

/**
 * Credentials and region as every AWS tool finds them: environment, profile, sign-in.
 *
 * @throws PlainProblem that says what to set
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
        ? 'No AWS region is set: say where the stage is with AWS_REGION, for example AWS_REGION=ap-southeast-2.'
        : 'What is deployed is reached with AWS credentials, and none were found that hold. Sign in (`aws sso login`), or choose a profile with AWS_PROFILE.',
      { cause },
    );
  }
}

/**
 * Finds a stage by the outputs of its stack.
 *
 * @throws PlainProblem when there is no such stage, or AWS does not say
 */
export async function findStage(name: string, aws: AwsAccess): Promise<DeployedStage> {
  const outputs = await stackOutputs(readStage(name), aws);
  if (outputs === undefined)
    throw new CommandError(
      `There is no stage "${name}" in this AWS account in ${aws.region}. Look at AWS_PROFILE and AWS_REGION.`,
    );
  const { SiteUrl: siteUrl, ApiHost: apiHost, TableName: tableName } = outputs;
  if (siteUrl === undefined || apiHost === undefined || tableName === undefined) {
    throw new CommandError(
      `The stack ${stackName(name)} does not say where its site and its table are: its first deployment has failed, or it is older than this command. Deploy it: npm run deploy -- --stage ${name}. A new account has to be let into CloudFront first (README, Deploy).`,
    );
  }
  return {
    stage: name,
    siteUrl,
    apiUrl: `https://${apiHost}`,
    tableName,
    region: aws.region,
    credentials: aws.credentials,
  };
}

/**
 * Outputs of a stage's stack by their names, or undefined when there is no such stack.
 *
 * @throws PlainProblem when AWS does not say
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
    throw new CommandError('AWS CloudFormation cannot be reached. Are you online?', { cause });
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
  return `AWS does not say where the stage "${stage}" is: ${textIn(xml, 'Message') || textIn(xml, 'Code') || 'no reason given'}`;
}

function readStage(name: string): string {
  try {
    return parseStage(name);
  } catch (problem) {
    throw new CommandError((problem as Error).message);
  }
}

/** The text of the first such element; '' when there is none. */
const textIn = (xml: string, element: string): string =>
  (new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
