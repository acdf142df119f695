import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LocalStackError, unsupported } from '../process/local-stack-error.ts';

/** A resource of a synthesized stack with unresolved intrinsic functions. */
export interface StackResource {
  id: string;
  type: string;
  stack: StackTemplate;
  properties: Record<string, unknown>;
  dependsOn: string[];
}

/** One synthesized stack. */
export interface StackTemplate {
  name: string;
  /** For a nested stack: the resource of the outer stack that creates it and passes its parameters. */
  nestedStackResource: StackResource | undefined;
  /** The stack's fixed region; undefined when it is region-agnostic. */
  region: string | undefined;
  parameters: Record<string, { Type: string; Default?: unknown }>;
  mappings: Record<string, Record<string, Record<string, unknown>>>;
  conditions: Record<string, unknown>;
  outputs: Record<string, { Value: unknown; Export?: { Name: unknown }; Condition?: string }>;
}

/** Output of `cdk synth`: stacks, resources and file assets. */
export interface Assembly {
  stacks: StackTemplate[];
  resources: StackResource[];
  /** Folder or file of an asset, by the object key or hash in the template. */
  assetPath(key: string): string;
}

/** Type of the resource that creates a nested stack. */
export const nestedStack = 'AWS::CloudFormation::Stack';

interface Manifest {
  artifacts?: Record<
    string,
    { type: string; environment?: string; properties?: { templateFile?: string; directoryName?: string } }
  >;
}

/**
 * Reads a cloud assembly, nested assemblies (stages) and nested stacks included.
 * @throws LocalStackError `assembly-missing` when the folder has none.
 */
export function readAssembly(folder: string): Assembly {
  const assembly: Assembly & { assets: Map<string, string> } = {
    stacks: [],
    resources: [],
    assets: new Map(),
    assetPath: (key) => {
      const path = assembly.assets.get(key.replace(/\.(zip|json|txt|js)$/, ''));
      if (path === undefined) throw unsupported(`the asset ${key}, which is not in ${folder}`);
      return path;
    },
  };
  readFolder(resolve(folder), assembly);
  return assembly;
}

/** Properties that identify code, directly or in a nested template. Each version of a function has a new logical id. */
const codeProperties: Record<string, string> = {
  'AWS::Lambda::Function': 'Code',
  'AWS::Lambda::Alias': 'FunctionVersion',
  [nestedStack]: 'TemplateURL',
};

/** Whether two assemblies are equal except for the code of functions. */
export function differsOnlyInCode(a: Assembly, b: Assembly): boolean {
  const comparable = ({ resources }: Assembly): string =>
    JSON.stringify(
      resources
        .filter(({ type }) => type !== 'AWS::Lambda::Version')
        .map(({ id, type, properties }) => [
          id,
          type,
          { ...properties, [codeProperties[type] ?? '']: undefined },
        ]),
    );
  return comparable(a) === comparable(b);
}

function readFolder(folder: string, assembly: Assembly & { assets: Map<string, string> }): void {
  const manifest = readJson<Manifest>(join(folder, 'manifest.json'));
  const artifacts = Object.entries(manifest.artifacts ?? {});
  // Assets first: templates of nested stacks are among them.
  for (const [name, { type }] of artifacts) {
    if (type === 'cdk:asset-manifest') readAssets(folder, join(folder, `${name}.json`), assembly.assets);
  }
  for (const [name, artifact] of artifacts) {
    const properties = artifact.properties ?? {};
    if (artifact.type === 'cdk:cloud-assembly' && properties.directoryName !== undefined) {
      readFolder(join(folder, properties.directoryName), assembly);
    }
    if (artifact.type === 'aws:cloudformation:stack' && properties.templateFile !== undefined) {
      const region = artifact.environment?.split('/').at(-1);
      readStack(join(folder, properties.templateFile), assembly, {
        name,
        nestedStackResource: undefined,
        region: region === 'unknown-region' ? undefined : region,
      });
    }
  }
}

function readStack(
  path: string,
  assembly: Assembly,
  details: Pick<StackTemplate, 'name' | 'nestedStackResource' | 'region'>,
): void {
  const template = readJson<Record<string, Record<string, never>>>(path);
  const stack: StackTemplate = {
    ...details,
    parameters: template.Parameters ?? {},
    mappings: template.Mappings ?? {},
    conditions: template.Conditions ?? {},
    outputs: template.Outputs ?? {},
  };
  assembly.stacks.push(stack);
  const resources = template.Resources as unknown as Record<
    string,
    { Type: string; Properties?: Record<string, unknown>; DependsOn?: string | string[] }
  >;
  for (const [id, { Type: type, Properties: properties = {}, DependsOn = [] }] of Object.entries(
    resources ?? {},
  )) {
    const resource: StackResource = { id, type, stack, properties, dependsOn: [DependsOn].flat() };
    assembly.resources.push(resource);
    if (type === nestedStack) {
      const nested = { name: `${stack.name}-${id}`, nestedStackResource: resource, region: stack.region };
      readStack(assembly.assetPath(templateKey(resource)), assembly, nested);
    }
  }
}

/** Object key of a nested stack's template: the last part of its URL. */
function templateKey({ id, properties }: StackResource): string {
  const [, key] = /\/([\w.-]+\.json)"/.exec(JSON.stringify(properties.TemplateURL)) ?? [];
  if (key === undefined) throw unsupported(`the address of the nested stack ${id}`);
  return key;
}

function readAssets(folder: string, path: string, assets: Map<string, string>): void {
  const manifest = readJson<{ files?: Record<string, { source?: { path?: string } }> }>(path);
  for (const [key, { source }] of Object.entries(manifest.files ?? {})) {
    if (source?.path === undefined) continue;
    const [hash = key] = key.split('-');
    assets.set(key, join(folder, source.path));
    assets.set(hash, join(folder, source.path));
  }
}

function readJson<T>(path: string): T {
  if (!existsSync(path)) {
    throw new LocalStackError(
      'assembly-missing',
      `There is no synthesized app: ${path} is missing. Run cdk synth first.`,
    );
  }
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
