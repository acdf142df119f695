import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A synthesized app of its own, with other rights. */
export interface AssemblyCopy {
  readonly folder: string;
  remove(): void;
}

interface Resource {
  Type: string;
  Properties: { PolicyDocument?: { Statement: { Action: string | string[] }[] } };
}

/** The right of a role: its policy by logical id, or how that starts, and one action. */
interface PolicyAction {
  readonly of: string;
  readonly action: string;
}

/**
 * Copies the synthesized app without some rights.
 *
 * @throws Error when a function had no such right to lose
 */
export const assemblyWithout = (rights: readonly PolicyAction[]): AssemblyCopy =>
  copyWith(rights, (actions, { action }) => {
    if (!actions.includes(action)) return undefined;
    const kept = actions.filter((one) => one !== action);
    // A statement may not be without an action: this one is needed by nobody.
    return kept.length > 0 ? kept : ['sts:GetCallerIdentity'];
  });

/**
 * Copies the synthesized app with one more right for some roles, on what they may do something else with already.
 *
 * @throws Error when a role may not do that
 */
export const assemblyWith = (rights: readonly (PolicyAction & { beside: string })[]): AssemblyCopy =>
  copyWith(rights, (actions, { action, beside }) =>
    actions.includes(beside) ? [...actions, action] : undefined,
  );

/** @param change of the actions of one statement; undefined when it is not about that one */
function copyWith<Change extends PolicyAction>(
  changes: readonly Change[],
  change: (actions: string[], wanted: Change) => string[] | undefined,
): AssemblyCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  // Layers of the deployment itself are large, and nothing here runs them.
  cpSync('cdk.out', folder, { recursive: true, filter: (file) => !file.endsWith('.zip') });
  for (const wanted of changes) {
    const changed = globSync('*.template.json', { cwd: folder })
      .map((name) => rewrite(path.join(folder, name), wanted, change))
      .reduce((sum, count) => sum + count, 0);
    if (changed !== 1)
      throw new Error(`The right ${wanted.action} of ${wanted.of} was changed ${changed} times, not once`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function rewrite<Change extends PolicyAction>(
  file: string,
  wanted: Change,
  change: (actions: string[], wanted: Change) => string[] | undefined,
): number {
  const template = JSON.parse(readFileSync(file, 'utf8')) as { Resources: Record<string, Resource> };
  let changed = 0;
  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type !== 'AWS::IAM::Policy' || !id.startsWith(wanted.of)) continue;
    for (const statement of Properties.PolicyDocument?.Statement ?? []) {
      const actions = change([statement.Action].flat(), wanted);
      if (actions === undefined) continue;
      statement.Action = actions;
      changed += 1;
    }
  }
  if (changed > 0) writeFileSync(file, JSON.stringify(template));
  return changed;
}
