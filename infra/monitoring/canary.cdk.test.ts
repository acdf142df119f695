import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  assemblyFolder,
  behindAlias,
  everythingBefore,
  ofType,
  placeOf,
  type Resource,
  referred,
  resourcesOf,
  waitsFor,
} from '../stacks/template.testing.ts';

const prod = resourcesOf('prod', 'prod');

/** Without CDK's upload function. */
const functionsOf = (resources: Record<string, Resource>) =>
  ofType(resources, 'AWS::Lambda::Function').filter(([, one]) => placeOf(one).endsWith('/Code/Function'));
const functions = functionsOf(prod);
const groups = ofType(prod, 'AWS::CodeDeploy::DeploymentGroup');

const writers = functions.filter(([, { Properties }]) =>
  ofType(prod, 'AWS::IAM::Policy').some(
    ([, policy]) =>
      (policy.Properties.Roles as unknown[]).some((role) => referred(role) === referred(Properties.Role)) &&
      /"dynamodb:(Put|Update|Delete)Item"/.test(JSON.stringify(policy.Properties.PolicyDocument)),
  ),
);
const others = functions.filter(([id]) => !writers.some(([writer]) => writer === id));

/** The alias of a function; fails unless it has exactly one. */
function aliasOf(id: string, resources = prod): [string, Resource] {
  const aliases = ofType(resources, 'AWS::Lambda::Alias').filter(
    ([, { Properties }]) => referred(Properties.FunctionName) === id,
  );
  expect(aliases).toHaveLength(1);
  return aliases[0] as [string, Resource];
}

const versionOf = (id: string, resources: Record<string, Resource>) =>
  referred(aliasOf(id, resources)[1].Properties.FunctionVersion) ?? '';

describe('the entry point of a function', () => {
  it.each(functions)('%s is its alias, which points to its current version', (id) => {
    const [, alias] = aliasOf(id);
    expect(alias.Properties.Name).toBe('live');
    const version = prod[referred(alias.Properties.FunctionVersion) ?? ''];
    expect(version?.Type).toBe('AWS::Lambda::Version');
    expect(referred(version?.Properties.FunctionName)).toBe(id);
    // Unused versions are removed, but only at the end of the deployment.
    expect(version?.DeletionPolicy).toBeUndefined();
  });

  it.each(functions)('%s is not referenced other than by alias and version', (id) => {
    const naming = Object.keys(prod).filter((other) => waitsFor(prod, other).includes(id));
    const types = naming
      .map((other) => prod[other]?.Type ?? '')
      .filter((type) => !['AWS::IAM::Policy', 'AWS::CloudFormation::Stack'].includes(type));
    expect(types.sort()).toEqual(['AWS::Lambda::Alias', 'AWS::Lambda::Version']);
  });

  it('is called by a route or a queue', () => {
    const callers = [
      ...ofType(prod, 'AWS::ApiGatewayV2::Integration').map(([, one]) => one.Properties.IntegrationUri),
      ...ofType(prod, 'AWS::Lambda::EventSourceMapping').map(([, one]) => one.Properties.FunctionName),
    ];
    const called = callers.map((named) => behindAlias(prod, named));
    // A worker may have several queues.
    expect([...new Set(called)].sort()).toEqual(functions.map(([id]) => id).sort());
    const permitted = ofType(prod, 'AWS::Lambda::Permission').map(([, one]) =>
      behindAlias(prod, one.Properties.FunctionName),
    );
    expect(permitted).not.toContain(undefined);
  });

  it('keeps its version until the function changes', () => {
    const complete = resourcesOf('complete', 'prod');
    const same = functions.map(([id, { Properties }]) => [
      JSON.stringify(Properties) === JSON.stringify(complete[id]?.Properties),
      versionOf(id, prod) === versionOf(id, complete),
    ]);
    expect(new Set(same.map(String))).toEqual(new Set(['true,true', 'false,false']));
  });
});

describe('a new version', () => {
  it.each(writers)('of %s, a writer, gets a tenth of the calls for five minutes, then all', (id) => {
    const [, { UpdatePolicy }] = aliasOf(id);
    const update = Object(UpdatePolicy?.CodeDeployLambdaAliasUpdate);
    const group = prod[referred(update.DeploymentGroupName) ?? ''];
    expect(group?.Properties).toMatchObject({
      ApplicationName: update.ApplicationName,
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      DeploymentStyle: { DeploymentType: 'BLUE_GREEN', DeploymentOption: 'WITH_TRAFFIC_CONTROL' },
    });
    expect(group && placeOf(group)).toBe(placeOf(prod[id] as Resource).replace('/Function', '/Canary'));
  });

  it.each(others)('of %s, a reader, gets all calls at once, by CloudFormation', (id) => {
    expect(aliasOf(id)[1].UpdatePolicy).toBeUndefined();
  });

  it('is deployed in batches that stay below Lambda’s API rate limit', () => {
    const aliases = writers.map(([id]) => aliasOf(id)[0]);
    /** Number of deployments that must finish before this one starts. */
    const known = new Map<string, number>();
    const turnOf = (id: string): number => {
      const turn =
        known.get(id) ??
        Math.max(0, ...waitsFor(prod, id).map((one) => turnOf(one) + (aliases.includes(one) ? 1 : 0)));
      known.set(id, turn);
      return turn;
    };
    const turns = Map.groupBy(aliases, turnOf);
    expect(turns.size).toBeGreaterThan(1);
    // Each deployment makes three calls: GetAlias, GetProvisionedConcurrencyConfig, UpdateAlias.
    // https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html#api-requests
    const [callsOfOne, callsPerSecond] = [3, 15];
    for (const atOnce of turns.values()) expect(atOnce.length * callsOfOne).toBeLessThan(callsPerSecond);
  });

  it('of the staff console is deployed first: the site waits for all of it', () => {
    const isOfStaff = (id: string) => placeOf(prod[id] as Resource).startsWith('Staff/');
    const staff = writers.filter(([id]) => isOfStaff(id));
    expect(staff.length).toBeGreaterThan(4);
    const others = writers.filter(([one]) => !isOfStaff(one));
    expect(others.length).toBeGreaterThan(4);
    for (const [id] of others) {
      const before = everythingBefore(prod, aliasOf(id)[0]);
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
        referred(Properties.ApplicationName),
        referred(Properties.ServiceRoleArn),
      ]);
      for (const id of named) expect(Object.keys(Resources)).toContain(id);
      return ofStack.length > 0 ? [file] : [];
    });
    expect(applications).toHaveLength(3);
  });

  it('is moved by the role of its batch, which may move that batch only', () => {
    const moved = Map.groupBy(groups, ([, { Properties }]) => referred(Properties.ServiceRoleArn));
    expect(moved.size).toBeGreaterThan(1);
    for (const [role, ofRole] of moved) {
      const policies = ofType(prod, 'AWS::IAM::Policy').filter(([, { Properties }]) =>
        (Properties.Roles as unknown[]).some((one) => referred(one) === role),
      );
      expect(policies).toHaveLength(ofRole.length);
    }
  });

  it.each(groups)('is rolled back by %s when a deployment alarm is raised', (_, { Properties }) => {
    const file = path.join(assemblyFolder('prod'), 'PortVilaRum-prod.template.json');
    const [, published] = JSON.parse(readFileSync(file, 'utf8')).Outputs.DeploymentAlarms.Value['Fn::Join'];
    const { Alarms, ...config } = Properties.AlarmConfiguration as { Alarms: { Name: unknown }[] };
    expect(config).toEqual({ Enabled: true });
    expect(Alarms.map(({ Name }) => referred(Name))).toEqual(
      (published as unknown[]).filter((one) => typeof one === 'object').map(referred),
    );
    expect(Properties.AutoRollbackConfiguration).toEqual({
      Enabled: true,
      Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_REQUEST', 'DEPLOYMENT_STOP_ON_ALARM'],
    });
  });

  it('has all calls before the pages that make them are uploaded', () => {
    const [pages] =
      ofType(prod, 'Custom::CDKBucketDeployment').find(([, one]) =>
        placeOf(one).startsWith('SiteUpload/OtherFiles'),
      ) ?? [];
    const before = everythingBefore(prod, pages ?? '');
    const endpoints = ofType(prod, 'AWS::ApiGatewayV2::Integration').map(
      ([, { Properties }]) => behindAlias(prod, Properties.IntegrationUri) ?? '',
    );
    const late = endpoints.filter((id) => !before.has(aliasOf(id)[0]));
    // Its environment names the site, so it is created after it.
    expect(late.map((id) => placeOf(prod[id] as Resource))).toEqual(['StartCheckout/Code/Function']);
  });

  it.each([
    ['outside prod', 'dev', 'dev', true],
    ['with hurry', 'without-site', 'prod', false],
  ])('%s gets all calls at once', (_, run, stage, heedsAlarms) => {
    const deployed = ofType(resourcesOf(run, stage), 'AWS::CodeDeploy::DeploymentGroup');
    expect(deployed).toHaveLength(groups.length);
    for (const [, { Properties }] of deployed) {
      expect(Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
      expect(Properties.AlarmConfiguration).toMatchObject({ Enabled: heedsAlarms });
    }
  });
});
