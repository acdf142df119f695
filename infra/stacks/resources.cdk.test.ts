import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contracts } from '#shared/contracts/registry.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { stackName } from './stage.ts';
import {
  allDependenciesOf,
  assemblyFolder,
  bundleOf,
  constructPath,
  functionBehind,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from './template.testing.ts';

const resources = resourcesOf('dev');

/** Whether a function is CDK's upload function, which runs Python with a layer of the AWS CLI. */
const isUpload = ([, resource]: [string, Resource]) =>
  constructPath(resource).startsWith('Custom::CDKBucketDeployment');
const functions = resourcesOfType(resources, 'AWS::Lambda::Function').filter((entry) => !isUpload(entry));

function edgeFunction(functionPath: string): Resource {
  const match = resourcesOfType(resources, 'AWS::CloudFront::Function').find(
    ([, resource]) => constructPath(resource) === functionPath,
  );
  if (match === undefined) throw new Error(`Missing CloudFront function: ${functionPath}`);
  return match[1];
}

function tableOf(run: string, stage: string): Resource {
  return onlyResource(resourcesOf(run, stage), 'AWS::DynamoDB::Table')[1];
}

describe('every queue', () => {
  const queues = resourcesOfType(resources, 'AWS::SQS::Queue');
  const targets = new Set(
    queues.map(([, { Properties }]) =>
      referredId(
        (Properties.RedrivePolicy as { deadLetterTargetArn?: unknown } | undefined)?.deadLetterTargetArn,
      ),
    ),
  );
  const [, pipe] = onlyResource(resources, 'AWS::Pipes::Pipe');
  const stream = (pipe.Properties.SourceParameters as Record<string, Record<string, unknown>>)
    .DynamoDBStreamParameters as { DeadLetterConfig: { Arn: unknown } };
  targets.add(referredId(stream.DeadLetterConfig.Arn));

  it.each(queues)(
    '(%s) moves messages to a dead-letter queue after five receives, or is a dead-letter queue that keeps messages for 14 days',
    (id, { Properties }) => {
      const redrive = Properties.RedrivePolicy as { maxReceiveCount: number } | undefined;
      if (redrive) {
        expect(redrive.maxReceiveCount).toBe(5);
        expect(targets.has(id)).toBe(false);
      } else {
        expect(targets.has(id)).toBe(true);
        expect(Properties.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
      }
    },
  );

  it.each(queues)('(%s) is encrypted and requires TLS', (id, { Properties }) => {
    expect(Properties.SqsManagedSseEnabled).toBe(true);
    const policies = resourcesOfType(resources, 'AWS::SQS::QueuePolicy').filter(([, policy]) =>
      (policy.Properties.Queues as unknown[]).some((queue) => referredId(queue) === id),
    );
    expect(JSON.stringify(policies)).toContain('"Effect":"Deny"');
    expect(JSON.stringify(policies)).toContain('{"Bool":{"aws:SecureTransport":"false"}}');
  });

  it.each(resourcesOfType(resources, 'AWS::Lambda::EventSourceMapping'))(
    'with the consumer %s has a visibility timeout of at least six times its worker’s timeout',
    (_, { Properties }) => {
      const queue = resources[referredId(Properties.EventSourceArn) ?? ''];
      const worker = resources[functionBehind(resources, Properties.FunctionName) ?? ''];
      expect(Number(queue?.Properties.VisibilityTimeout)).toBeGreaterThanOrEqual(
        6 * Number(worker?.Properties.Timeout),
      );
      expect(Properties).toMatchObject({
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: {
          MaximumConcurrency: queue && constructPath(queue) === 'LostReferences/Queue' ? 2 : 5,
        },
      });
    },
  );
});

describe('every function', () => {
  const workers = new Set(
    resourcesOfType(resources, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) =>
      functionBehind(resources, Properties.FunctionName),
    ),
  );

  it.each(functions)('(%s) runs Node 24 on arm64 with 512 MB', (_, { Properties }) => {
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: 512,
      Handler: 'index.handler',
    });
  });

  it('is traced, except the one that staff screens call every five seconds', () => {
    const untracedFunctions = functions.filter(
      ([, { Properties }]) => Object(Properties.TracingConfig).Mode !== 'Active',
    );
    expect(untracedFunctions.map(([, lambda]) => constructPath(lambda))).toEqual([
      'Staff/OpenDay/Code/Function',
    ]);
  });

  it.each(functions)(
    '(%s) times out after 8 seconds for a call, 30 for a worker and 180 for the probe',
    (id, resource) => {
      // The synthetic booking waits for its email.
      const workerTimeout = bundleOf(resource) === 'probe-booking' ? 180 : 30;
      expect(resource.Properties.Timeout).toBe(workers.has(id) ? workerTimeout : 8);
    },
  );

  it.each(resourcesOfType(resources, 'AWS::Lambda::Function'))(
    '(%s) keeps its log for three months',
    (_, { Properties }) => {
      const group = resources[referredId((Properties.LoggingConfig as { LogGroup: unknown }).LogGroup) ?? ''];
      expect(group?.Properties.RetentionInDays).toBe(90);
    },
  );

  it.each(functions)('(%s) has a separate role', (id, { Properties }) => {
    const others = resourcesOfType(resources, 'AWS::Lambda::Function').filter(([other]) => other !== id);
    expect(others.map(([, other]) => referredId(other.Properties.Role))).not.toContain(
      referredId(Properties.Role),
    );
  });

  it.each(functions)('(%s) has one policy, and is created after it', (_, { Properties, DependsOn }) => {
    const role = referredId(Properties.Role);
    const policies = resourcesOfType(resources, 'AWS::IAM::Policy').filter(([, policy]) =>
      (policy.Properties.Roles as unknown[]).some((reference) => referredId(reference) === role),
    );
    expect(policies).toHaveLength(1);
    expect(DependsOn).toContain(policies[0]?.[0]);
  });
});

describe('the DynamoDB table', () => {
  it('is billed on demand, and has encryption, point-in-time recovery, TTL and a stream', () => {
    expect(tableOf('dev', 'dev').Properties).toMatchObject({
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    });
  });

  it.each([
    ['dev', false, 'Delete'],
    ['prod', true, 'Retain'],
  ])('in stage %s has deletion protection %s and the deletion policy %s', (stage, isProtected, policy) => {
    const table = tableOf(stage, stage);
    expect(table.Properties.DeletionProtectionEnabled).toBe(isProtected);
    expect(table.DeletionPolicy).toBe(policy);
    expect(table.UpdateReplacePolicy).toBe(policy);
  });
});

describe('the EventBridge pipe', () => {
  const [, pipe] = onlyResource(resources, 'AWS::Pipes::Pipe');
  const source = pipe.Properties.SourceParameters as Record<string, Record<string, unknown>>;

  it('forwards only writes of items that carry an event', () => {
    expect(source.FilterCriteria).toEqual({
      Filters: [
        {
          Pattern: JSON.stringify({
            eventName: ['INSERT', 'MODIFY'],
            dynamodb: { NewImage: { event: { M: { id: { S: [{ exists: true }] } } } } },
          }),
        },
      ],
    });
  });

  it('puts only ids, keys, the type, the cause and the time of an event on the mail queue', () => {
    const { InputTemplate } = pipe.Properties.TargetParameters as { InputTemplate: string };
    expect(JSON.parse(InputTemplate.replace(/: (<[^>]*>)/, ': "$1"'))).toEqual({
      id: '<$.dynamodb.NewImage.event.M.id.S>',
      type: '<$.dynamodb.NewImage.event.M.type.S>',
      subject: '<$.dynamodb.NewImage.event.M.subject.S>',
      pk: '<$.dynamodb.Keys.pk.S>',
      sk: '<$.dynamodb.Keys.sk.S>',
      cause: '<$.dynamodb.NewImage.event.M.cause.S>',
      at: '<$.dynamodb.ApproximateCreationDateTime>',
    });
    const queue = resources[referredId(pipe.Properties.Target) ?? ''];
    expect(queue && constructPath(queue)).toBe('Mail/Queue');
  });

  it('starts at the oldest record, and stops retrying before records leave the stream', () => {
    expect(source.DynamoDBStreamParameters).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 10,
      MaximumRetryAttempts: 185,
      MaximumRecordAgeInSeconds: 82_800,
      OnPartialBatchItemFailure: 'AUTOMATIC_BISECT',
    });
  });

  it('logs errors without the items, which contain names of guests', () => {
    const logConfiguration = pipe.Properties.LogConfiguration as Record<string, unknown>;
    expect(logConfiguration.Level).toBe('ERROR');
    expect(logConfiguration).not.toHaveProperty('IncludeExecutionData');
    const { LogGroupArn } = logConfiguration.CloudwatchLogsLogDestination as { LogGroupArn: unknown };
    expect(resources[referredId(LogGroupArn) ?? '']?.Type).toBe('AWS::Logs::LogGroup');
  });
});

describe('every schedule', () => {
  const schedules = resourcesOfType(resources, 'AWS::Scheduler::Schedule').filter(
    ([, resource]) => !constructPath(resource).startsWith('Alarms/MonthlyTest/'),
  );
  const targetOf = ({ Properties }: Resource) => Properties.Target as Record<string, unknown>;

  const expected: Readonly<Record<string, { cron: string; seconds: number }>> = {
    'reminders.due': { cron: 'cron(0 17 * * ? *)', seconds: 21_600 },
    'run-sheet.due': { cron: 'cron(0 17 * * ? *)', seconds: 21_600 },
    'reconciliation.due': { cron: 'cron(0/5 * * * ? *)', seconds: 300 },
    'missing-mails.due': { cron: 'cron(0 3 * * ? *)', seconds: 21_600 },
    'figures.due': { cron: 'cron(0 4 * * ? *)', seconds: 21_600 },
    'till-check.due': { cron: 'cron(0 2 * * ? *)', seconds: 21_600 },
    'probe.due': { cron: 'cron(0/15 * * * ? *)', seconds: 900 },
  };
  const expectedOf = (schedule: Resource) =>
    expected[JSON.parse(String(targetOf(schedule).Input)).type] ?? { cron: '', seconds: 0 };

  it.each(schedules)('(%s) is enabled, and runs at the specified times in Port Vila', (_, schedule) => {
    const { Properties } = schedule;
    expect(Properties).toMatchObject({
      ScheduleExpression: expectedOf(schedule).cron,
      ScheduleExpressionTimezone: 'Pacific/Efate',
      FlexibleTimeWindow: { Mode: 'OFF' },
    });
    expect(Properties).not.toHaveProperty('State');
  });

  it.each(schedules)(
    '(%s) retries until its time limit, then sends its message to the dead letters of its queue',
    (_, schedule) => {
      const { Arn, RetryPolicy, DeadLetterConfig } = targetOf(schedule);
      const { seconds } = expectedOf(schedule);
      expect(RetryPolicy).toEqual({ MaximumEventAgeInSeconds: seconds, MaximumRetryAttempts: 60 });
      const queue = resources[referredId(Arn) ?? '']?.Properties as {
        RedrivePolicy: Record<string, unknown>;
      };
      expect(referredId((DeadLetterConfig as { Arn: unknown }).Arn)).toBe(
        referredId(queue.RedrivePolicy.deadLetterTargetArn),
      );
    },
  );

  it.each(schedules)('(%s) sends an event that its worker can parse', (_, schedule) => {
    const input = String(targetOf(schedule).Input)
      .replace('<aws.scheduler.execution-id>', 'd32c5kddcf5bb8c3')
      .replace('<aws.scheduler.scheduled-time>', '2026-11-23T06:00:00Z');
    expect(DueEvent.parse(JSON.parse(input))).toMatchObject({ scheduledAt: '2026-11-23T06:00:00Z' });
  });

  it.each(schedules)('(%s) is created after its role and the role’s policy', (_, schedule) => {
    const role = referredId(targetOf(schedule).RoleArn) ?? '';
    expect(JSON.stringify(resources[role]?.Properties.AssumeRolePolicyDocument)).toContain(
      '{"StringEquals":{"aws:SourceAccount":{"Ref":"AWS::AccountId"}}}',
    );
    expect(schedule.DependsOn).toEqual(expect.arrayContaining([role]));
    expect(schedule.DependsOn?.some((id) => resources[id]?.Type === 'AWS::IAM::Policy')).toBe(true);
  });

  it('sends a different type of due event, and every type has a schedule', () => {
    const types = schedules.map(([, schedule]) => JSON.parse(String(targetOf(schedule).Input)).type);
    expect(types.sort()).toEqual([...DueEvent.shape.type.options].sort());
  });
});

describe('the static site', () => {
  it.each(resourcesOfType(resources, 'AWS::S3::Bucket'))(
    'has a bucket (%s) that only CloudFront can read',
    (id, { Properties }) => {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      const [, policy] = onlyResource(resources, 'AWS::S3::BucketPolicy');
      expect(referredId(policy.Properties.Bucket)).toBe(id);
      const { Statement } = policy.Properties.PolicyDocument as { Statement: Record<string, unknown>[] };
      const denied = Statement.filter(({ Effect }) => Effect === 'Deny').map(({ Condition }) => Condition);
      expect(denied).toContainEqual({ Bool: { 'aws:SecureTransport': 'false' } });
      const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
      expect(allowed.flatMap(({ Action }) => Action).sort()).toEqual(['s3:GetObject', 's3:ListBucket']);
      for (const { Principal } of allowed) expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
      for (const { Condition } of allowed) expect(JSON.stringify(Condition)).toContain('AWS:SourceArn');
    },
  );

  it('is uploaded in the order assets, pages, the edge’s list of paths', () => {
    const uploads = resourcesOfType(resources, 'Custom::CDKBucketDeployment');
    const findUpload = (prefix: string) =>
      uploads.find(([, resource]) => constructPath(resource).startsWith(prefix));
    const hashedUpload = findUpload('SiteUpload/HashedFiles');
    const otherUpload = findUpload('SiteUpload/OtherFiles');
    expect(hashedUpload?.[1].Properties).toMatchObject({
      Prune: false,
      Exclude: ['*'],
      Include: ['assets/*'],
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(otherUpload?.[1].Properties).toMatchObject({
      Prune: false,
      Exclude: ['assets/*'],
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
    expect(otherUpload?.[1].DependsOn).toContain(hashedUpload?.[0]);
    const edge = edgeFunction('Edge/ViewerRequest');
    expect(edge.DependsOn).toContain(otherUpload?.[0]);
    // The checkout needs the address of the site, and no page calls the webhook: these routes come after the site.
    const dependencies = allDependenciesOf(resources, hashedUpload?.[0] ?? '');
    const afterSite = resourcesOfType(resources, 'AWS::ApiGatewayV2::Route').filter(
      ([route]) => !dependencies.has(route),
    );
    expect(afterSite.map(([, { Properties }]) => Properties.RouteKey)).toEqual([
      'POST /api/stripe',
      'POST /api/stripe-webhook',
    ]);
  });

  it('can be left out of a deployment', () => {
    const types = Object.values(resourcesOf('without-site', 'prod')).map(({ Type }) => Type);
    expect(types).not.toContain('Custom::CDKBucketDeployment');
    expect(types).toContain('AWS::CloudFront::Distribution');
  });
});

describe('the CloudFront distribution', () => {
  const [, distribution] = onlyResource(resources, 'AWS::CloudFront::Distribution');
  const config = distribution.Properties.DistributionConfig as Record<string, Record<string, unknown>[]> & {
    DefaultCacheBehavior: Record<string, unknown>;
  };
  /** Ids of AWS managed policies. */
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
  const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
  const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

  /** The behaviour of a path pattern; the default behaviour if the pattern is undefined. */
  function behaviourOf(pattern: string | undefined): Record<string, unknown> {
    if (pattern === undefined) return config.DefaultCacheBehavior;
    const match = config.CacheBehaviors?.find(({ PathPattern }) => PathPattern === pattern);
    if (match === undefined) throw new Error(`No behaviour for ${pattern}`);
    return match;
  }

  function headersOf(behaviour: Record<string, unknown>) {
    const policy = resources[referredId(behaviour.ResponseHeadersPolicyId) ?? ''];
    return policy?.Properties.ResponseHeadersPolicyConfig as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
    };
  }

  it('supports HTTP/2, HTTP/3 and IPv6', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true });
  });

  it('serves pages from the bucket, compressed, under paths without file names', () => {
    expect(config.DefaultCacheBehavior).toMatchObject({
      AllowedMethods: ['GET', 'HEAD'],
      CachePolicyId: cachingOptimized,
      Compress: true,
      ViewerProtocolPolicy: 'redirect-to-https',
      FunctionAssociations: [{ EventType: 'viewer-request' }],
    });
    const edge = edgeFunction('Edge/ViewerRequest');
    expect(edge.Properties.FunctionConfig).toMatchObject({ Runtime: 'cloudfront-js-2.0' });
    expect(edge.Properties.FunctionCode).toContain('"/tours", "/tours/confirm"');
    expect(edge.Properties.FunctionCode).toContain("'/__spa-fallback.html'");
  });

  it('caches the availability of a day by its date alone, for the time that the response allows, at most two seconds', () => {
    const behaviour = behaviourOf('/api/availability');
    expect(behaviour).toMatchObject({ ViewerProtocolPolicy: 'https-only' });
    expect(behaviour).not.toHaveProperty('OriginRequestPolicyId');
    const policy = resources[referredId(behaviour.CachePolicyId) ?? ''];
    expect(policy?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 2,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['date'] },
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
        EnableAcceptEncodingGzip: false,
        EnableAcceptEncodingBrotli: false,
      },
    });
  });

  it('caches no API call except availability', () => {
    const cachedPaths = contracts
      .filter(({ cachedSeconds }) => cachedSeconds !== undefined)
      .map(({ path: route }) => route);
    const behaviours = (config.CacheBehaviors ?? []).filter(
      ({ PathPattern, CachePolicyId }) =>
        String(PathPattern).startsWith('/api/') && CachePolicyId !== cachingDisabled,
    );
    expect(cachedPaths).toEqual(['/api/availability']);
    expect(behaviours.map(({ PathPattern }) => PathPattern)).toEqual(cachedPaths);
  });

  it('forwards API calls other than availability unchanged, and caches none of the responses', () => {
    expect(behaviourOf('/api/*')).toMatchObject({
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      CachePolicyId: cachingDisabled,
      Compress: false,
      OriginRequestPolicyId: allViewerExceptHost,
      ViewerProtocolPolicy: 'https-only',
    });
  });

  it('sends the viewer’s address to the API in a header', () => {
    const apiRequest = edgeFunction('Edge/ApiRequest');
    expect(apiRequest.Properties.FunctionCode).toContain("'x-viewer-address'");
    const behaviours = (config.CacheBehaviors ?? []).filter(({ PathPattern }) =>
      String(PathPattern).startsWith('/api/'),
    );
    expect(behaviours.length).toBeGreaterThan(0);
    for (const { FunctionAssociations } of behaviours) {
      const [association] = FunctionAssociations as { EventType: string; FunctionARN: unknown }[];
      expect(association?.EventType).toBe('viewer-request');
      expect(resources[referredId(association?.FunctionARN) ?? '']).toBe(apiRequest);
    }
  });

  it('never replaces an error of the API with a page', () => {
    const rules = config.CustomErrorResponses ?? [];
    expect(rules.filter((rule) => 'ResponsePagePath' in rule || 'ResponseCode' in rule)).toEqual([]);
  });

  it('caches no error, which CloudFront by default serves to all visitors for ten seconds', () => {
    const errorCodes = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];
    expect(config.CustomErrorResponses).toEqual(
      errorCodes.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it.each([
    ['pages', undefined, 'strict-origin-when-cross-origin'],
    ['api', '/api/*', 'strict-origin-when-cross-origin'],
    ['api', '/api/availability', 'strict-origin-when-cross-origin'],
    ['staff console', '/staff', 'no-referrer'],
    ['staff console', '/staff/*', 'no-referrer'],
  ])('sends the security headers with every response (%s, %s)', (_, pattern, referrer) => {
    const { SecurityHeadersConfig: headers, CustomHeadersConfig } = headersOf(behaviourOf(pattern));
    expect(headers.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Override: true,
    });
    expect(headers.ContentTypeOptions).toEqual({ Override: true });
    expect(headers.FrameOptions).toEqual({ FrameOption: 'DENY', Override: true });
    expect(headers.ReferrerPolicy).toEqual({ ReferrerPolicy: referrer, Override: true });
    const csp = headers.ContentSecurityPolicy as { ContentSecurityPolicy: string; Override: boolean };
    expect(csp.Override).toBe(true);
    expect(csp.ContentSecurityPolicy).toMatch(/^default-src 'none';/);
    expect(csp.ContentSecurityPolicy).toMatch(/frame-ancestors 'none'$/);
    // Only the console has a QR-code reader, which needs WebAssembly.
    const allowed = pattern?.startsWith('/staff') ? "'wasm-unsafe-eval'" : '';
    expect(csp.ContentSecurityPolicy.replace(allowed, '')).not.toMatch(/unsafe|\*|https?:/);
    expect(CustomHeadersConfig.Items.map(({ Header }) => Header)).toContain('Permissions-Policy');
  });

  it.each([
    ['pages', undefined, '()', undefined],
    ['api', '/api/*', '()', undefined],
    ['staff console', '/staff', '(self)', 'noindex'],
    ['staff console', '/staff/*', '(self)', 'noindex'],
  ])('allows passkeys and the camera, and forbids indexing, only in the staff console (%s, %s)', (...row) => {
    const [, pattern, allowed, robots] = row;
    const { CustomHeadersConfig } = headersOf(behaviourOf(pattern));
    const headerValue = (name: string) =>
      CustomHeadersConfig.Items.find(({ Header }) => Header === name)?.Value;
    const permissions = headerValue('Permissions-Policy')?.split(', ');
    for (const use of ['publickey-credentials-create', 'publickey-credentials-get', 'camera'])
      expect(permissions).toContain(`${use}=${allowed}`);
    expect(permissions).toContain('microphone=()');
    expect(headerValue('X-Robots-Tag')).toBe(robots);
  });

  it('serves the staff console from the bucket as it does all pages, with different headers', () => {
    const { ResponseHeadersPolicyId: _, ...pages } = config.DefaultCacheBehavior;
    for (const pattern of ['/staff', '/staff/*']) {
      expect(behaviourOf(pattern)).toMatchObject(pages);
      expect(referredId(behaviourOf(pattern).ResponseHeadersPolicyId)).not.toBe(
        referredId(config.DefaultCacheBehavior.ResponseHeadersPolicyId),
      );
    }
    expect(edgeFunction('Edge/ViewerRequest').Properties.FunctionCode).toContain(
      '"/staff", "/staff/closures", "/staff/link", "/staff/orders", "/staff/people", "/staff/till"',
    );
  });

  it('allows the inline styles of the built pages by their hashes, and no inline scripts', () => {
    const policyOf = (behaviour: Parameters<typeof headersOf>[0]) =>
      headersOf(behaviour).SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy;
    const sources = (style: string, scripts = "'self'") =>
      `; script-src ${scripts}; style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';`;
    expect(policyOf(config.DefaultCacheBehavior)).toContain(sources('p{}'));
    expect(policyOf(behaviourOf('/staff'))).toContain(sources('b{}', "'self' 'wasm-unsafe-eval'"));
  });
});

describe('the CloudFormation stack', () => {
  /** The property with the physical name, by resource type. Two stages with the same physical name would collide. */
  const nameProperty: Record<string, string[]> = {
    'AWS::DynamoDB::Table': ['TableName'],
    'AWS::SQS::Queue': ['QueueName'],
    'AWS::Lambda::Function': ['FunctionName'],
    'AWS::S3::Bucket': ['BucketName'],
    'AWS::IAM::Role': ['RoleName'],
    'AWS::Logs::LogGroup': ['LogGroupName'],
    'AWS::Pipes::Pipe': ['Name'],
    'AWS::Scheduler::Schedule': ['Name'],
    'AWS::Lambda::LayerVersion': ['LayerName'],
  };

  it.each(Object.entries(nameProperty))('gives no %s a physical name', (type, names) => {
    for (const [, { Properties }] of resourcesOfType(resources, type)) {
      for (const name of names) expect(Properties).not.toHaveProperty(name);
    }
  });

  it('publishes the table name for the staff commands', () => {
    const [id] = onlyResource(resources, 'AWS::DynamoDB::Table');
    const file = path.join(assemblyFolder('dev'), `${stackName('dev')}.template.json`);
    expect(JSON.parse(readFileSync(file, 'utf8')).Outputs.TableName.Value).toEqual({ Ref: id });
  });

  it('shares no generated name with another stage, so that an account can have both', () => {
    const generatedNames = (all: Record<string, Resource>) =>
      Object.values(all)
        .flatMap(({ Properties = {} }) => [
          Properties.Name,
          (Properties.ResponseHeadersPolicyConfig as { Name?: unknown } | undefined)?.Name,
          (Properties.OriginAccessControlConfig as { Name?: unknown } | undefined)?.Name,
        ])
        .map((name) => JSON.stringify(name));
    const dev = generatedNames(resources).filter((name) => name?.includes('PortVilaRum'));
    const prod = generatedNames(resourcesOf('prod', 'prod'));
    expect(dev.length).toBeGreaterThan(2);
    for (const name of dev) expect(prod).not.toContain(name);
  });

  it.each(['dev', 'prod', 'complete'])(
    'is byte-identical when synthesized again (synthesis run %s)',
    (run) => {
      const fingerprint = (folder: string) =>
        readdirSync(assemblyFolder(folder), { recursive: true, encoding: 'utf8' })
          // Construct metadata and folder names may differ.
          .filter((file) => statSync(path.join(assemblyFolder(folder), file)).isFile())
          .filter((file) => !/^(manifest|tree|validation-report)\.json$|metadata\.json$/.test(file))
          .sort()
          .map((file) => {
            const bytes = readFileSync(path.join(assemblyFolder(folder), file));
            return `${file} ${createHash('sha256').update(bytes).digest('hex')}`;
          });
      expect(fingerprint(`${run}-again`)).toEqual(fingerprint(run));
    },
  );
});
