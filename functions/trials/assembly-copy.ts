import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A synthesized app of its own, to take something away from. */
export interface AssemblyCopy {
  readonly folder: string;
  remove(): void;
}

interface Resource {
  Type: string;
  Properties: { PolicyDocument?: { Statement: { Action: string | string[] }[] } };
}

/**
 * Copies the synthesized app without some rights: logical ids, or how they start, and the action each loses.
 *
 * @throws Error when a function had no such right to lose
 */
export function assemblyWithout(rights: readonly { of: string; action: string }[]): AssemblyCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  // Layers of the deployment itself are large, and nothing here runs them.
  cpSync('cdk.out', folder, { recursive: true, filter: (file) => !file.endsWith('.zip') });
  for (const { of, action } of rights) {
    const lost = globSync('*.template.json', { cwd: folder })
      .map((name) => takeAway(path.join(folder, name), of, action))
      .reduce((sum, count) => sum + count, 0);
    if (lost !== 1) throw new Error(`${of} has the right ${action} ${lost} times, not once`);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function takeAway(file: string, of: string, action: string): number {
  const template = JSON.parse(readFileSync(file, 'utf8')) as { Resources: Record<string, Resource> };
  let lost = 0;
  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (Type !== 'AWS::IAM::Policy' || !id.startsWith(of)) continue;
    for (const statement of Properties.PolicyDocument?.Statement ?? []) {
      const actions = [statement.Action].flat();
      if (!actions.includes(action)) continue;
      const kept = actions.filter((one) => one !== action);
      // A statement may not be without an action: this one is needed by nobody.
      statement.Action = kept.length > 0 ? kept : ['sts:GetCallerIdentity'];
      lost += 1;
    }
  }
  if (lost > 0) writeFileSync(file, JSON.stringify(template));
  return lost;
}
