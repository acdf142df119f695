import { createHash, randomBytes } from 'node:crypto';
import { unsupported } from '../process/local-stack-error.ts';
import { type Assembly, nestedStack, type StackResource, type StackTemplate } from './assembly.ts';
import type { LocalNames } from './local-names.ts';
import { referenceTo } from './resource-references.ts';

/** A resource with resolved intrinsic functions. */
export interface ResolvedResource<Properties = Record<string, unknown>> {
  id: string;
  type: string;
  properties: Properties;
  dependsOn: string[];
}

/** The synthesized stacks as deployed to this machine. */
export interface Template {
  readonly names: LocalNames;
  /** All resources of a type in template order. The caller names the shape that it reads. */
  ofType<Properties>(...types: string[]): ResolvedResource<Properties>[];
  /** Ids of the resources of these types, without resolving their properties. */
  idsOf(...types: string[]): string[];
  /** Id of the resource behind a resolved reference: a local ARN, URL, name or id. */
  idOf(reference: string, ...types: string[]): string;
  reference(id: string, attribute?: string): string;
  assetPath(key: string): string;
}

/** @throws LocalStackError `template-unsupported` when a requested value uses an unknown intrinsic function. */
export function resolveTemplate(assembly: Assembly, names: LocalNames): Template {
  const byId = new Map<string, StackResource>();
  for (const resource of assembly.resources) {
    if (byId.has(resource.id)) throw unsupported(`two stacks that share the logical id ${resource.id}`);
    byId.set(resource.id, resource);
  }

  /** @param stack the only stack to search: a stack can refer to another's resources only through its parameters */
  function find(id: string, stack?: StackTemplate): StackResource {
    const resource = byId.get(id);
    if (resource === undefined) throw unsupported(`the resource ${id}, which no stack has`);
    if (stack !== undefined && resource.stack !== stack)
      throw unsupported(`the resource ${id} of ${resource.stack.name} in ${stack.name}`);
    return resource;
  }

  function resolverFor(stack: StackTemplate): (value: unknown) => unknown {
    const resolve = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== noValue);
      if (typeof value === 'string') return withLocalPort(withSecrets(value), names);
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value);
      const [first] = entries;
      if (entries.length === 1 && first !== undefined && isIntrinsic(first[0])) {
        return resolveIntrinsic(first[0], first[1], stack, resolve);
      }
      return Object.fromEntries(
        entries.map(([key, item]) => [key, resolve(item)]).filter(([, item]) => item !== noValue),
      );
    };
    return resolve;
  }

  function resolveIntrinsic(
    name: string,
    argument: unknown,
    stack: StackTemplate,
    resolve: (value: unknown) => unknown,
  ): unknown {
    const list = (): unknown[] => argument as unknown[];
    switch (name) {
      case 'Ref':
        return resolveRef(String(argument), stack);
      case 'Fn::GetAtt': {
        const [id = '', ...attribute] = Array.isArray(argument)
          ? argument.map(String)
          : String(argument).split('.');
        return getAttribute(find(id, stack), attribute.join('.'));
      }
      case 'Fn::Join': {
        const [separator, parts] = list();
        return withLocalPort(withSecrets((resolve(parts) as unknown[]).join(String(separator))), names);
      }
      case 'Fn::Split': {
        const [separator, text] = list();
        return String(resolve(text)).split(String(separator));
      }
      case 'Fn::Select': {
        const [index, items] = list();
        return (resolve(items) as unknown[])[Number(index)];
      }
      case 'Fn::Sub':
        return substitute(argument, stack, resolve);
      case 'Fn::FindInMap': {
        const [map, top, second] = list().map((item) => String(resolve(item)));
        return stack.mappings[map ?? '']?.[top ?? '']?.[second ?? ''];
      }
      case 'Fn::If': {
        const [condition, yes, no] = list();
        return resolve(isConditionMet({ Condition: condition }, stack, resolve) ? yes : no);
      }
      case 'Fn::ImportValue': {
        const requested = resolve(argument);
        for (const other of assembly.stacks) {
          for (const output of Object.values(other.outputs)) {
            const resolveInOther = resolverFor(other);
            if (output.Export && resolveInOther(output.Export.Name) === requested)
              return resolveInOther(output.Value);
          }
        }
        throw unsupported(`the export ${String(requested)}, which no stack has`);
      }
      case 'Fn::Base64':
        return Buffer.from(String(resolve(argument))).toString('base64');
      default:
        throw unsupported(`the intrinsic function ${name}`);
    }
  }

  function resolveRef(id: string, stack: StackTemplate): unknown {
    if (id === 'AWS::NoValue') return noValue;
    const pseudoParameters: Record<string, string> = {
      'AWS::Region': names.region,
      'AWS::AccountId': names.accountId,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack.name,
      'AWS::StackId': `arn:aws:cloudformation:${names.region}:${names.accountId}:stack/${stack.name}/local`,
    };
    if (pseudoParameters[id] !== undefined) return pseudoParameters[id];
    const parameter = stack.parameters[id];
    if (parameter !== undefined) {
      const passed = parameterValue(stack, id);
      if (passed !== undefined) return passed;
      if (parameter.Default === undefined) throw unsupported(`a value for the stack parameter ${id}`);
      return parameter.Default;
    }
    return referenceTo(find(id, stack), undefined, names);
  }

  /** The value that the outer stack passes for a parameter; undefined for none. */
  function parameterValue({ nestedStackResource }: StackTemplate, parameter: string): unknown {
    const passed = (nestedStackResource?.properties.Parameters ?? {}) as Record<string, unknown>;
    return nestedStackResource === undefined || !(parameter in passed)
      ? undefined
      : resolverFor(nestedStackResource.stack)(passed[parameter]);
  }

  function getAttribute(resource: StackResource, attribute: string): unknown {
    if (resource.type !== nestedStack) return referenceTo(resource, attribute, names);
    const nested = assembly.stacks.find(({ nestedStackResource }) => nestedStackResource === resource);
    const output = nested?.outputs[attribute.replace('Outputs.', '')];
    if (nested === undefined || output === undefined)
      throw unsupported(`the attribute ${attribute} of the nested stack ${resource.id}`);
    return resolverFor(nested)(output.Value);
  }

  function substitute(argument: unknown, stack: StackTemplate, resolve: (value: unknown) => unknown): string {
    const [text, values] = (Array.isArray(argument) ? argument : [argument, {}]) as [
      string,
      Record<string, unknown>,
    ];
    return text.replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
      if (literal !== '') return `\${${name}}`;
      if (name in values) return String(resolve(values[name]));
      const [id = '', ...attribute] = name.split('.');
      return String(
        attribute.length > 0 ? getAttribute(find(id, stack), attribute.join('.')) : resolveRef(id, stack),
      );
    });
  }

  function isConditionMet(
    condition: unknown,
    stack: StackTemplate,
    resolve: (value: unknown) => unknown,
  ): boolean {
    const [[name, argument] = ['', undefined]] = Object.entries(condition as Record<string, unknown>);
    switch (name) {
      case 'Condition':
        return isConditionMet(stack.conditions[String(argument)], stack, resolve);
      case 'Fn::Equals': {
        const [one, other] = (argument as unknown[]).map(resolve);
        return one === other;
      }
      case 'Fn::Not':
        return !isConditionMet((argument as unknown[])[0], stack, resolve);
      case 'Fn::And':
        return (argument as unknown[]).every((condition) => isConditionMet(condition, stack, resolve));
      case 'Fn::Or':
        return (argument as unknown[]).some((condition) => isConditionMet(condition, stack, resolve));
      default:
        throw unsupported(`the condition ${name}`);
    }
  }

  /** Cache: each look-up of a reference reads all aliases again. */
  const resolvedResources = new Map<StackResource, ResolvedResource<unknown>>();
  function resolveCached(resource: StackResource): ResolvedResource<unknown> {
    const { id, type, stack, properties, dependsOn } = resource;
    const cached = resolvedResources.get(resource);
    const result = cached ?? { id, type, dependsOn, properties: resolverFor(stack)(properties) };
    if (cached === undefined) resolvedResources.set(resource, result);
    return result;
  }

  const ofType = <Properties>(...types: string[]): ResolvedResource<Properties>[] =>
    assembly.resources
      .filter(({ type }) => types.includes(type))
      .map((resource) => resolveCached(resource) as ResolvedResource<Properties>);

  const cachedReferences = new Map<string, ReadonlySet<string | undefined>>();
  /** All values that a reference to the resource can resolve to. */
  function referencesTo(id: string): ReadonlySet<string | undefined> {
    const cached = cachedReferences.get(id);
    if (cached !== undefined) return cached;
    const resource = find(id);
    const all = new Set([
      id,
      referenceTo(resource, undefined, names),
      ...namingAttributes.map((attribute) => attributeOf(resource, attribute, names)),
    ]);
    cachedReferences.set(id, all);
    return all;
  }

  const idsOf = (...types: string[]): string[] =>
    assembly.resources.filter(({ type }) => types.includes(type)).map(({ id }) => id);

  return {
    names,
    ofType,
    idsOf,
    idOf: (reference, ...types) => {
      const id = idsOf(...types).find((candidate) => referencesTo(candidate).has(reference));
      if (id === undefined)
        throw unsupported(`${reference}, which is not ${types.join(' or ')} of the template`);
      return id;
    },
    reference: (id, attribute) => referenceTo(find(id), attribute, names),
    assetPath: assembly.assetPath,
  };
}

/** Replaces a dynamic reference to a secret with a generated value, the same for every use. */
function withSecrets(text: string): string {
  return text.replace(
    /\{\{resolve:secretsmanager:([^}]+?):SecretString:[^:}]*::\}\}/g,
    (_reference, secret: string) => generatedSecret(secret),
  );
}

/** Value of a secret, instead of the one that CloudFormation would generate. */
const generatedSecret = (arn: string): string =>
  createHash('sha256').update(`${secretSeed}${arn}`).digest('hex');

interface SecretProperties {
  readonly GenerateSecretString?: {
    readonly SecretStringTemplate?: string;
    readonly GenerateStringKey?: string;
  };
}

/** The text of a generated secret, as functions read it. */
export function secretString(arn: string, { GenerateSecretString: generation }: SecretProperties): string {
  const { SecretStringTemplate: template, GenerateStringKey: key } = generation ?? {};
  if (template === undefined || key === undefined) return generatedSecret(arn);
  return JSON.stringify({ ...(JSON.parse(template) as object), [key]: generatedSecret(arn) });
}

/** A stage whose domain is below `localhost` is served on the site's port, without TLS. */
function withLocalPort(text: string, { siteUrl }: LocalNames): string {
  if (!text.includes('localhost')) return text;
  const { port } = new URL(siteUrl);
  return text.replace(
    /(https:\/\/)?\b((?:[a-z0-9-]+\.)+localhost)\b(?!:)/g,
    (_address, scheme: string | undefined, host: string) => `${scheme ? 'http://' : ''}${host}:${port}`,
  );
}

const secretSeed = randomBytes(16).toString('hex');
const noValue = Symbol('AWS::NoValue');
const namingAttributes = ['Arn', 'StreamArn', 'RegionalDomainName', 'DomainName', 'FunctionARN'];

function isIntrinsic(name: string): boolean {
  return name === 'Ref' || name.startsWith('Fn::');
}

function attributeOf(resource: StackResource, attribute: string, names: LocalNames): string | undefined {
  try {
    return referenceTo(resource, attribute, names);
  } catch {
    return undefined;
  }
}
