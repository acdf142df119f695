import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project.ts';

const folder = path.join(projectFolder, 'build/fingerprints');

/** Inputs and outputs of a build step, as glob patterns from the project folder. */
export interface BuildStep {
  name: string;
  inputs: string[];
  ignored: string[];
  outputs: string[];
}

/** Whether the step's outputs still match its inputs. */
export function isUnchanged(step: BuildStep): boolean {
  const file = fileOf(step);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(step);
}

/** Records that a step has run. */
export function saveFingerprint(step: BuildStep): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(step), fingerprint(step));
}

function fileOf(step: BuildStep): string {
  return path.join(folder, `${step.name}.txt`);
}

/** Hashes content, not modification times: a test that rebuilds identical bundles must not trigger a synthesis. */
function fingerprint(step: BuildStep): string {
  const outputs = filesOf(step.outputs, []);
  if (outputs.length === 0) return 'no outputs';
  const hash = createHash('sha256').update(process.version);
  for (const file of [...filesOf(step.inputs, step.ignored), ...outputs]) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(projectFolder, file)));
  }
  return hash.digest('hex');
}

function filesOf(patterns: string[], ignored: string[]): string[] {
  return globSync(patterns, { cwd: projectFolder, exclude: ignored })
    .filter((file) => statSync(path.join(projectFolder, file)).isFile())
    .sort();
}
