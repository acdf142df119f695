import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../project.ts';

const folder = path.join(projectFolder, 'build/fingerprints');

/** What a build step reads and what it writes, as glob patterns from the project's top folder. */
export interface BuildStep {
  name: string;
  inputs: string[];
  /** Patterns of files inside the inputs that do not matter, such as tests. */
  ignored: string[];
  outputs: string[];
}

/** Whether the step's outputs are still those that were made from the present inputs. */
export function isUnchanged(step: BuildStep): boolean {
  const file = fileOf(step);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint(step);
}

/** Remembers, after a step has run, what it was made from and what it made. */
export function remember(step: BuildStep): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(step), fingerprint(step));
}

function fileOf(step: BuildStep): string {
  return path.join(folder, `${step.name}.txt`);
}

/** Inputs count by content; outputs by size and time, which is enough to notice that someone else wrote them. */
function fingerprint(step: BuildStep): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of filesOf(step.inputs, step.ignored)) hash.update(`\n${file}\n`).update(read(file));
  const outputs = filesOf(step.outputs, []);
  for (const file of outputs) {
    const { size, mtimeMs } = statSync(path.join(projectFolder, file));
    hash.update(`\n${file} ${size} ${mtimeMs}`);
  }
  return outputs.length === 0 ? 'nothing was made' : hash.digest('hex');
}

function filesOf(patterns: string[], ignored: string[]): string[] {
  return globSync(patterns, { cwd: projectFolder, exclude: ignored })
    .filter((file) => statSync(path.join(projectFolder, file)).isFile())
    .sort();
}

function read(file: string): Buffer {
  return readFileSync(path.join(projectFolder, file));
}
