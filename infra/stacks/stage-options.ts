import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { projectFolder } from '../build/project.ts';
import type { Stage } from './stage.ts';

/** The options that a stage's file may set: all except `hurry`. `readOptions` checks their patterns. */
export const StageOptions = z.strictObject({
  firewall: z.optional(z.boolean()),
  domain: z.optional(z.string()),
  certificate: z.optional(z.string()),
  preload: z.optional(z.boolean()),
  zone: z.optional(z.string()),
  dmarc: z.optional(z.enum(['none', 'quarantine', 'reject'])),
  github: z.optional(z.string()),
  backup: z.optional(z.string()),
  trail: z.optional(z.boolean()),
  watch: z.optional(z.boolean()),
  page: z.optional(z.string()),
  alarms: z.optional(z.email()),
  runbooks: z.optional(z.url()),
  budget: z.optional(z.number().check(z.positive())),
});
export type StageOptions = z.infer<typeof StageOptions>;

/** The path of the file with a stage's options, which is under version control. */
export const stageFile = (stage: Stage): string => path.join(projectFolder, 'infra/stages', `${stage}.json`);

/**
 * Reads the options of a stage from its file. A stage without a file has no options.
 *
 * @throws Error that names the file and the invalid option
 */
export function readStageOptions(file: string): StageOptions {
  if (!existsSync(file)) return {};
  const fileName = path.relative(projectFolder, file);
  try {
    const result = StageOptions.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (result.success) return result.data;
    const problems = result.error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `no option is called ${issue.keys.join(', ')}`
        : `invalid ${issue.path.join('.')}`,
    );
    throw new Error(`${problems.join('; ')}.`);
  } catch (problem) {
    throw new Error(`Invalid options in ${fileName}: ${(problem as Error).message}`, { cause: problem });
  }
}
