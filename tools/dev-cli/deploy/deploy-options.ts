import { parseArgs } from 'node:util';
import { optionNames } from '#infra/stacks/options.ts';
import { parseStage } from '#infra/stacks/stage.ts';
import { CommandError } from '../terminal/exit-with-error.ts';

export interface DeployOptions {
  stage: string;
  /** Further options of the deployment, each `name=value`. */
  context: readonly string[];
}

/** @throws CommandError with the usage of the command */
export function deployOptions(command: 'deploy' | 'rollback', args: readonly string[]): DeployOptions {
  const usage = `Usage: npm run ${command} -- --stage prod, with the same \`--context name=value\` options as the last deployment of the stage.`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { stage: { type: 'string' }, context: { type: 'string', multiple: true, default: [] } },
    });
    if (values.stage === undefined) throw new Error('Missing option: --stage');
    // CDK accepts any context name, so a misspelt option would silently remove a feature from the stage.
    const unknown = values.context.find((one) => !optionNames.includes(/^([a-z]+)=./.exec(one)?.[1] ?? ''));
    if (unknown !== undefined)
      throw new Error(`Unknown deployment option: "${unknown}". Options: ${optionNames.join(', ')}.`);
    return { stage: parseStage(values.stage), context: values.context };
  } catch (problem) {
    throw new CommandError(`${(problem as Error).message}\n${usage}`);
  }
}
