import { describe, expect, it } from 'vitest';
import { type RecordedCall, startFakeAws } from './recorded-aws.testing.ts';
import { stageParts } from './stage-parts.ts';

// Responses in the formats that AWS documents.

const part = (type: string, logicalId: string, physicalId: string) =>
  `<member><ResourceType>${type}</ResourceType><LogicalResourceId>${logicalId}</LogicalResourceId><PhysicalResourceId>${physicalId}</PhysicalResourceId><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>`;
const resources = (members: string, next = '') =>
  `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${members}</StackResourceSummaries>${next}</ListStackResourcesResult></ListStackResourcesResponse>`;
const topic = (region: string, name: string) => `arn:aws:sns:${region}:123456789012:${name}`;
const nestedStack = 'arn:aws:cloudformation:local:123456789012:stack/PortVilaRum-prod-Alarms-1A/5b';

/** Stacks by name, or by ARN if nested. */
const stacks: Record<string, string> = {
  'PortVilaRum-prod': resources(
    part('AWS::Pipes::Pipe', 'EventsPipe', 'EventsPipe-1A') +
      part('AWS::CloudFormation::Stack', 'AlarmsNestedStack', nestedStack),
    '<NextToken>more</NextToken>',
  ),
  'PortVilaRum-prod more': resources(
    part('AWS::Scheduler::Schedule', 'RemindersSchedule', 'RemindersSchedule-2B') +
      part('AWS::Lambda::EventSourceMapping', 'SendMailMessages', '14e0db71-5d35-4eb5-b481-8945cf9d10c2'),
  ),
  [nestedStack]: resources(part('AWS::SNS::Topic', 'PageTopic', topic('local', 'Prod-Page'))),
  'PortVilaRum-prod-Watch': resources(part('AWS::SNS::Topic', 'PageTopic', topic('us-east-1', 'Watch-Page'))),
};

const subscription = (arn: string, address: string) =>
  `<member><SubscriptionArn>${arn}</SubscriptionArn><Protocol>email</Protocol><Endpoint>${address}</Endpoint><Owner>123456789012</Owner></member>`;

/** Fakes AWS with a stage whose parts are all disabled, unconfirmed or missing if `isSound` is false. */
function respondTo(isSound: boolean) {
  return ({ path, target, body }: RecordedCall): string | object => {
    const form = new URLSearchParams(body);
    if (form.get('Action') === 'ListStackResources') {
      const name = [form.get('StackName'), form.get('NextToken')].filter(Boolean).join(' ');
      return stacks[name] ?? `<Error><Message>Stack with id ${name} does not exist</Message></Error>`;
    }
    if (form.get('Action') === 'ListSubscriptionsByTopic') {
      const arn = `${form.get('TopicArn')}:8c1f2a`;
      return `<ListSubscriptionsByTopicResponse><ListSubscriptionsByTopicResult><Subscriptions>${subscription(isSound ? arn : 'PendingConfirmation', 'ann@example.com')}</Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`;
    }
    if (path === '/v1/pipes/EventsPipe-1A') return { CurrentState: isSound ? 'RUNNING' : 'STOPPED' };
    if (path === '/schedules/RemindersSchedule-2B') return { State: isSound ? 'ENABLED' : 'DISABLED' };
    if (path.startsWith('/2015-03-31/event-source-mappings/14e0db71'))
      return { State: isSound ? 'Enabled' : 'Disabled' };
    const PointInTimeRecoveryStatus = isSound ? 'ENABLED' : 'DISABLED';
    if (target.endsWith('.DescribeContinuousBackups'))
      return {
        ContinuousBackupsDescription: {
          ContinuousBackupsStatus: 'ENABLED',
          PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus },
        },
      };
    if (target === 'CertificateManager.DescribeCertificate')
      return { Certificate: { NotAfter: 1_796_083_200, RenewalSummary: { RenewalStatus: 'SUCCESS' } } };
    throw new Error(`No response to ${path} ${target} ${body}`);
  };
}

describe('the pipes, schedules, topics and certificate of a stage', () => {
  it.each([
    ['enabled and confirmed', true],
    ['disabled and unconfirmed', false],
  ])(
    'are read from the stacks of the stage, nested stacks and the stack in us-east-1, and reported as %s',
    async (_, isSound) => {
      const { stage, endpoint, calls } = await startFakeAws(respondTo(isSound));
      const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b';
      expect(await stageParts({ ...stage, certificate }, endpoint)).toEqual({
        running: [
          { kind: 'pipe', id: 'EventsPipe', isOn: isSound, state: isSound ? 'RUNNING' : 'STOPPED' },
          {
            kind: 'schedule',
            id: 'RemindersSchedule',
            isOn: isSound,
            state: isSound ? 'ENABLED' : 'DISABLED',
          },
          {
            kind: 'consumer',
            id: 'SendMailMessages',
            isOn: isSound,
            state: isSound ? 'Enabled' : 'Disabled',
          },
        ],
        topics: [
          { name: 'Prod-Page', region: 'local' },
          { name: 'Watch-Page', region: 'us-east-1' },
        ],
        receivers: [
          { topic: 'Prod-Page', region: 'local', address: 'ann@example.com', isConfirmed: isSound },
          { topic: 'Watch-Page', region: 'us-east-1', address: 'ann@example.com', isConfirmed: isSound },
        ],
        isRestorable: isSound,
        certificate: { endsAt: new Date('2026-12-01T00:00:00Z'), renewal: 'SUCCESS' },
      });
      const inEdgeRegion = calls.filter(({ region }) => region === 'us-east-1');
      expect(inEdgeRegion.map(({ body }) => /Watch|1a2b/.exec(body)?.[0]).sort()).toEqual([
        '1a2b',
        'Watch',
        'Watch',
      ]);
    },
  );

  it('are read from the region of the stage only if the stage has neither a stack in us-east-1 nor a domain', async () => {
    const { stage, endpoint } = await startFakeAws((call) =>
      call.body.includes('Watch')
        ? '<Error><Code>ValidationError</Code><Message>Stack with id PortVilaRum-prod-Watch does not exist</Message></Error>'
        : respondTo(true)(call),
    );
    const { topics, certificate } = await stageParts(stage, endpoint);
    expect(topics).toEqual([{ name: 'Prod-Page', region: 'local' }]);
    expect(certificate).toBeUndefined();
  });

  it('cannot be read if AWS refuses to list the stack in us-east-1', async () => {
    const { stage, endpoint } = await startFakeAws((call) =>
      call.body.includes('Watch') ? '<Error><Message>You may not</Message></Error>' : respondTo(true)(call),
    );
    await expect(stageParts(stage, endpoint)).rejects.toThrow(
      'AWS refuses cloudformation:ListStackResources in us-east-1: status 400. You may not',
    );
  });
});
