import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { optionNames } from '#infra/stacks/options.ts';
import { parseStage } from '#infra/stacks/stage.ts';
import { stageFile } from '#infra/stacks/stage-options.ts';
import { CommandError } from '../terminal/report-failure.ts';

/** Skips canary and alarms: for urgent fixes while an alarm is raised. */
export const hurryOption = 'hurry=true';

export interface DeployOptions {
  stage: string;
  /** Further options of the deployment, each `name=value`. */
  context: readonly string[];
  /** Options that this deployment removes from the stage. */
  drop: readonly string[];
  /** Only builds, without access to AWS. */
  build: boolean;
  /** Deploys this folder, which `--build` has written. */
  app?: string;
}

/** @throws CommandError with the usage of the command */
export function parseDeployOptions(command: 'deploy' | 'rollback', args: readonly string[]): DeployOptions {
  const usage = `Usage: npm run ${command} -- --stage prod. The options of a stage are in infra/stages/<stage>.json.`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        stage: { type: 'string' },
        context: { type: 'string', multiple: true, default: [] },
        drop: { type: 'string', multiple: true, default: [] },
        options: { type: 'string' },
        build: { type: 'boolean', default: false },
        app: { type: 'string' },
      },
    });
    if (values.stage === undefined) throw new Error('Missing option: --stage');
    const stage = parseStage(values.stage);
    const namedOptions = values.context.map(
      (option) => [option, /^([a-z]+)=./.exec(option)?.[1] ?? ''] as const,
    );
    // CDK accepts any context name, so a misspelt option would silently remove a feature from the stage.
    const unknown = namedOptions.find(([, name]) => !optionNames.includes(name));
    if (unknown !== undefined)
      throw new Error(`Unknown deployment option: "${unknown[0]}". Options: ${optionNames.join(', ')}.`);
    const lasting = namedOptions.find(([option]) => option !== hurryOption);
    if (lasting !== undefined && existsSync(stageFile(stage)))
      throw new Error(
        `The options of ${stage} are in infra/stages/${stage}.json: write ${lasting[1]} there, so that every deployment has it.`,
      );
    const context = [...values.context, ...(values.options ? [`options=${values.options}`] : [])];
    const { drop, build, app } = values;
    return { stage, context, drop, build, ...(app !== undefined && { app }) };
  } catch (problem) {
    throw new CommandError(`${(problem as Error).message}\n${usage}`);
  }
}
