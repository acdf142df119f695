import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the synthesized app with changed permissions. */
export interface AssemblyCopy {
  readonly folder: string;
  remove(): void;
}

interface Resource {
  Type: string;
  Properties: { PolicyDocument?: { Statement: { Action: string | string[] }[] } };
}

/** A permission: the logical id (or a prefix) of its policy, and one action. */
interface PolicyAction {
  readonly policy: string;
  readonly action: string;
}

/**
 * Copies the synthesized app without some permissions.
 *
 * @throws Error when there was no such permission
 */
export const copyAssemblyWithout = (permissions: readonly PolicyAction[]): AssemblyCopy =>
  copyWith(permissions, (actions, { action }) => {
    if (!actions.includes(action)) return undefined;
    const remaining = actions.filter((other) => other !== action);
    // A statement needs an action; this one is unused.
    return remaining.length > 0 ? remaining : ['sts:GetCallerIdentity'];
  });

/**
 * Copies the synthesized app with one more permission for some roles, on a resource they already have access to.
 *
 * @throws Error when a role has no access to the resource
 */
export const copyAssemblyWith = (
  permissions: readonly (PolicyAction & { existingAction: string })[],
): AssemblyCopy =>
  copyWith(permissions, (actions, { action, existingAction }) =>
    actions.includes(existingAction) ? [...actions, action] : undefined,
  );

/** @param change new actions of a statement; undefined to leave it unchanged */
function copyWith<Change extends PolicyAction>(
  changes: readonly Change[],
  change: (actions: string[], requested: Change) => string[] | undefined,
): AssemblyCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  // The layers of the deployment are large and unused here.
  cpSync('cdk.out', folder, { recursive: true, filter: (file) => !file.endsWith('.zip') });
  for (const requested of changes) {
    const changeCount = globSync('*.template.json', { cwd: folder })
      .map((name) => rewrite(path.join(folder, name), requested, change))
      .reduce((sum, count) => sum + count, 0);
    if (changeCount !== 1)
      throw new Error(
        `The permission ${requested.action} of ${requested.policy} was changed ${changeCount} times, not once`,
      );
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function rewrite<Change extends PolicyAction>(
  file: string,
  requested: Change,
  change: (actions: string[], requested: Change) => string[] | undefined,
): number {
  const template = JSON.parse(readFileSync(file, 'utf8')) as { Resources: Record<string, Resource> };
  let changeCount = 0;
  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type !== 'AWS::IAM::Policy' || !id.startsWith(requested.policy)) continue;
    for (const statement of Properties.PolicyDocument?.Statement ?? []) {
      const actions = change([statement.Action].flat(), requested);
      if (actions === undefined) continue;
      statement.Action = actions;
      changeCount += 1;
    }
  }
  if (changeCount > 0) writeFileSync(file, JSON.stringify(template));
  return changeCount;
}
