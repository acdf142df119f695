import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  allDependenciesOf,
  assemblyFolder,
  constructPath,
  dependenciesOf,
  functionBehind,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const prod = resourcesOf('prod', 'prod');

/** Without CDK's upload function. */
const functionsOf = (resources: Record<string, Resource>) =>
  resourcesOfType(resources, 'AWS::Lambda::Function').filter(([, one]) =>
    constructPath(one).endsWith('/Code/Function'),
  );
const functions = functionsOf(prod);
const groups = resourcesOfType(prod, 'AWS::CodeDeploy::DeploymentGroup');

const writers = functions.filter(([, { Properties }]) =>
  resourcesOfType(prod, 'AWS::IAM::Policy').some(
    ([, policy]) =>
      (policy.Properties.Roles as unknown[]).some(
        (role) => referredId(role) === referredId(Properties.Role),
      ) && /"dynamodb:(Put|Update|Delete)Item"/.test(JSON.stringify(policy.Properties.PolicyDocument)),
  ),
);
const others = functions.filter(([id]) => !writers.some(([writer]) => writer === id));

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

describe('a function', () => {
  it.each(functions)('%s has one alias, live, which points to its current version', (id) => {
    const [, alias] = aliasOf(id);
    expect(alias.Properties.Name).toBe('live');
    const version = prod[referredId(alias.Properties.FunctionVersion) ?? ''];
    expect(version?.Type).toBe('AWS::Lambda::Version');
    expect(referredId(version?.Properties.FunctionName)).toBe(id);
    // Unused versions are removed, but only at the end of the deployment.
    expect(version?.DeletionPolicy).toBeUndefined();
  });

  it.each(functions)('%s is referenced only by its alias and its version', (id) => {
    const naming = Object.keys(prod).filter((other) => dependenciesOf(prod, other).includes(id));
    const types = naming
      .map((other) => prod[other]?.Type ?? '')
      .filter((type) => !['AWS::IAM::Policy', 'AWS::CloudFormation::Stack'].includes(type));
    expect(types.sort()).toEqual(['AWS::Lambda::Alias', 'AWS::Lambda::Version']);
  });

  it('is called by a route or a queue, through its alias', () => {
    const callers = [
      ...resourcesOfType(prod, 'AWS::ApiGatewayV2::Integration').map(
        ([, one]) => one.Properties.IntegrationUri,
      ),
      ...resourcesOfType(prod, 'AWS::Lambda::EventSourceMapping').map(
        ([, one]) => one.Properties.FunctionName,
      ),
    ];
    const called = callers.map((named) => functionBehind(prod, named));
    // A worker may have several queues.
    expect([...new Set(called)].sort()).toEqual(functions.map(([id]) => id).sort());
    const permitted = resourcesOfType(prod, 'AWS::Lambda::Permission').map(([, one]) =>
      functionBehind(prod, one.Properties.FunctionName),
    );
    expect(permitted).not.toContain(undefined);
  });

  it('keeps its version until it changes', () => {
    const complete = resourcesOf('complete', 'prod');
    const same = functions.map(([id, { Properties }]) => [
      JSON.stringify(Properties) === JSON.stringify(complete[id]?.Properties),
      versionOf(id, prod) === versionOf(id, complete),
    ]);
    expect(new Set(same.map(String))).toEqual(new Set(['true,true', 'false,false']));
  });
});

describe('a new version', () => {
  it.each(writers)('of %s, which writes, gets a tenth of the calls for five minutes, then all', (id) => {
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

  it.each(others)('of %s, which only reads, is moved at once by CloudFormation', (id) => {
    expect(aliasOf(id)[1].UpdatePolicy).toBeUndefined();
  });

  it('is deployed in batches that stay below Lambda’s API rate limit', () => {
    const aliases = writers.map(([id]) => aliasOf(id)[0]);
    /** Number of deployments that must finish before this one starts. */
    const known = new Map<string, number>();
    const batchOf = (id: string): number => {
      const batch =
        known.get(id) ??
        Math.max(0, ...dependenciesOf(prod, id).map((one) => batchOf(one) + (aliases.includes(one) ? 1 : 0)));
      known.set(id, batch);
      return batch;
    };
    const batches = Map.groupBy(aliases, batchOf);
    expect(batches.size).toBeGreaterThan(1);
    // Each deployment makes three calls: GetAlias, GetProvisionedConcurrencyConfig, UpdateAlias.
    // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html#api-requests
    const [callsOfOne, callsPerSecond] = [3, 15];
    for (const batch of batches.values()) expect(batch.length * callsOfOne).toBeLessThan(callsPerSecond);
  });

  it('in the staff console is deployed before those of the outer stack', () => {
    const isInStaffStack = (id: string) => constructPath(prod[id] as Resource).startsWith('Staff/');
    const staff = writers.filter(([id]) => isInStaffStack(id));
    expect(staff.length).toBeGreaterThan(4);
    const others = writers.filter(([one]) => !isInStaffStack(one));
    expect(others.length).toBeGreaterThan(4);
    for (const [id] of others) {
      const before = allDependenciesOf(prod, aliasOf(id)[0]);
      for (const [one] of staff) expect(before).toContain(aliasOf(one)[0]);
    }
  });

  it('belongs to an application of the same stack, like the role that moves it', () => {
    const files = readdirSync(assemblyFolder('prod')).filter((file) => file.endsWith('.template.json'));
    const applications = files.flatMap((file) => {
      const { Resources } = JSON.parse(readFileSync(path.join(assemblyFolder('prod'), file), 'utf8'));
      const ofStack = Object.values<Resource>(Resources).filter(
        ({ Type }) => Type === 'AWS::CodeDeploy::DeploymentGroup',
      );
      const named = ofStack.flatMap(({ Properties }) => [
        referredId(Properties.ApplicationName),
        referredId(Properties.ServiceRoleArn),
      ]);
      for (const id of named) expect(Object.keys(Resources)).toContain(id);
      return ofStack.length > 0 ? [file] : [];
    });
    expect(applications).toHaveLength(3);
  });

  it('is moved by the role of its batch, which may move no other batch', () => {
    const moved = Map.groupBy(groups, ([, { Properties }]) => referredId(Properties.ServiceRoleArn));
    expect(moved.size).toBeGreaterThan(1);
    for (const [role, ofRole] of moved) {
      const policies = resourcesOfType(prod, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
        (Properties.Roles as unknown[]).some((one) => referredId(one) === role),
      );
      expect(policies).toHaveLength(ofRole.length);
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

  it('is live before the pages that call it are uploaded, except for the checkout', () => {
    const [pages] =
      resourcesOfType(prod, 'Custom::CDKBucketDeployment').find(([, one]) =>
        constructPath(one).startsWith('SiteUpload/OtherFiles'),
      ) ?? [];
    const before = allDependenciesOf(prod, pages ?? '');
    const endpoints = resourcesOfType(prod, 'AWS::ApiGatewayV2::Integration').map(
      ([, { Properties }]) => functionBehind(prod, Properties.IntegrationUri) ?? '',
    );
    const late = endpoints.filter((id) => !before.has(aliasOf(id)[0]));
    // Its environment names the site, so it is created after the site.
    expect(late.map((id) => constructPath(prod[id] as Resource))).toEqual(['StartCheckout/Code/Function']);
  });

  it.each([
    ['gets all calls at once outside prod', 'dev', 'dev', true],
    ['gets all calls at once with --context hurry=true', 'without-site', 'prod', false],
  ])('%s', (_, run, stage, obeysAlarms) => {
    const deployed = resourcesOfType(resourcesOf(run, stage), 'AWS::CodeDeploy::DeploymentGroup');
    expect(deployed).toHaveLength(groups.length);
    for (const [, { Properties }] of deployed) {
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
      expect(Properties.AlarmConfiguration).toMatchObject({ Enabled: obeysAlarms });
    }
  });
});
