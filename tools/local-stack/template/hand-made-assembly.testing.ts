import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A minimal assembly written by hand. */
export interface HandMadeAssembly {
  folder: string;
  remove(): void;
}

export interface HandMadeParts extends HandMadeStack {
  nested?: Record<string, HandMadeNestedStack>;
  /** Files of each asset, by asset hash. */
  files?: Record<string, Record<string, string>>;
  conditions?: Record<string, unknown>;
}

export interface HandMadeStack {
  /** Resources other than those of the functions. */
  resources: Record<string, unknown>;
  functions?: Record<string, HandMadeFunction>;
}

export interface HandMadeNestedStack extends HandMadeStack {
  /** Values of the parameters that the outer stack passes; undefined for a parameter without one. */
  parameters: Record<string, unknown>;
  outputs?: Record<string, unknown>;
}

export interface HandMadeFunction {
  /** TypeScript of a module that exports `handler`; it may import the project's packages. */
  code: string;
  statements?: Record<string, unknown>[];
  environment?: Record<string, unknown>;
  timeout?: number;
  /** For example `GET /api/things`. */
  route?: string;
  authorisation?: 'AWS_IAM';
  /** API of its route. */
  api?: object;
  /** Permitted target of its route, instead of the function's alias. */
  permittedTarget?: object;
}

/**
 * Writes what `cdk synth` would write for these parts.
 * @param folder of an earlier assembly to overwrite; a new one by default
 */
export async function writeAssembly(
  parts: HandMadeParts,
  folder = mkdtempSync(join(tmpdir(), 'local-stack-assembly-')),
): Promise<HandMadeAssembly> {
  const assets: Record<string, { source: { path: string } }> = {};
  for (const [hash, files] of Object.entries(parts.files ?? {})) {
    assets[hash] = { source: { path: `asset.${hash}` } };
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, `asset.${hash}`, path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, content);
    }
  }
  const nested = Object.entries(parts.nested ?? {});
  const functions = [parts, ...nested.map(([, stack]) => stack)].flatMap(({ functions: definitions = {} }) =>
    Object.entries(definitions),
  );
  for (const [id] of functions) assets[`code-of-${id}`] = { source: { path: `asset.${id}` } };
  await Promise.all(
    functions.map(([id, { code }]) => bundle(code, join(folder, `asset.${id}`, 'index.mjs'))),
  );
  const write = (name: string, value: unknown): void =>
    writeFileSync(join(folder, name), JSON.stringify(value));
  const resources = resourcesOf(parts);
  for (const [id, stack] of nested) {
    const [hash, file] = [`template-of-${id}`, `${id}.nested.template.json`];
    assets[hash] = { source: { path: file } };
    resources[id] = nestedStackResource(stack, hash);
    write(file, nestedTemplate(stack));
  }
  write('Stack.template.json', { Resources: resources, Conditions: parts.conditions ?? {} });
  write('Stack.assets.json', { files: assets });
  write('manifest.json', {
    artifacts: {
      'Stack.assets': { type: 'cdk:asset-manifest' },
      Stack: {
        type: 'aws:cloudformation:stack',
        environment: 'aws://unknown-account/unknown-region',
        properties: { templateFile: 'Stack.template.json' },
      },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const resourcesOf = ({ resources, functions = {} }: HandMadeStack): Record<string, unknown> => ({
  ...resources,
  ...Object.assign({}, ...Object.entries(functions).map((entry) => functionResources(...entry))),
});

function nestedStackResource({ parameters }: HandMadeNestedStack, hash: string): object {
  const passedParameters = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const url = ['https://s3.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }, `/assets/${hash}.json`];
  return {
    Type: 'AWS::CloudFormation::Stack',
    Properties: { Parameters: Object.fromEntries(passedParameters), TemplateURL: { 'Fn::Join': ['', url] } },
  };
}

function nestedTemplate(stack: HandMadeNestedStack): object {
  const mapValues = <T>(values: Record<string, unknown>, convert: (value: unknown) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));
  return {
    Parameters: mapValues(stack.parameters, () => ({ Type: 'String' })),
    Resources: resourcesOf(stack),
    Outputs: mapValues(stack.outputs ?? {}, (Value) => ({ Value })),
  };
}

async function bundle(code: string, outfile: string): Promise<void> {
  await build({
    stdin: { contents: code, loader: 'ts', resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    banner: { js: "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);" },
  });
}

function functionResources(id: string, definition: HandMadeFunction): Record<string, unknown> {
  const arn = { Ref: `${id}Live` };
  const version = `${id}Version${createHash('sha256').update(definition.code).digest('hex').slice(0, 8)}`;
  const routeResources = {
    [`${id}Integration`]: {
      Type: 'AWS::ApiGatewayV2::Integration',
      Properties: { IntegrationUri: arn, PayloadFormatVersion: '2.0' },
    },
    [`${id}Route`]: {
      Type: 'AWS::ApiGatewayV2::Route',
      Properties: {
        ...(definition.api !== undefined && { ApiId: definition.api }),
        RouteKey: definition.route,
        AuthorizationType: definition.authorisation ?? 'NONE',
        Target: { 'Fn::Join': ['', ['integrations/', { Ref: `${id}Integration` }]] },
      },
    },
    [`${id}Permission`]: {
      Type: 'AWS::Lambda::Permission',
      Properties: { FunctionName: definition.permittedTarget ?? arn, Principal: 'apigateway.amazonaws.com' },
    },
  };
  return {
    [`${id}Role`]: { Type: 'AWS::IAM::Role', Properties: {} },
    [`${id}Policy`]: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        Roles: [{ Ref: `${id}Role` }],
        PolicyDocument: { Statement: definition.statements ?? [] },
      },
    },
    [id]: {
      Type: 'AWS::Lambda::Function',
      Properties: {
        Code: { S3Key: `code-of-${id}.zip` },
        Handler: 'index.handler',
        Runtime: 'nodejs24.x',
        Role: { 'Fn::GetAtt': [`${id}Role`, 'Arn'] },
        Timeout: definition.timeout ?? 5,
        MemorySize: 256,
        Environment: { Variables: definition.environment ?? {} },
      },
    },
    [version]: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: id } } },
    [`${id}Live`]: {
      Type: 'AWS::Lambda::Alias',
      Properties: {
        FunctionName: { Ref: id },
        FunctionVersion: { 'Fn::GetAtt': [version, 'Version'] },
        Name: 'live',
      },
    },
    ...(definition.route !== undefined && routeResources),
  };
}

/** The API and distribution that every local stack needs. */
export const minimalFront: Record<string, unknown> = {
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  Distribution: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        DefaultCacheBehavior: {
          TargetOriginId: 'api',
          AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
          OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
        },
        Origins: [
          {
            Id: 'api',
            DomainName: {
              'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] }] }],
            },
          },
        ],
      },
    },
  },
};
