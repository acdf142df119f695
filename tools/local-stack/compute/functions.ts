import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PermissionsInUse } from '../iam/permissions-in-use.ts';
import { decide, type Role, readRoles } from '../iam/policies.ts';
import { unsupported } from '../process/local-stack-error.ts';
import type { Template } from '../template/template.ts';
import type { FunctionDefinition } from './function-pool.ts';

/** A function of the template and its role. */
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

/** Target of a name or ARN: the alias or function, and the function that runs. */
export interface Callee {
  /** Logical id of the target: permission to invoke a function does not cover its alias. */
  id: string;
  functionId: string;
}

/** @throws LocalStackError `template-unsupported` for an unknown target, or an alias of two versions. */
export function calleeOf(template: Template, reference: string): Callee {
  const { region, accountId } = template.names;
  const arn = reference.startsWith('arn:')
    ? reference
    : `arn:aws:lambda:${region}:${accountId}:function:${reference}`;
  const id = template.idOf(arn, 'AWS::Lambda::Function', 'AWS::Lambda::Alias');
  const alias = template.ofType<AliasProperties>('AWS::Lambda::Alias').find((resource) => resource.id === id);
  if (alias === undefined) return { id, functionId: id };
  if (alias.properties.RoutingConfig !== undefined) throw unsupported(`the alias ${id} of two versions`);
  return { id, functionId: template.idOf(alias.properties.FunctionName, 'AWS::Lambda::Function') };
}

/**
 * Functions that the template invokes, without those of custom resources, which only serve the deployment.
 * @throws LocalStackError `template-unsupported` for a runtime other than Node, or unbundled code.
 */
export function readFunctions(template: Template): StackFunction[] {
  const calledIds = new Set([
    ...template
      .ofType<{ IntegrationUri: string }>('AWS::ApiGatewayV2::Integration')
      .map(({ properties }) => calleeOf(template, properties.IntegrationUri).functionId),
    ...template
      .ofType<{ FunctionName: string }>('AWS::Lambda::EventSourceMapping')
      .map(({ properties }) => calleeOf(template, properties.FunctionName).functionId),
  ]);
  const resources = template
    .ofType<FunctionProperties>('AWS::Lambda::Function')
    .filter(({ id }) => calledIds.has(id));
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
    throw unsupported(`the code of ${id}, which is not a bundle: build the functions first`);
  const folder = template.assetPath(key);
  const file = ['.mjs', '.js', '.cjs']
    .map((extension) => join(folder, `${module}${extension}`))
    .find(existsSync);
  if (file === undefined) throw unsupported(`the code of ${id}: ${folder} has no ${module}.mjs`);
  return file;
}

/** Adds a second accepted site origin to functions that know the site, since a browser may open it by another name. */
export function addSiteAlias(functions: readonly StackFunction[], siteUrl: string, alias: string): void {
  for (const { definition } of functions) {
    if (definition.environment.SITE_URL === siteUrl) definition.environment.SITE_ALIAS_URL = alias;
  }
}

/** Replaces the site's URL: the local site has no TLS. */
function localEnvironment(variables: Record<string, unknown>, siteUrl: string): Record<string, string> {
  const httpsUrl = siteUrl.replace(/^http:/, 'https:');
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, String(value).replaceAll(httpsUrl, siteUrl)]),
  );
}

/**
 * Requires that a role permits the actions that the local stack performs on its behalf.
 * @returns a function to call with each action performed
 * @throws LocalStackError `template-unsupported` naming the missing permission.
 */
export function requirePermissions<Action extends string>(
  role: Role,
  actions: readonly Action[],
  resource: string,
  permissionsInUse: Pick<PermissionsInUse, 'note'>,
): (action: Action) => void {
  for (const action of actions) {
    if (decide(role, { action, resource, context: {} }) !== 'allowed') {
      throw unsupported(`a missing permission: ${role.id} may not ${action} on ${resource}`);
    }
  }
  return (action) => permissionsInUse.note(role, { action, resource, context: {} });
}
