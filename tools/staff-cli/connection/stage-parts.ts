import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { stackName, watchName } from '#infra/stacks/stage.ts';
import { type AwsCall, awsCall } from '#tools/dev-cli/deployed/aws-call.ts';
import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import type { AlarmReceiver, RunningPart, StageParts } from '../operation/operation.ts';

interface StackPart {
  readonly type: string;
  readonly logicalId: string;
  readonly physicalId: string;
}

/** CloudFront’s region, which holds the second stack and the certificate. */
const edgeRegion = 'us-east-1';

/**
 * Reads the parts of a stage that can be disabled without causing an error. The stacks list them, so none is missed.
 *
 * @param endpoint replaces the endpoints of all AWS services in tests
 */
export async function stageParts(stage: DeployedStage, endpoint?: string): Promise<StageParts> {
  const call: Call = (request) => awsCall(stage, request, endpoint);
  const [regionalParts, edgeParts] = await Promise.all([
    readParts(call, stackName(stage.stage), stage.region),
    readParts(call, watchName(stage.stage), edgeRegion).catch(noneIfMissing),
  ]);
  const topics = [...topicsIn(regionalParts, stage.region), ...topicsIn(edgeParts, edgeRegion)];
  const running = [
    ...regionalParts.map((part) => ({ part, region: stage.region })),
    ...edgeParts.map((part) => ({ part, region: edgeRegion })),
  ].map(({ part, region }) => readRunningPart(call, part, region));
  const [states, receivers, isRestorable, certificate] = await Promise.all([
    Promise.all(running),
    Promise.all(topics.map((topic) => readReceivers(call, topic))),
    isTableRestorable(stage, endpoint),
    stage.certificate === undefined ? undefined : readCertificate(call, stage.certificate),
  ]);
  return {
    topics: topics.map(({ name, region }) => ({ name, region })),
    receivers: receivers.flat(),
    running: states.flat(),
    isRestorable,
    certificate,
  };
}

type Call = (request: AwsCall) => Promise<string>;

/** Returns no parts for a stage without a second stack. */
function noneIfMissing(problem: Error): readonly StackPart[] {
  if (/does not exist/.test(problem.message)) return [];
  throw problem;
}

/** The resources of a stack and of those nested in it. */
async function readParts(
  call: Call,
  stack: string,
  region: string,
  token?: string,
): Promise<readonly StackPart[]> {
  const xml = await call({
    service: 'cloudformation',
    action: 'cloudformation:ListStackResources',
    region,
    form: {
      Action: 'ListStackResources',
      StackName: stack,
      Version: '2010-05-15',
      ...(token !== undefined && { NextToken: token }),
    },
  });
  const parts = membersOf(xml).map((member) => ({
    type: textIn(member, 'ResourceType'),
    logicalId: textIn(member, 'LogicalResourceId'),
    physicalId: textIn(member, 'PhysicalResourceId'),
  }));
  const nested = parts.filter(({ type }) => type === 'AWS::CloudFormation::Stack');
  const nestedParts = await Promise.all(nested.map(({ physicalId }) => readParts(call, physicalId, region)));
  const next = textIn(xml, 'NextToken');
  return [
    ...parts,
    ...nestedParts.flat(),
    ...(next === '' ? [] : await readParts(call, stack, region, next)),
  ];
}

const membersOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<member>(.*?)<\/member>/gs)].map(([, member = '']) => member);
const textIn = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? '';

const State = z.object({ State: z.optional(z.string()), CurrentState: z.optional(z.string()) });

/** How to read the state of each type, and the state in which it is on. */
const states: Readonly<
  Record<string, { kind: RunningPart['kind']; service: string; action: string; path: string; on: string }>
> = {
  'AWS::Pipes::Pipe': {
    kind: 'pipe',
    service: 'pipes',
    action: 'pipes:DescribePipe',
    path: '/v1/pipes/',
    on: 'RUNNING',
  },
  'AWS::Scheduler::Schedule': {
    kind: 'schedule',
    service: 'scheduler',
    action: 'scheduler:GetSchedule',
    path: '/schedules/',
    on: 'ENABLED',
  },
  'AWS::Lambda::EventSourceMapping': {
    kind: 'consumer',
    service: 'lambda',
    action: 'lambda:GetEventSourceMapping',
    path: '/2015-03-31/event-source-mappings/',
    on: 'Enabled',
  },
};

async function readRunningPart(call: Call, part: StackPart, region: string): Promise<RunningPart[]> {
  const query = states[part.type];
  if (query === undefined) return [];
  const { service, action, path, kind, on } = query;
  const text = await call({ service, action, region, path: `${path}${part.physicalId}` });
  const { State: state, CurrentState: current = state ?? 'unknown' } = State.parse(JSON.parse(text));
  return [{ kind, id: part.logicalId, isOn: current === on, state: current }];
}

interface Topic {
  readonly name: string;
  readonly region: string;
  readonly arn: string;
}

const topicsIn = (parts: readonly StackPart[], region: string): readonly Topic[] =>
  parts
    .filter(({ type }) => type === 'AWS::SNS::Topic')
    .map(({ physicalId }) => ({
      name: physicalId.slice(physicalId.lastIndexOf(':') + 1),
      region,
      arn: physicalId,
    }));

async function readReceivers(call: Call, { name, region, arn }: Topic): Promise<readonly AlarmReceiver[]> {
  const xml = await call({
    service: 'sns',
    action: 'sns:ListSubscriptionsByTopic',
    region,
    form: { Action: 'ListSubscriptionsByTopic', TopicArn: arn, Version: '2010-03-31' },
  });
  return membersOf(xml).map((member) => ({
    topic: name,
    region,
    address: textIn(member, 'Endpoint'),
    isConfirmed: textIn(member, 'SubscriptionArn').startsWith('arn:'),
  }));
}

async function isTableRestorable(
  { region, credentials, tableName: TableName }: DeployedStage,
  endpoint: string | undefined,
): Promise<boolean> {
  const client = new DynamoDBClient({ region, credentials, ...(endpoint && { endpoint }) });
  const { ContinuousBackupsDescription: backups } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  return backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED';
}

const Certificate = z.object({
  Certificate: z.object({
    NotAfter: z.number(),
    RenewalSummary: z.optional(z.object({ RenewalStatus: z.string() })),
  }),
});

async function readCertificate(call: Call, CertificateArn: string): Promise<StageParts['certificate']> {
  const text = await call({
    service: 'acm',
    action: 'acm:DescribeCertificate',
    region: edgeRegion,
    json: { target: 'CertificateManager.DescribeCertificate', input: { CertificateArn } },
  });
  const { Certificate: certificate } = Certificate.parse(JSON.parse(text));
  return {
    endsAt: new Date(certificate.NotAfter * 1000),
    renewal: certificate.RenewalSummary?.RenewalStatus ?? 'not due yet',
  };
}
