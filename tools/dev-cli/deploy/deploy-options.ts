import { parseArgs } from 'node:util';
import { optionNames } from '../../../infra/stacks/options.ts';
import { parseStage } from '../../../infra/stacks/stage.ts';
import { CommandError } from '../terminal/exit-with-error.ts';

export interface DeployOptions {
  stage: string;
  /** Options of the deployment besides, each `name=value`. */
  context: readonly string[];
}

/** @throws PlainProblem that shows how the command is used */
export function deployOptions(command: 'deploy' | 'rollback', args: readonly string[]): DeployOptions {
  const usage = `Use \`npm run ${command} -- --stage prod\`, with any \`--context name=value\` that the stage was deployed with.`;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { stage: { type: 'string' }, context: { type: 'string', multiple: true, default: [] } },
    });
    if (values.stage === undefined) throw new Error('It has to be said which stage is meant.');
    // CDK takes any name in silence: a misspelt option would take away from the stage what it has.
    const misread = values.context.find((one) => !optionNames.includes(/^([a-z]+)=./.exec(one)?.[1] ?? ''));
    if (misread !== undefined)
      throw new Error(`"${misread}" is no option of a deployment. They are ${optionNames.join(', ')}.`);
    return { stage: parseStage(values.stage), context: values.context };
  } catch (problem) {
    throw new CommandError(`${(problem as Error).message}\n${usage}`);
  }
}
