import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PermissionsInUse } from '../iam/permissions-in-use.ts';
import { decide, type Role, readRoles } from '../iam/policies.ts';
import { unsupported } from '../process/local-stack-error.ts';
import type { Template } from '../template/template.ts';
import type { FunctionDefinition } from './function-pool.ts';

/** A function of the template together with what it may do. */
export interface StackFunction {
  definition: FunctionDefinition;
  role: Role;
}

interface FunctionProperties {
  Code: { S3Key?: string };
  Handler: string;
  Runtime: string;
  Role: string;
  Timeout?: number;
  MemorySize?: number;
  Environment?: { Variables?: Record<string, unknown> };
}

interface AliasProperties {
  FunctionName: string;
  RoutingConfig?: unknown;
}

/** What is called under a name or ARN: the alias or the function itself, and the function that runs. */
export interface Callee {
  /** Logical id of what is called: a right to call a function is none to call its alias. */
  id: string;
  functionId: string;
}

/** @throws TwinError `template-unsupported` for what the template does not have, or an alias of two versions. */
export function calleeOf(template: Template, reference: string): Callee {
  const { region, accountId } = template.names;
  const arn = reference.startsWith('arn:')
    ? reference
    : `arn:aws:lambda:${region}:${accountId}:function:${reference}`;
  const id = template.idOf(arn, 'AWS::Lambda::Function', 'AWS::Lambda::Alias');
  const alias = template.ofType<AliasProperties>('AWS::Lambda::Alias').find((one) => one.id === id);
  if (alias === undefined) return { id, functionId: id };
  if (alias.properties.RoutingConfig !== undefined) throw unsupported(`the alias ${id} of two versions`);
  return { id, functionId: template.idOf(alias.properties.FunctionName, 'AWS::Lambda::Function') };
}

/**
 * The functions that something in the template calls; what only serves the deployment (custom resources) is not.
 * @throws TwinError `template-unsupported` for another runtime than Node, or code that was not bundled.
 */
export function readFunctions(template: Template): StackFunction[] {
  const called = new Set([
    ...template
      .ofType<{ IntegrationUri: string }>('AWS::ApiGatewayV2::Integration')
      .map(({ properties }) => calleeOf(template, properties.IntegrationUri).functionId),
    ...template
      .ofType<{ FunctionName: string }>('AWS::Lambda::EventSourceMapping')
      .map(({ properties }) => calleeOf(template, properties.FunctionName).functionId),
  ]);
  const resources = template
    .ofType<FunctionProperties>('AWS::Lambda::Function')
    .filter(({ id }) => called.has(id));
  const roles = readRoles(
    template,
    resources.map(({ properties }) => properties.Role),
  );
  return resources.map(({ id, properties }) => {
    const role = roles.find(({ arn }) => arn === properties.Role);
    if (role === undefined) throw unsupported(`the role ${properties.Role} of ${id}`);
    if (!properties.Runtime.startsWith('nodejs'))
      throw unsupported(`the runtime ${properties.Runtime} of ${id}`);
    const [module = '', handler = ''] = properties.Handler.split('.');
    return {
      role,
      definition: {
        id,
        name: template.reference(id),
        arn: template.reference(id, 'Arn'),
        bundle: entryFile(template, id, properties.Code.S3Key, module),
        handler,
        environment: localEnvironment(properties.Environment?.Variables ?? {}, template.names.siteUrl),
        timeoutSeconds: properties.Timeout ?? 3,
        memoryMb: properties.MemorySize ?? 128,
      },
    };
  });
}

function entryFile(template: Template, id: string, key: string | undefined, module: string): string {
  if (key === undefined)
    throw unsupported(`the code of ${id}, which is no bundle: build the functions first`);
  const folder = template.assetPath(key);
  const file = ['.mjs', '.js', '.cjs'].map((ending) => join(folder, `${module}${ending}`)).find(existsSync);
  if (file === undefined) throw unsupported(`the code of ${id}: ${folder} has no ${module}.mjs`);
  return file;
}

/** Tells functions that know the site that a browser may as well have opened it by another name. */
export function nameSiteToo(functions: readonly StackFunction[], siteUrl: string, alias: string): void {
  for (const { definition } of functions) {
    if (definition.environment.SITE_URL === siteUrl) definition.environment.SITE_ALIAS_URL = alias;
  }
}

/** The site is reached without TLS here, so links to it must be. */
function localEnvironment(variables: Record<string, unknown>, siteUrl: string): Record<string, string> {
  const secured = siteUrl.replace(/^http:/, 'https:');
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, String(value).replaceAll(secured, siteUrl)]),
  );
}

/**
 * Makes sure that AWS's own machinery could do on behalf of a role what the twin does for it.
 * @returns what is to be called with an action each time that it is done
 * @throws TwinError `template-unsupported` naming the missing right.
 */
export function requirePermissions<Action extends string>(
  role: Role,
  actions: readonly Action[],
  resource: string,
  permissionsInUse: Pick<PermissionsInUse, 'note'>,
): (action: Action) => void {
  for (const action of actions) {
    if (decide(role, { action, resource, context: {} }) !== 'allowed') {
      throw unsupported(`a way around a missing right: ${role.id} may not ${action} on ${resource}`);
    }
  }
  return (action) => permissionsInUse.note(role, { action, resource, context: {} });
}
