import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DependsOn?: string[];
  UpdatePolicy?: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  Metadata?: Record<string, unknown>;
}

export function assemblyFolder(run: string): string {
  return path.join(process.env.SYNTHESIZED ?? '', run);
}

/**
 * Resources of a stage by logical id, as if those of its nested stacks were in the outer one. Parameters are replaced by
 * the values that the outer stack passes, and references to outputs by their values. Dependencies on and of a nested
 * stack apply to all its resources.
 */
export function resourcesOf(run: string, stage = 'dev'): Record<string, Resource> {
  const outer = readTemplate(run, `PortVilaRum-${stage}.template.json`).Resources;
  const outputs: Outputs = {};
  const stageResources: Record<string, Resource> = { ...outer };
  for (const [id, nested] of Object.entries(outer).filter(([, { Type }]) => Type === nestedStackType)) {
    const outerDependencies = dependenciesOf(outer, id);
    const { Resources: nestedResources, Outputs = {} } = readTemplate(run, templateOf(nested));
    for (const [name, { Value }] of Object.entries(Outputs)) outputs[`${id}.Outputs.${name}`] = Value;
    const parameters = (nested.Properties.Parameters ?? {}) as Record<string, unknown>;
    for (const [nestedId, resource] of Object.entries(nestedResources)) {
      if (nestedId in stageResources) throw new Error(`Two stacks share the logical id ${nestedId}`);
      const filledResource = fillParameters(resource, parameters) as Resource;
      stageResources[nestedId] = {
        ...filledResource,
        DependsOn: [...(filledResource.DependsOn ?? []), ...outerDependencies],
      };
    }
    stageResources[id] = {
      ...nested,
      DependsOn: [...(nested.DependsOn ?? []), ...Object.keys(nestedResources)],
    };
  }
  return fillOutputs(stageResources, outputs) as Record<string, Resource>;
}

/** Values by nested stack and output, as `Fn::GetAtt` names them. */
type Outputs = Record<string, unknown>;

const nestedStackType = 'AWS::CloudFormation::Stack';

const readTemplate = (
  run: string,
  file: string,
): { Resources: Record<string, Resource>; Outputs?: Record<string, { Value: unknown }> } =>
  JSON.parse(readFileSync(path.join(assemblyFolder(run), file), 'utf8'));

/** Template file of a nested stack, from CDK's metadata. */
const templateOf = ({ Metadata }: Resource): string => String(Metadata?.['aws:asset:path']);

/** The value, with references to parameters replaced by their values. */
function fillParameters(value: unknown, parameters: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => fillParameters(item, parameters));
  const { Ref } = value as { Ref?: string };
  if (Ref !== undefined && Ref in parameters) return parameters[Ref];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillParameters(item, parameters)]),
  );
}

/** The value, with references to outputs of nested stacks replaced by their values. */
function fillOutputs(value: unknown, outputs: Outputs): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => fillOutputs(item, outputs));
  const { 'Fn::GetAtt': attribute } = value as { 'Fn::GetAtt'?: string[] };
  const output = Array.isArray(attribute) ? outputs[attribute.join('.')] : undefined;
  if (output !== undefined) return output;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillOutputs(item, outputs)]));
}

/**
 * The bundle that a resource belongs to: `link-device` for `Staff/LinkDevice/Code/Logs`; undefined for other resources.
 */
export function bundleOf(resource: Resource): string | undefined {
  const [, name] = /(?:^|\/)(\w+)\/Code\/[^/]+$/.exec(constructPath(resource)) ?? [];
  return name?.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

/** Resources of one type with their logical ids. Throws if there is none, since a loop over none would assert nothing. */
export function resourcesOfType(resources: Record<string, Resource>, type: string): [string, Resource][] {
  const matches = Object.entries(resources).filter(([, resource]) => resource.Type === type);
  if (matches.length === 0) throw new Error(`The template has no ${type}`);
  return matches;
}

/** The only resource of a type. Throws unless there is exactly one. */
export function onlyResource(resources: Record<string, Resource>, type: string): [string, Resource] {
  const [match, second] = resourcesOfType(resources, type);
  if (!match || second) throw new Error(`The template has more than one ${type}`);
  return match;
}

/** Construct path without the stack, for instance `Mail/Queue`. */
export function constructPath(resource: Resource): string {
  const parts = String(resource.Metadata?.['aws:cdk:path']).split('/').slice(1);
  return parts.filter((part, index) => index < parts.length - 1 || part !== 'Resource').join('/');
}

/** The logical id that a `Ref` or `Fn::GetAtt` names. */
export function referredId(value: unknown): string | undefined {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: [string, string] };
  return Ref ?? attribute?.[0];
}

/** Every logical id referenced in a value, at any depth. */
function allReferredIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { 'Fn::Sub': text } = value as { 'Fn::Sub'?: unknown };
  const idsInText =
    typeof text === 'string' ? [...text.matchAll(/\$\{(\w+)[.}]/g)].map(([, id]) => id ?? '') : [];
  return [referredId(value) ?? [], idsInText, Object.values(value).flatMap(allReferredIds)].flat();
}

/** Logical id of the function behind a referenced alias; undefined for anything else. */
export function functionBehind(resources: Record<string, Resource>, reference: unknown): string | undefined {
  const [alias] = allReferredIds(reference).map((id) => resources[id]);
  return alias?.Type === 'AWS::Lambda::Alias' ? referredId(alias.Properties.FunctionName) : undefined;
}

/** Everything a resource depends on, explicitly or by reference. */
export function dependenciesOf(resources: Record<string, Resource>, id: string): string[] {
  const { Properties, UpdatePolicy, DependsOn = [] } = resources[id] ?? {};
  const references = [...DependsOn, ...allReferredIds(Properties), ...allReferredIds(UpdatePolicy)];
  return [...new Set(references)].filter((name) => name in resources);
}

/** All direct and indirect dependencies of a resource. */
export function allDependenciesOf(
  resources: Record<string, Resource>,
  id: string,
  visited: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const dependency of dependenciesOf(resources, id)) {
    if (!visited.has(dependency)) allDependenciesOf(resources, dependency, visited.add(dependency));
  }
  return visited;
}
