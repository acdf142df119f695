import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Contract } from '#shared/contracts/contract.ts';
import { guestContracts, siteContracts } from '#shared/contracts/registry.ts';
import {
  assemblyFolder,
  constructPath,
  onlyResource,
  type Resource,
  referredId,
  resourcesOf,
  resourcesOfType,
} from './template.testing.ts';

const complete = resourcesOf('complete', 'prod');
const firewall = resourcesOf('complete', 'prod-Firewall');
const [, distribution] = onlyResource(complete, 'AWS::CloudFront::Distribution');

const runs = readdirSync(assemblyFolder('.')).filter((name) =>
  readdirSync(assemblyFolder(name)).includes('manifest.json'),
);

/** Number of resources by template. */
const sizesOf = (run: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(assemblyFolder(run))
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => {
        const { Resources } = JSON.parse(readFileSync(path.join(assemblyFolder(run), file), 'utf8'));
        return [file, Object.keys(Resources).length];
      }),
  );

describe('a deployment with any options', () => {
  it.each(runs)('has no cdk-nag findings (synthesis run %s)', (run) => {
    const file = path.join(assemblyFolder(run), 'validation-report.json');
    expect(JSON.parse(readFileSync(file, 'utf8')).pluginReports).toEqual([]);
  });

  it.each([
    ['dev', 5],
    ['prod', 6],
    ['complete', 6],
  ])('has at most 440 resources in each stack; CloudFormation allows 500 (options %s)', (run, nested) => {
    const sizes = sizesOf(run);
    // `npm run test:infra -- infra/stacks/options -t resources` prints the sizes.
    for (const [file, size] of Object.entries(sizes)) process.stdout.write(`${run}\t${size}\t${file}\n`);
    expect(Object.keys(sizes).filter((file) => file.endsWith('.nested.template.json'))).toHaveLength(nested);
    expect(Object.entries(sizes).filter(([, size]) => size > 440)).toEqual([]);
  });
});

describe('the routes of guests’ API calls', () => {
  /** For a waiting list, held places and resellers. */
  const plannedRoutes = 25;
  const pathsOf = (stack: string) =>
    Object.values(complete)
      .filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route')
      .filter((resource) => constructPath(resource).startsWith(stack))
      .map(({ Properties }) => String(Properties.RouteKey));
  const keysOf = (all: object) =>
    Object.values(all as Record<string, Contract>).map(({ method, path: route }) => `${method} ${route}`);

  it('are in the nested stack `Guests`, except the first nineteen, which cannot move', () => {
    expect(keysOf(guestContracts).length).toBeGreaterThan(0);
    expect(pathsOf('Guests/').sort()).toEqual(keysOf(guestContracts).sort());
    expect(keysOf(siteContracts)).toHaveLength(19);
  });

  it('leave room for 25 more routes in their nested stack', () => {
    const [size = 0] = Object.entries(sizesOf('complete')).flatMap(([file, count]) =>
      file.includes('Guests') ? [count] : [],
    );
    const perRoute = size / keysOf(guestContracts).length;
    expect(perRoute).toBeGreaterThan(9);
    expect(size + plannedRoutes * perRoute).toBeLessThanOrEqual(440);
  });
});

describe('a custom domain', () => {
  it('is served with its certificate, over TLS 1.2 or newer', () => {
    expect(distribution.Properties.DistributionConfig).toMatchObject({
      Aliases: ['www.example.com', 'm.www.example.com'],
      ViewerCertificate: {
        AcmCertificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d',
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
  });

  it('is the `SITE_URL` of every function that links to the site', () => {
    const urls = resourcesOfType(complete, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
      return Variables.SITE_URL ?? [];
    });
    expect(new Set(urls)).toEqual(new Set(['https://www.example.com']));
  });

  it('is optional: without one, the distribution has no alias and the stage no DNS records', () => {
    const [, plain] = onlyResource(resourcesOf('prod', 'prod'), 'AWS::CloudFront::Distribution');
    expect(plain.Properties.DistributionConfig).not.toHaveProperty('Aliases');
    expect(Object.values(resourcesOf('prod', 'prod')).map(({ Type }) => Type)).not.toContain(
      'AWS::Route53::RecordSet',
    );
  });
});

describe('HSTS', () => {
  const transportSecurityOf = (run: string, stage: string) =>
    resourcesOfType(resourcesOf(run, stage), 'AWS::CloudFront::ResponseHeadersPolicy').map(
      ([, { Properties }]) =>
        Object(Properties.ResponseHeadersPolicyConfig).SecurityHeadersConfig.StrictTransportSecurity,
    );

  it.each([
    ['does not request preloading by default', 'prod', 'prod', false],
    ['requests preloading with the option', 'complete', 'prod', true],
  ])('%s', (_, run, stage, preload) => {
    const preloads = transportSecurityOf(run, stage).map(({ Preload }) => Preload ?? false);
    expect(preloads.length).toBeGreaterThan(1);
    expect(new Set(preloads)).toEqual(new Set([preload]));
  });
});

describe('the deployment option “zone”', () => {
  const records = resourcesOfType(complete, 'AWS::Route53::RecordSet').map(
    ([, { Properties }]) => Properties,
  );

  it('verifies the sender’s domain with DKIM, and sets a MAIL FROM domain', () => {
    const [, identity] = onlyResource(complete, 'AWS::SES::EmailIdentity');
    expect(identity.Properties).toMatchObject({
      EmailIdentity: 'example.com',
      MailFromAttributes: { MailFromDomain: 'mail.example.com' },
    });
    const types = records.map(({ Type }) => Type);
    expect(types.filter((type) => type === 'CNAME')).toHaveLength(3);
    expect(types.filter((type) => type === 'MX')).toHaveLength(1);
  });

  it.each([
    ['measured', 'dev', 'none'],
    ['complete', 'prod', 'quarantine'],
  ])('in the synthesis run %s, stage %s, sets the DMARC policy %s, with reports', (run, stage, policy) => {
    const all = resourcesOfType(resourcesOf(run, stage), 'AWS::Route53::RecordSet').map(
      ([, { Properties }]) => Properties,
    );
    expect(all).toContainEqual(
      expect.objectContaining({
        Name: '_dmarc.example.com.',
        Type: 'TXT',
        ResourceRecords: [expect.stringMatching(new RegExp(`^"v=DMARC1; p=${policy};.* rua=mailto:`))],
      }),
    );
  });
});

describe('the firewall', () => {
  const [, acl] = onlyResource(firewall, 'AWS::WAFv2::WebACL');
  const rules = acl.Properties.Rules as {
    Name: string;
    Priority: number;
    Action?: object;
    OverrideAction?: object;
    Statement: Record<string, Record<string, unknown>>;
  }[];

  it('is in us-east-1, and the distribution in the stage’s stack refers to it', () => {
    const manifest = JSON.parse(readFileSync(path.join(assemblyFolder('complete'), 'manifest.json'), 'utf8'));
    expect(manifest.artifacts['PortVilaRum-prod-Firewall'].environment).toBe(
      'aws://unknown-account/us-east-1',
    );
    expect(acl.Properties.Scope).toBe('CLOUDFRONT');
    expect((distribution.Properties.DistributionConfig as { WebACLId: unknown }).WebACLId).toEqual({
      'Fn::GetStackOutput': {
        StackName: 'PortVilaRum-prod-Firewall',
        OutputName: 'WebAclArn',
        Region: 'us-east-1',
      },
    });
  });

  it('limits calls per address, and responds with 429 in the API’s problem format', () => {
    expect(rules[0]).toMatchObject({
      Name: 'PerAddress',
      Priority: 0,
      Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'tooMany' } } },
      Statement: { RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit: 6000 } },
    });
    const { tooMany } = acl.Properties.CustomResponseBodies as Record<string, { Content: string }>;
    expect(JSON.parse(tooMany?.Content ?? '')).toMatchObject({ success: false, kind: 'too-many' });
  });

  it('does not count availability calls, which CloudFront caches, against the limit per address', () => {
    const { RateBasedStatement } = rules[0]?.Statement ?? {};
    expect(RateBasedStatement?.ScopeDownStatement).toMatchObject({
      AndStatement: {
        Statements: [
          { ByteMatchStatement: { PositionalConstraint: 'STARTS_WITH', SearchString: '/api/' } },
          {
            NotStatement: {
              Statement: {
                ByteMatchStatement: { PositionalConstraint: 'EXACTLY', SearchString: '/api/availability' },
              },
            },
          },
        ],
      },
    });
  });

  it('applies the AWS managed rules in order', () => {
    expect(rules.slice(1).map(({ Statement }) => Statement.ManagedRuleGroupStatement?.Name)).toEqual([
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    expect(rules.map(({ Priority }) => Priority)).toEqual([0, 1, 2, 3]);
    for (const { OverrideAction } of rules.slice(1)) expect(OverrideAction).toEqual({ None: {} });
  });

  it('counts long bodies and text with markup, paths or links, but does not block them', () => {
    const [common] = rules.slice(-1);
    expect(common?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides).toEqual(
      ['SizeRestrictions', 'CrossSiteScripting', 'GenericLFI', 'GenericRFI'].map((kind) => ({
        Name: `${kind}_BODY`,
        ActionToUse: { Count: {} },
      })),
    );
  });

  it('stores no sampled requests, which would contain booking references', () => {
    expect(JSON.stringify(acl)).not.toContain('"SampledRequestsEnabled":true');
  });

  it('is enabled by default in prod', () => {
    const [, distribution] = onlyResource(resourcesOf('prod', 'prod'), 'AWS::CloudFront::Distribution');
    expect(distribution.Properties.DistributionConfig).toHaveProperty('WebACLId');
    expect(readdirSync(assemblyFolder('prod')).join()).toContain('PortVilaRum-prod-Firewall.template.json');
  });

  it.each([
    ['prod with firewall=false', 'without-site', 'prod'],
    ['a stage other than prod', 'dev', 'dev'],
  ])('is absent from %s', (_, run, stage) => {
    const [, plain] = onlyResource(resourcesOf(run, stage), 'AWS::CloudFront::Distribution');
    expect(plain.Properties.DistributionConfig).not.toHaveProperty('WebACLId');
    expect(readdirSync(assemblyFolder(run)).join()).not.toContain('Firewall');
  });
});

describe('a deployment', () => {
  it('publishes the ARNs of the three alarms that roll it back', () => {
    const file = path.join(assemblyFolder('prod'), 'PortVilaRum-prod.template.json');
    const { Outputs, Resources } = JSON.parse(readFileSync(file, 'utf8'));
    const parts = (Outputs.DeploymentAlarms.Value['Fn::Join'][1] as unknown[]).filter(
      (part) => typeof part !== 'string',
    );
    expect(parts).toHaveLength(3);
    for (const [index, name] of ['CallsFailing', 'CallsSlow', 'PipeFailing'].entries()) {
      expect(Resources[referredId(parts[index]) ?? '']?.Type).toBe('AWS::CloudFormation::Stack');
      expect(parts[index]).toEqual({
        'Fn::GetAtt': [
          expect.any(String),
          expect.stringMatching(new RegExp(`^Outputs\\..*${name}Alarm.*Arn$`)),
        ],
      });
    }
    // CloudFormation monitors at most five alarms.
    expect(parts.length).toBeLessThanOrEqual(5);
  });
});

describe('a stage', () => {
  const templateOf = (run: string, stage: string) =>
    JSON.parse(readFileSync(path.join(assemblyFolder(run), `PortVilaRum-${stage}.template.json`), 'utf8'));

  it.each([
    ['dev', 'dev', 'none'],
    ['prod', 'prod', 'firewall runbooks trail watch'],
    ['without-site', 'prod', 'runbooks trail'],
    [
      'complete',
      'prod',
      'alarms backup certificate dmarc domain firewall github page preload runbooks trail watch zone',
    ],
  ])(
    'synthesized in the run %s as %s publishes the options that the next deployment must have: %s',
    (run, stage, options) => {
      expect(templateOf(run, stage).Outputs.Options.Value).toBe(options);
    },
  );

  it('publishes the commit that it runs', () => {
    expect(templateOf('complete', 'prod').Outputs.Release.Value).toBe('1a2b3c');
  });

  it.each([
    ['prod', true],
    ['measured', false],
  ])('synthesized in the run %s has stacks with termination protection: %s', (run, isProtected) => {
    const { artifacts } = JSON.parse(readFileSync(path.join(assemblyFolder(run), 'manifest.json'), 'utf8'));
    const stacks = Object.entries<{ type: string; properties: { terminationProtection?: boolean } }>(
      artifacts,
    )
      .filter(([name, { type }]) => type === 'aws:cloudformation:stack' && !name.endsWith('Deployer'))
      .map(([, { properties }]) => properties.terminationProtection ?? false);
    expect(stacks.length).toBeGreaterThan(0);
    expect(new Set(stacks)).toEqual(new Set([isProtected]));
  });

  it.each([
    ['prod', 'prod', 'Retain'],
    ['dev', 'dev', 'Delete'],
  ])('synthesized in the run %s as %s has the deletion policy %s for its logs', (run, stage, policy) => {
    const logs = resourcesOfType(resourcesOf(run, stage), 'AWS::Logs::LogGroup');
    expect(logs.length).toBeGreaterThan(60);
    expect(new Set(logs.map(([, { DeletionPolicy }]) => DeletionPolicy))).toEqual(new Set([policy]));
  });
});

describe('the policy of the CDK bootstrap', () => {
  const file = path.resolve(import.meta.dirname, '../bootstrap-policy.json');
  const statements: { Action: string | string[]; Resource: string }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  ).Statement;
  const actionsOn = (resource: RegExp) =>
    statements.filter(({ Resource }) => resource.test(Resource)).flatMap(({ Action }) => Action);

  it('includes the AWS service of every resource in every template', () => {
    const types = runs
      .flatMap((run) => readdirSync(assemblyFolder(run)).map((name) => path.join(assemblyFolder(run), name)))
      .filter((name) => name.endsWith('.template.json'))
      .flatMap((name) => Object.values<Resource>(JSON.parse(readFileSync(name, 'utf8')).Resources))
      .flatMap(({ Type }) => /^AWS::(\w+)::/.exec(Type)?.[1]?.toLowerCase() ?? []);
    const services = [...new Set(types)].map((service) => service.replace('apigatewayv2', 'apigateway'));
    expect(services.length).toBeGreaterThan(15);
    const allowed = statements.flatMap(({ Action }) => Action).map((action) => action.split(':')[0]);
    expect(services.filter((service) => !allowed.includes(service))).toEqual([]);
  });

  it('allows changes only to roles of this product, and the creation of AWS service-linked roles', () => {
    expect(actionsOn(/^\*$/).filter((action) => action.startsWith('iam:') || action === '*')).toEqual([]);
    expect(actionsOn(/role\/PortVilaRum-\*$/)).toContain('iam:PassRole');
    expect(actionsOn(/aws-service-role/)).toEqual(['iam:CreateServiceLinkedRole']);
  });
});

describe('the role of the deployment workflow', () => {
  const deployers = {
    'rum/site': resourcesOf('complete', 'prod-Deployer'),
    'rum@123/site@456': resourcesOf('measured', 'dev-Deployer'),
  };
  const [, role] = onlyResource(deployers['rum/site'], 'AWS::IAM::Role');

  it.each([
    ['rum/site', 'repo:rum/site:environment:prod'],
    ['rum@123/site@456', ['repo:rum@123/site@456:environment:dev', 'repo:rum/site:environment:dev']],
  ] as const)(
    'can be assumed only by the workflow on main in the environment of the repository %s',
    (repository, subject) => {
      const [, { Properties }] = onlyResource(deployers[repository], 'AWS::IAM::Role');
      const { Statement } = Properties.AssumeRolePolicyDocument as { Statement: unknown[] };
      expect(Statement).toEqual([
        expect.objectContaining({
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: {
            StringEquals: {
              'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
              'token.actions.githubusercontent.com:sub': subject,
              'token.actions.githubusercontent.com:ref': 'refs/heads/main',
              'token.actions.githubusercontent.com:job_workflow_ref':
                'rum/site/.github/workflows/deploy.yml@refs/heads/main',
            },
          },
        }),
      ]);
    },
  );

  it('allows the workflow to assume the CDK bootstrap roles, describe stacks, and prune and record versions', () => {
    const [{ PolicyDocument }] = role.Properties.Policies as [
      { PolicyDocument: { Statement: { Action: string; Resource: unknown }[] } },
    ];
    expect(PolicyDocument.Statement.map(({ Action }) => Action)).toEqual([
      'sts:AssumeRole',
      ['cloudformation:DescribeStacks', 'cloudformation:ListStackResources'],
      ['lambda:DeleteFunction', 'lambda:ListAliases', 'lambda:ListVersionsByFunction'],
      ['ssm:GetParameterHistory', 'ssm:PutParameter'],
    ]);
    expect(JSON.stringify(PolicyDocument.Statement[0]?.Resource)).not.toContain('*');
    for (const { Resource } of PolicyDocument.Statement.slice(1))
      for (const resource of [Resource].flat())
        expect(JSON.stringify(resource)).toContain('PortVilaRum-prod');
  });

  it.each(Object.entries(deployers))(
    'of the repository %s uses the account’s OIDC provider and has no physical name, so that stages can share an account',
    (_, resources) => {
      expect(Object.values(resources).map(({ Type }) => Type)).toEqual(['AWS::IAM::Role']);
      const [, { Properties }] = onlyResource(resources, 'AWS::IAM::Role');
      expect(Properties).not.toHaveProperty('RoleName');
      expect(JSON.stringify(Properties.AssumeRolePolicyDocument)).toContain(
        ':oidc-provider/token.actions.githubusercontent.com',
      );
    },
  );
});
