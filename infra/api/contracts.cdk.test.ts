import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import { TableEnv } from '#functions/kernel/environment.ts';
import { edgeHeaders, edgeKeySecretVariable } from '#shared/contracts/edge-headers.ts';
import { probeKeySecretVariable } from '#shared/contracts/probe-key.ts';
import { contracts } from '#shared/contracts/registry.ts';
import {
  bundleOf,
  constructPath,
  functionBehind,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const resources = resourcesOf('dev');
const functions = path.resolve(import.meta.dirname, '../../functions');

const namesIn = (folder: string): string[] =>
  readdirSync(path.join(functions, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The secret with the keys that a construct generates. */
function secretOf(construct: string): [string, Resource] {
  const secret = resourcesOfType(resources, 'AWS::SecretsManager::Secret').find(
    ([, resource]) => constructPath(resource) === `${construct}/Keys`,
  );
  if (secret === undefined) throw new Error(`Missing secret: ${construct}/Keys`);
  return secret;
}

function functionOf(route: Resource): Resource | undefined {
  const [, integration] = (route.Properties.Target as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1];
  const uri = resources[referredId(integration) ?? '']?.Properties.IntegrationUri;
  return resources[functionBehind(resources, uri) ?? ''];
}

const routes = resourcesOfType(resources, 'AWS::ApiGatewayV2::Route').map(([, route]) => route);
const routeKey = ({ method, path: route }: { method: string; path: string }) => `${method} ${route}`;

describe('the contracts of the API', () => {
  it('exist for exactly the endpoints that have a folder', () => {
    expect(contracts.map(({ name }) => name).sort()).toEqual(namesIn('endpoints'));
  });

  it('have exactly the methods and paths of the routes in the template', () => {
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual(
      contracts.map(routeKey).sort(),
    );
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    'include %s, which is routed to the function of that name',
    (_, contract) => {
      const route = routes.find(({ Properties }) => Properties.RouteKey === routeKey(contract));
      // A function's description is its contract's summary, which identifies it here.
      expect(route && functionOf(route)?.Properties.Description).toBe(contract.summary);
    },
  );

  it('have routes that require no AWS credentials, except the route for saving the inventory', () => {
    const authorized = routes.filter(({ Properties }) => Properties.AuthorizationType !== 'NONE');
    expect(authorized.map(({ Properties }) => [Properties.RouteKey, Properties.AuthorizationType])).toEqual([
      ['PUT /api/inventory', 'AWS_IAM'],
    ]);
  });

  it('share one CloudFront behaviour without caching, except those with a cache lifetime', () => {
    const [, distribution] = onlyResource(resources, 'AWS::CloudFront::Distribution');
    const { CacheBehaviors } = distribution.Properties.DistributionConfig as {
      CacheBehaviors: { PathPattern: string; CachePolicyId: string }[];
    };
    const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    const cachedPaths: readonly string[] = contracts.flatMap(({ path: route, cachedSeconds }) =>
      cachedSeconds === undefined ? [] : [route],
    );
    const apiBehaviours = CacheBehaviors.filter(({ PathPattern }) => PathPattern.startsWith('/api'));
    expect(apiBehaviours.filter(({ PathPattern }) => !cachedPaths.includes(PathPattern))).toEqual([
      expect.objectContaining({ PathPattern: '/api/*', CachePolicyId: cachingDisabled }),
    ]);
    expect(apiBehaviours).toHaveLength(cachedPaths.length + 1);
  });
});

describe('the environment of a function', () => {
  const bundles = [
    ...namesIn('endpoints').map((name) => ['endpoints', name] as const),
    ...namesIn('workers').map((name) => ['workers', name] as const),
  ];

  it.each(bundles)('has exactly the variables that %s/%s reads', async (kind, name) => {
    const file = path.join(functions, kind, name, 'env.ts');
    const Env = existsSync(file) ? ((await import(file)) as { Env: z.ZodMiniObject }).Env : TableEnv;
    const allResources = { ...resources, ...resourcesOf('complete', 'prod-Watch') };
    const lambdas = resourcesOfType(allResources, 'AWS::Lambda::Function').filter(
      ([, resource]) => bundleOf(resource) === name,
    );
    expect(lambdas).toHaveLength(1);
    const { Variables } = (lambdas[0]?.[1].Properties.Environment ?? {}) as {
      Variables: Record<string, unknown>;
    };
    const required = Object.entries(Env.shape as Record<string, z.ZodMiniType>).filter(
      ([, schema]) => !schema.safeParse(undefined).success,
    );
    // Variables that the kernel reads.
    const kernelVariables = [
      ...(kind === 'endpoints' ? [edgeKeySecretVariable] : []),
      ...(contracts.some((contract) => contract.name === name && contract.takesProbes)
        ? [probeKeySecretVariable]
        : []),
    ];
    expect(Object.keys(Variables).sort()).toEqual(
      [...required.map(([key]) => key), ...kernelVariables].sort(),
    );
  });

  it('names the table of this stack', () => {
    const [table] = onlyResource(resources, 'AWS::DynamoDB::Table');
    const tableNames = resourcesOfType(resources, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
      return 'TABLE_NAME' in Variables ? [Variables.TABLE_NAME] : [];
    });
    expect(tableNames.length).toBeGreaterThan(40);
    for (const name of tableNames) expect(name).toEqual({ Ref: table });
  });
});

describe('the API behind CloudFront', () => {
  const [, distribution] = onlyResource(resources, 'AWS::CloudFront::Distribution');
  const { Origins, CacheBehaviors } = distribution.Properties.DistributionConfig as {
    Origins: { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
    CacheBehaviors: { PathPattern: string; TargetOriginId: string; FunctionAssociations?: unknown[] }[];
  };
  const [originHeader] = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
  const endpoints = resourcesOfType(resources, 'AWS::Lambda::Function').filter(
    ([, { Properties }]) =>
      edgeKeySecretVariable in
      ((Properties.Environment as { Variables: object } | undefined)?.Variables ?? {}),
  );

  it('receives with each call a secret that is generated at deployment and only referenced in the template', () => {
    expect(originHeader?.HeaderName).toBe(edgeHeaders.key);
    const [secret, { Properties }] = secretOf('EdgeKey');
    expect(originHeader?.HeaderValue).toEqual({
      'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: secret }, ':SecretString:sent::}}']],
    });
    expect(Properties).toMatchObject({
      GenerateSecretString: {
        PasswordLength: 48,
        GenerateStringKey: 'sent',
        SecretStringTemplate: '{"previous":""}',
      },
    });
    expect(Properties).not.toHaveProperty('SecretString');
  });

  it('gives every endpoint the ARN of CloudFront’s secret, never the value', () => {
    const [secret] = secretOf('EdgeKey');
    expect(endpoints).toHaveLength(contracts.length);
    for (const [, { Properties }] of endpoints) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(Variables[edgeKeySecretVariable]).toEqual({ Ref: secret });
      expect(JSON.stringify(Variables)).not.toContain('{{resolve:');
    }
  });

  it.each(CacheBehaviors.filter(({ PathPattern }) => PathPattern.startsWith('/api')))(
    'receives the host of the site in a header of calls to $PathPattern',
    ({ FunctionAssociations }) => {
      const [association] = FunctionAssociations as { EventType: string; FunctionARN: unknown }[];
      expect(association?.EventType).toBe('viewer-request');
      const edgeFunction = resources[referredId(association?.FunctionARN) ?? ''];
      expect(edgeFunction?.Properties.FunctionCode).toContain(`'${edgeHeaders.siteHost}'`);
    },
  );
});

describe('the key of the synthetic booking', () => {
  const [secret, { Properties }] = secretOf('ProbeKey');
  const holders = resourcesOfType(resources, 'AWS::Lambda::Function').filter(([, { Properties }]) =>
    JSON.stringify(Properties.Environment ?? {}).includes(`{"Ref":"${secret}"}`),
  );

  it('is generated at deployment, and no template contains it', () => {
    expect(Properties).toMatchObject({
      GenerateSecretString: { PasswordLength: 48, GenerateStringKey: 'sent' },
    });
    expect(JSON.stringify(resources)).not.toContain(`{{resolve:secretsmanager:","Ref":"${secret}"`);
  });

  it('is available to the endpoints that create, open and cancel a booking, and to the function that makes the synthetic booking', () => {
    expect(holders.map(([, holder]) => bundleOf(holder)).sort()).toEqual([
      'cancel-booking',
      'create-booking',
      'open-booking',
      'probe-booking',
    ]);
  });
});
