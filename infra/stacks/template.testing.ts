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
 * Resources of a stage by logical id, those of nested stacks among them as if they stood in the outer one: references to
 * their parameters are what the outer stack passes, what waits for a nested stack waits for all that is in it, and they
 * wait for what it waits for.
 */
export function resourcesOf(run: string, stage = 'dev'): Record<string, Resource> {
  const outer = readResources(run, `PortVilaRum-${stage}.template.json`);
  const all: Record<string, Resource> = { ...outer };
  for (const [id, nested] of Object.entries(outer).filter(([, { Type }]) => Type === nestedStack)) {
    const before = waitsFor(outer, id);
    const inside = readResources(run, templateOf(nested));
    const given = (nested.Properties.Parameters ?? {}) as Record<string, unknown>;
    for (const [insideId, resource] of Object.entries(inside)) {
      if (insideId in all) throw new Error(`Two stacks share the logical id ${insideId}`);
      const filled = fillParameters(resource, given) as Resource;
      all[insideId] = { ...filled, DependsOn: [...(filled.DependsOn ?? []), ...before] };
    }
    all[id] = { ...nested, DependsOn: [...(nested.DependsOn ?? []), ...Object.keys(inside)] };
  }
  return all;
}

const nestedStack = 'AWS::CloudFormation::Stack';

const readResources = (run: string, file: string): Record<string, Resource> =>
  JSON.parse(readFileSync(path.join(assemblyFolder(run), file), 'utf8')).Resources;

/** Template file of a nested stack, as CDK notes it. */
const templateOf = ({ Metadata }: Resource): string => String(Metadata?.['aws:asset:path']);

/** A value with references to parameters replaced by what was given. */
function fillParameters(value: unknown, given: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => fillParameters(one, given));
  const { Ref } = value as { Ref?: string };
  if (Ref !== undefined && Ref in given) return given[Ref];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillParameters(one, given)]));
}

/** `Staff/LinkDevice/Code/Logs` is part of `link-device`; undefined for what is part of no function of ours. */
export function bundleOf(resource: Resource): string | undefined {
  const [, name] = /(?:^|\/)(\w+)\/Code\/[^/]+$/.exec(placeOf(resource)) ?? [];
  return name?.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

/** Resources of one type, by logical id; throws if there is none, so that no loop is vacuous. */
export function ofType(resources: Record<string, Resource>, type: string): [string, Resource][] {
  const found = Object.entries(resources).filter(([, resource]) => resource.Type === type);
  if (found.length === 0) throw new Error(`The template has no ${type}`);
  return found;
}

/** The only resource of a type; throws unless there is exactly one. */
export function theOnly(resources: Record<string, Resource>, type: string): [string, Resource] {
  const [found, second] = ofType(resources, type);
  if (!found || second) throw new Error(`The template has more than one ${type}`);
  return found;
}

/** Construct path without the stack, for instance `Mail/Queue`. */
export function placeOf(resource: Resource): string {
  const parts = String(resource.Metadata?.['aws:cdk:path']).split('/').slice(1);
  return parts.filter((part, index) => index < parts.length - 1 || part !== 'Resource').join('/');
}

/** The logical id that a `Ref` or `Fn::GetAtt` names. */
export function referred(value: unknown): string | undefined {
  const { Ref, 'Fn::GetAtt': attribute } = (value ?? {}) as { Ref?: string; 'Fn::GetAtt'?: [string, string] };
  return Ref ?? attribute?.[0];
}

/** Every logical id referenced in a value, at any depth. */
function allReferred(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { 'Fn::Sub': text } = value as { 'Fn::Sub'?: unknown };
  const inText =
    typeof text === 'string' ? [...text.matchAll(/\$\{(\w+)[.}]/g)].map(([, id]) => id ?? '') : [];
  return [referred(value) ?? [], inText, Object.values(value).flatMap(allReferred)].flat();
}

/** Logical id of the function behind a referenced alias; undefined for anything else. */
export function behindAlias(resources: Record<string, Resource>, named: unknown): string | undefined {
  const [alias] = allReferred(named).map((id) => resources[id]);
  return alias?.Type === 'AWS::Lambda::Alias' ? referred(alias.Properties.FunctionName) : undefined;
}

/** Everything a resource depends on, explicitly or by reference. */
export function waitsFor(resources: Record<string, Resource>, id: string): string[] {
  const { Properties, UpdatePolicy, DependsOn = [] } = resources[id] ?? {};
  const named = [...DependsOn, ...allReferred(Properties), ...allReferred(UpdatePolicy)];
  return [...new Set(named)].filter((one) => one in resources);
}

/** Everything that is in place before a resource is made, through any number of others. */
export function everythingBefore(
  resources: Record<string, Resource>,
  id: string,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const one of waitsFor(resources, id)) {
    if (!found.has(one)) everythingBefore(resources, one, found.add(one));
  }
  return found;
}
