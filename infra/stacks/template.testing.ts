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

export function resourcesOf(run: string, stage = 'dev'): Record<string, Resource> {
  const file = path.join(assemblyFolder(run), `PortVilaRum-${stage}.template.json`);
  return JSON.parse(readFileSync(file, 'utf8')).Resources;
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
