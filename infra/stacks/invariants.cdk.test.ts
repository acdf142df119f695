import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  assemblyFolder,
  constructPath,
  dependenciesOf,
  functionBehind,
  type Resource,
  referredId,
  resourcesOf,
} from './template.testing.ts';

// Invariants of every resource in every stack, for all stages and options.

const project = path.resolve(import.meta.dirname, '../..');

interface Template {
  name: string;
  resources: Record<string, Resource>;
}

const templates: Template[] = readdirSync(assemblyFolder('.'))
  .filter((run) => existsSync(path.join(assemblyFolder(run), 'manifest.json')))
  .flatMap((run) =>
    readdirSync(assemblyFolder(run))
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => ({
        name: `${run}/${file.replace('.template.json', '')}`,
        resources: JSON.parse(readFileSync(path.join(assemblyFolder(run), file), 'utf8')).Resources,
      })),
  );

/** Each stage as one template that includes the resources of its nested stacks. */
const stages: Template[] = templates.flatMap(({ name }) => {
  const [, run = '', stage] = /^([\w-]+)\/PortVilaRum-(dev|prod)$/.exec(name) ?? [];
  return stage === undefined ? [] : [{ name, resources: resourcesOf(run, stage) }];
});

/** Construct paths of the resources of a type that are not valid, in any template. */
function findViolations(
  type: string,
  isValid: (properties: Properties, id: string, template: Template) => boolean,
) {
  const violations: string[] = [];
  let count = 0;
  for (const template of templates) {
    for (const [id, resource] of Object.entries(template.resources)) {
      if (resource.Type !== type) continue;
      count += 1;
      const properties = (resource.Properties ?? {}) as Properties;
      if (!isValid(properties, id, template)) violations.push(`${template.name}: ${constructPath(resource)}`);
    }
  }
  if (count === 0) throw new Error(`No template has ${type}`);
  return violations;
}

// biome-ignore lint/suspicious/noExplicitAny: properties of CloudFormation, whose shape depends on the type
type Properties = Record<string, any>;

const isDeadLetterQueue = (id: string, { resources }: Template) =>
  Object.values(resources).some(({ Properties }) => {
    const text = JSON.stringify({ ...Properties, PolicyDocument: undefined });
    return new RegExp(`"(deadLetterTargetArn|DeadLetterConfig)":\\{[^}]*"${id}"`).test(text);
  });

describe('the synthesized templates', () => {
  it('include the stages dev and prod and the stacks of every option', () => {
    expect(templates.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'dev/PortVilaRum-dev',
        'prod/PortVilaRum-prod',
        'complete/PortVilaRum-prod-Firewall',
        'complete/PortVilaRum-prod-Deployer',
        expect.stringMatching(/^prod\/PortVilaRumprodStaff\w+\.nested$/),
      ]),
    );
    expect(stages).toHaveLength(8);
  });

  // Alarms of queues, schedules and consumers are tested in infra/monitoring/watched.cdk.test.ts.
  it('give every queue a dead-letter queue, unless it is one', () => {
    const invalid = findViolations(
      'AWS::SQS::Queue',
      (properties, id, template) => properties.RedrivePolicy !== undefined || isDeadLetterQueue(id, template),
    );
    expect(invalid).toEqual([]);
  });

  it('encrypt every queue', () => {
    expect(
      findViolations('AWS::SQS::Queue', ({ SqsManagedSseEnabled }) => SqsManagedSseEnabled === true),
    ).toEqual([]);
  });

  it.each(['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm'])(
    'give every alarm (%s) an impact, a runbook that exists and an action, unless it is part of a composite alarm',
    (type) => {
      const invalid = findViolations(type, (properties, id, { resources }) => {
        const [, runbook = ''] =
          /^[A-Z].{20,}\. Runbook: (\S+)$/.exec(properties.AlarmDescription ?? '') ?? [];
        const isPart = Object.values(resources).some(({ Properties }) =>
          JSON.stringify(Properties?.AlarmRule ?? '').includes(`"${id}"`),
        );
        return (
          runbook !== '' &&
          existsSync(path.join(project, runbook.replace('https://example.com/runbooks', 'infra/runbooks'))) &&
          ((properties.AlarmActions ?? []).length > 0 || isPart)
        );
      });
      expect(invalid).toEqual([]);
    },
  );

  it('give no retained resource a fixed name, which would block the creation of a new stack', () => {
    const names = ['BackupVaultName', 'BucketName', 'LogGroupName', 'Name', 'TableName'];
    // The vault in the second region needs a fixed name; its stack remains when a stage is lost.
    const remaining = templates.filter(({ name }) => !name.endsWith('-BackupCopies'));
    const retainedResources = remaining.flatMap(({ name, resources }) =>
      Object.values(resources)
        .filter(({ DeletionPolicy }) => DeletionPolicy?.startsWith('Retain'))
        .map((resource) => ({
          path: `${name}: ${constructPath(resource)}`,
          properties: resource.Properties ?? {},
        })),
    );
    expect(retainedResources.length).toBeGreaterThan(100);
    const isFixed = (properties: Properties) => names.some((name) => typeof properties[name] === 'string');
    expect(
      retainedResources.filter(({ properties }) => isFixed(properties)).map((resource) => resource.path),
    ).toEqual([]);
  });

  it.each(['CachePolicy', 'Function', 'OriginAccessControl', 'ResponseHeadersPolicy'])(
    'put the region into the name of every CloudFront %s, so that another region can replace a lost one',
    (type) => {
      const invalid = findViolations(`AWS::CloudFront::${type}`, (properties) =>
        JSON.stringify(properties).includes('{"Ref":"AWS::Region"}'),
      );
      expect(invalid).toEqual([]);
    },
  );

  it('keep no log for more than a year', () => {
    expect(
      findViolations('AWS::Logs::LogGroup', ({ RetentionInDays }) => Number(RetentionInDays) <= 365),
    ).toEqual([]);
  });

  it('give every function a log group, and a timeout below that of its caller', () => {
    const invalid = findViolations('AWS::Lambda::Function', (properties, id, { resources }) => {
      const isEndpoint = Object.values(resources).some(
        ({ Type, Properties }) =>
          Type === 'AWS::ApiGatewayV2::Integration' &&
          functionBehind(resources, Properties.IntegrationUri) === id,
      );
      // Browsers give up after 10 seconds.
      const limit = isEndpoint ? 9 : 900;
      return referredId(properties.LoggingConfig?.LogGroup) !== undefined && properties.Timeout <= limit;
    });
    expect(invalid).toEqual([]);
  });

  it('make every bucket private and encrypted, and require TLS', () => {
    const invalid = findViolations('AWS::S3::Bucket', (properties, id, { resources }) => {
      const access = Object.values(properties.PublicAccessBlockConfiguration ?? {});
      const policies = Object.values(resources).filter(
        ({ Type, Properties }) =>
          Type === 'AWS::S3::BucketPolicy' && referredId(Properties.Bucket as unknown) === id,
      );
      return (
        access.length === 4 &&
        access.every((blocked) => blocked === true) &&
        properties.BucketEncryption !== undefined &&
        JSON.stringify(policies).includes('{"Bool":{"aws:SecureTransport":"false"}}')
      );
    });
    expect(invalid).toEqual([]);
  });

  it('encrypt every table, with point-in-time recovery', () => {
    const invalid = findViolations(
      'AWS::DynamoDB::Table',
      (properties) =>
        properties.SSESpecification?.SSEEnabled === true &&
        properties.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled === true,
    );
    expect(invalid).toEqual([]);
  });

  it('let only services and the deployment workflow assume a role', () => {
    const invalid = findViolations('AWS::IAM::Role', ({ AssumeRolePolicyDocument, ManagedPolicyArns }) =>
      (AssumeRolePolicyDocument.Statement as Properties[]).every(
        ({ Principal, Condition }) =>
          ManagedPolicyArns === undefined &&
          (Principal.Service !== undefined ||
            [Condition?.StringEquals?.['token.actions.githubusercontent.com:sub'] ?? '']
              .flat()
              .every((subject) => /^repo:rum(@123)?\/site(@456)?:environment:(dev|prod)$/.test(subject))),
      ),
    );
    expect(invalid).toEqual([]);
  });

  it('fill less than half of IAM’s limit with the inline policies of each role', () => {
    const invalid = findViolations(
      'AWS::IAM::Role',
      ({ Policies = [] }, id, { resources }) =>
        [...Policies, ...policiesOf(id, resources)]
          .map(({ PolicyDocument }: Properties) => JSON.stringify(PolicyDocument, worstCaseLength).length)
          .reduce((sum, length) => sum + length, 0) <
        maxPolicyCharacters / 2,
    );
    expect(invalid).toEqual([]);
  });

  it('have no resource that depends on itself, directly or indirectly', () => {
    for (const { name, resources } of [...templates, ...stages]) {
      const visited = new Set<string>();
      const visit = (id: string, waiting: readonly string[]): void => {
        if (waiting.includes(id)) throw new Error(`${name}: ${[...waiting, id].join(' waits for ')}`);
        if (visited.has(id)) return;
        for (const next of dependenciesOf(resources, id)) visit(next, [...waiting, id]);
        visited.add(id);
      };
      for (const id of Object.keys(resources)) visit(id, []);
      expect(visited.size).toBeGreaterThan(0);
    }
  });

  it('have no policy statement with a wildcard principal or a wildcard action', () => {
    const statements = templates.flatMap(({ name, resources }) =>
      Object.values(resources).flatMap((resource) =>
        allowStatements(resource.Properties).map(
          (statement) => [`${name}: ${constructPath(resource)}`, statement] as const,
        ),
      ),
    );
    expect(statements.length).toBeGreaterThan(100);
    const tooWide = statements.filter(
      ([, { Action, Principal }]) =>
        [Action].flat().some((action) => action === '*' || /:\*$/.test(String(action))) ||
        ['"*"', '{"AWS":"*"}'].includes(JSON.stringify(Principal)),
    );
    expect(tooWide).toEqual([]);
  });
});

/**
 * Maximum characters of a role's inline policies, without white space.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html
 */
const maxPolicyCharacters = 10_240;

const policiesOf = (role: string, resources: Template['resources']) =>
  Object.values(resources)
    .filter(
      ({ Type, Properties }) =>
        Type === 'AWS::IAM::Policy' &&
        (Properties.Roles as unknown[]).some((reference) => referredId(reference) === role),
    )
    .map(({ Properties }) => Properties);

/** JSON replacer that makes every intrinsic function as long as the ARN of a function or an alarm. */
function worstCaseLength(_: string, value: unknown): unknown {
  const [key, ...others] = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (key === undefined || others.length > 0) return value;
  if (key === 'Ref' || key === 'Fn::GetAtt') return 'x'.repeat(120);
  return key === 'Fn::Join'
    ? Object(value)
        [key][1].map((part: unknown) => (typeof part === 'string' ? part : 'x'.repeat(120)))
        .join('')
    : value;
}

/** All Allow statements in a resource, at any depth. */
function allowStatements(value: unknown): Properties[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(allowStatements);
  return (value as Properties).Effect === 'Allow' ? [value as Properties, ...nested] : nested;
}
