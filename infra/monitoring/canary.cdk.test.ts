import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { recordedName } from '#tools/dev-cli/deployed/release-record.ts';
import {
  allDependenciesOf,
  assemblyFolder,
  bundleOf,
  constructPath,
  dependenciesOf,
  functionBehind,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';
import { releaseMinutes } from './release-time.ts';

const prod = resourcesOf('prod', 'prod');
const outerResources: Record<string, Resource> = JSON.parse(
  readFileSync(path.join(assemblyFolder('prod'), 'PortVilaRum-prod.template.json'), 'utf8'),
).Resources;

/** The functions of a stage, without CDK's upload function. */
const functionsOf = (resources: Record<string, Resource>) =>
  resourcesOfType(resources, 'AWS::Lambda::Function').filter(([, resource]) =>
    constructPath(resource).endsWith('/Code/Function'),
  );
const functions = functionsOf(prod);
const groups = resourcesOfType(prod, 'AWS::CodeDeploy::DeploymentGroup');

/** Functions that handle seats, money or sign-in. */
const gradualNames = [
  'create-booking',
  'change-booking',
  'start-checkout',
  'receive-payment',
  'reconcile-orders',
  'record-visit',
  'sign-in',
];
const isGradual = (resource: Resource) => gradualNames.includes(bundleOf(resource) ?? '');
const gradualFunctions = functions.filter(([, lambda]) => isGradual(lambda));
const otherFunctions = functions.filter(([, lambda]) => !isGradual(lambda));
const aliases = gradualFunctions.map(([id]) => aliasOf(id)[0]);

const turnCounts = new Map<string, number>();

/** Number of turns of the canary that end before an alias moves. */
function countTurnsBefore(id: string): number {
  const earlier = dependenciesOf(prod, id).map(
    (dependency) =>
      (turnCounts.get(dependency) ?? countTurnsBefore(dependency)) + (aliases.includes(dependency) ? 1 : 0),
  );
  const count = Math.max(0, ...earlier);
  turnCounts.set(id, count);
  return count;
}
const turns = Map.groupBy(aliases, countTurnsBefore);

/** The alias of a function; fails unless it has exactly one. */
function aliasOf(id: string, resources = prod): [string, Resource] {
  const aliases = resourcesOfType(resources, 'AWS::Lambda::Alias').filter(
    ([, { Properties }]) => referredId(Properties.FunctionName) === id,
  );
  expect(aliases).toHaveLength(1);
  return aliases[0] as [string, Resource];
}

const versionOf = (id: string, resources: Record<string, Resource>) =>
  referredId(aliasOf(id, resources)[1].Properties.FunctionVersion) ?? '';

describe('a Lambda function of a stage', () => {
  it.each(functions)('(%s) has one alias, live, which points to its current version', (id) => {
    const [, alias] = aliasOf(id);
    expect(alias.Properties.Name).toBe('live');
    const version = prod[referredId(alias.Properties.FunctionVersion) ?? ''];
    expect(version?.Type).toBe('AWS::Lambda::Version');
    expect(referredId(version?.Properties.FunctionName)).toBe(id);
    // Earlier versions stay, so that the alias can go back to them; the deploy command removes the oldest.
    expect(version?.DeletionPolicy).toBe('Retain');
  });

  it.each(functions)('(%s) is referenced only by its alias and its version', (id) => {
    const dependents = Object.keys(prod).filter((other) => dependenciesOf(prod, other).includes(id));
    const types = dependents
      .map((other) => prod[other]?.Type ?? '')
      .filter((type) => !['AWS::IAM::Policy', 'AWS::CloudFormation::Stack'].includes(type));
    expect(types.sort()).toEqual(['AWS::Lambda::Alias', 'AWS::Lambda::Version']);
  });

  it('is called by a route or a queue, through its alias', () => {
    const callers = [
      ...resourcesOfType(prod, 'AWS::ApiGatewayV2::Integration').map(
        ([, resource]) => resource.Properties.IntegrationUri,
      ),
      ...resourcesOfType(prod, 'AWS::Lambda::EventSourceMapping').map(
        ([, resource]) => resource.Properties.FunctionName,
      ),
    ];
    const calledFunctions = callers.map((reference) => functionBehind(prod, reference));
    // A worker may have several queues.
    expect([...new Set(calledFunctions)].sort()).toEqual(functions.map(([id]) => id).sort());
    const permittedFunctions = resourcesOfType(prod, 'AWS::Lambda::Permission').map(([, resource]) =>
      functionBehind(prod, resource.Properties.FunctionName),
    );
    expect(permittedFunctions).not.toContain(undefined);
  });

  it('keeps its version until its properties change', () => {
    const complete = resourcesOf('complete', 'prod');
    const comparisons = functions.map(([id, { Properties }]) => [
      JSON.stringify(Properties) === JSON.stringify(complete[id]?.Properties),
      versionOf(id, prod) === versionOf(id, complete),
    ]);
    expect(new Set(comparisons.map(String))).toEqual(new Set(['true,true', 'false,false']));
  });
});

describe('a new version of a function', () => {
  it('receives its traffic gradually only if it handles money, seats or sign-in', () => {
    expect(gradualFunctions.map(([, lambda]) => bundleOf(lambda)).sort()).toEqual([...gradualNames].sort());
    expect(groups).toHaveLength(gradualFunctions.length);
  });

  it.each(gradualFunctions)('of %s receives a tenth of the calls for five minutes, then all', (id) => {
    const [, { UpdatePolicy }] = aliasOf(id);
    const update = Object(UpdatePolicy?.CodeDeployLambdaAliasUpdate);
    const group = prod[referredId(update.DeploymentGroupName) ?? ''];
    expect(group?.Properties).toMatchObject({
      ApplicationName: update.ApplicationName,
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      DeploymentStyle: { DeploymentType: 'BLUE_GREEN', DeploymentOption: 'WITH_TRAFFIC_CONTROL' },
    });
    expect(group && constructPath(group)).toBe(
      constructPath(prod[id] as Resource).replace('/Function', '/Canary'),
    );
  });

  it.each(otherFunctions)('of %s receives all traffic immediately, without a canary', (id) => {
    expect(aliasOf(id)[1].UpdatePolicy).toBeUndefined();
  });

  it('is made live in one of two turns, each of which makes fewer calls than Lambda’s API rate limit', () => {
    expect([...turns.keys()].sort()).toEqual([0, 1]);
    // Each deployment makes three calls: GetAlias, GetProvisionedConcurrencyConfig, UpdateAlias.
    // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html#api-requests
    const [callsOfOne, callsPerSecond] = [3, 15];
    for (const turn of turns.values()) expect(turn.length * callsOfOne).toBeLessThan(callsPerSecond);
  });

  it('in a nested stack of staff endpoints waits for no other stack except that of the alarms', () => {
    const nested = resourcesOfType(outerResources, 'AWS::CloudFormation::Stack').map(([id]) => id);
    const functionStacks = nested.filter((id) => /^(Staff|Office)NestedStack/.test(id));
    expect(functionStacks).toHaveLength(2);
    const dependencies = functionStacks.flatMap((id) =>
      [...allDependenciesOf(outerResources, id)].filter((dependency) =>
        ['AWS::CloudFormation::Stack', 'AWS::Lambda::Alias'].includes(outerResources[dependency]?.Type ?? ''),
      ),
    );
    expect(dependencies.filter((id) => !/^AlarmsNestedStack/.test(id))).toEqual([]);
  });

  it('is made live by a CodeDeploy application and a role in the stack of the function', () => {
    const files = readdirSync(assemblyFolder('prod')).filter((file) => file.endsWith('.template.json'));
    const applications = files.flatMap((file) => {
      const { Resources } = JSON.parse(readFileSync(path.join(assemblyFolder('prod'), file), 'utf8'));
      const groupsOfStack = Object.values<Resource>(Resources).filter(
        ({ Type }) => Type === 'AWS::CodeDeploy::DeploymentGroup',
      );
      const referencedIds = groupsOfStack.flatMap(({ Properties }) => [
        referredId(Properties.ApplicationName),
        referredId(Properties.ServiceRoleArn),
      ]);
      for (const id of referencedIds) expect(Object.keys(Resources)).toContain(id);
      return groupsOfStack.length > 0 ? [file] : [];
    });
    expect(applications).toHaveLength(2);
  });

  it('is made live by a role that has policies only for the functions of its stack', () => {
    const groupsByRole = Map.groupBy(groups, ([, { Properties }]) => referredId(Properties.ServiceRoleArn));
    expect(groupsByRole.size).toBeGreaterThan(1);
    for (const [role, groupsOfRole] of groupsByRole) {
      const policies = resourcesOfType(prod, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
        (Properties.Roles as unknown[]).some((reference) => referredId(reference) === role),
      );
      expect(policies).toHaveLength(groupsOfRole.length);
    }
  });

  it.each(groups)('is rolled back by %s when a deployment alarm is raised', (_, { Properties }) => {
    const { Alarms, ...config } = Properties.AlarmConfiguration as { Alarms: { Name: unknown }[] };
    expect(config).toEqual({ Enabled: true });
    expect(Alarms.map(({ Name }) => constructPath(prod[referredId(Name) ?? ''] as Resource))).toEqual([
      'Alarms/CallsFailing/Alarm',
      'Alarms/CallsSlow/Alarm',
      'Alarms/PipeFailing/Alarm',
    ]);
    expect(Properties.AutoRollbackConfiguration).toEqual({
      Enabled: true,
      Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
    });
  });

  it('is live before the pages that call it are uploaded, except for the checkout and the webhook', () => {
    const [pages] =
      resourcesOfType(prod, 'Custom::CDKBucketDeployment').find(([, resource]) =>
        constructPath(resource).startsWith('SiteUpload/OtherFiles'),
      ) ?? [];
    const earlier = allDependenciesOf(prod, pages ?? '');
    const endpoints = resourcesOfType(prod, 'AWS::ApiGatewayV2::Integration').map(
      ([, { Properties }]) => functionBehind(prod, Properties.IntegrationUri) ?? '',
    );
    const deployedLater = endpoints.filter((id) => !earlier.has(aliasOf(id)[0]));
    // The checkout names the site, and Stripe calls the webhook.
    expect(deployedLater.map((id) => bundleOf(prod[id] as Resource)).sort()).toEqual([
      'receive-payment',
      'start-checkout',
    ]);
  });

  it('receives all calls immediately in stages other than prod', () => {
    const deployed = resourcesOfType(resourcesOf('dev', 'dev'), 'AWS::CodeDeploy::DeploymentGroup');
    expect(deployed).toHaveLength(groups.length);
    for (const [, { Properties }] of deployed) {
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
      expect(Properties.AlarmConfiguration).toMatchObject({ Enabled: true });
    }
  });

  it('is made live by CloudFormation alone, without CodeDeploy, with --context hurry=true', () => {
    const urgentResources = Object.values(resourcesOf('without-site', 'prod'));
    expect(urgentResources.filter(({ Type }) => Type === 'AWS::Lambda::Alias').length).toBeGreaterThan(60);
    expect(
      urgentResources.filter(({ Type, UpdatePolicy }) => UpdatePolicy || /CodeDeploy/.test(Type)),
    ).toEqual([]);
  });
});

describe('a release that changes every function', () => {
  const { turn, watch, overhead } = releaseMinutes;
  const minutes = turns.size * turn + watch + overhead;
  const deployJob = readFileSync(
    path.resolve(import.meta.dirname, '../../.github/workflows/deploy.yml'),
    'utf8',
  ).split(/^ {2}deploy:$/m)[1];
  const settingOf = (name: string): number =>
    Number(new RegExp(`${name}: (\\d+)`).exec(deployJob ?? '')?.[1]);

  it('takes half an hour at most', () => {
    expect(turns.size).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('is watched after the last turn until the slowest deployment alarm can be raised', () => {
    const alarms = resourcesOfType(prod, 'AWS::CloudWatch::Alarm').filter(([id]) =>
      /^(CallsFailing|CallsSlow|PipeFailing)/.test(id),
    );
    expect(alarms).toHaveLength(3);
    for (const [, { Properties }] of alarms) {
      const metrics = (Properties.Metrics ?? []) as { MetricStat?: { Period: number } }[];
      const period = Number(
        Properties.Period ?? metrics.find(({ MetricStat }) => MetricStat)?.MetricStat?.Period,
      );
      expect(period).toBeGreaterThan(0);
      expect((period * Number(Properties.EvaluationPeriods)) / 60).toBeLessThanOrEqual(turn + watch);
    }
  });

  it('takes less than half the time limit of the deployment job, whose credentials last until that limit', () => {
    const [, role] = onlyResource(resourcesOf('complete', 'prod-Deployer'), 'AWS::IAM::Role');
    const job = settingOf('timeout-minutes');
    expect(job).toBeGreaterThan(2 * minutes);
    expect(settingOf('role-duration-seconds')).toBe(job * 60);
    expect(role.Properties.MaxSessionDuration).toBe(job * 60);
  });

  it('is recorded, with the version of each function, in a parameter of less than 4,096 characters', () => {
    const names = functions.map(([id]) => recordedName(aliasOf(id)[0]));
    expect(new Set(names).size).toBe(functions.length);
    const versions = Object.fromEntries(names.map((name) => [name, '99999']));
    const [release, deployed] = ['a'.repeat(49), 'b'.repeat(49)];
    expect(JSON.stringify({ deployed, release, versions }).length).toBeLessThan(4096);
  });
});
