import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../terminal/report-failure.ts';

/** A synthesized deployment. */
export interface Assembly {
  readonly folder: string;
  /** Stacks that are deployed by a separate command. */
  readonly stacks: readonly string[];
  /** Commit of the release. */
  readonly release: string;
  /** Names of its options. */
  readonly options: readonly string[];
}

const templateSuffix = '.template.json';
/** CloudFormation deploys a nested stack with its parent. */
const nestedSuffix = '.nested.template.json';

/**
 * Reads an assembly of a stage.
 *
 * @param main name of the stage's stack
 * @throws CommandError when the folder contains no such stack
 */
export function readAssembly(folder: string, main: string): Assembly {
  const stacks = readdirSync(folder)
    .filter((file) => file.endsWith(templateSuffix) && !file.endsWith(nestedSuffix))
    .map((file) => file.slice(0, -templateSuffix.length));
  if (!stacks.includes(main)) throw new CommandError(`${folder} contains no deployment of ${main}.`);
  const { Outputs = {} } = JSON.parse(readFileSync(path.join(folder, `${main}${templateSuffix}`), 'utf8'));
  const options = String(Outputs.Options?.Value ?? 'none').split(' ');
  return {
    folder,
    stacks,
    release: String(Outputs.Release?.Value),
    options: options.filter((option) => option !== 'none'),
  };
}
