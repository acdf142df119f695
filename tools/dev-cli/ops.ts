import { deployedStack } from '../staff-cli/connection/deployed-stack.ts';
import { localStack } from '../staff-cli/connection/local-stack.ts';
import { terminalConsole } from '../staff-cli/connection/terminal-console.ts';
import { OperationProblem } from '../staff-cli/operation/operation.ts';
import { runCommand } from '../staff-cli/operation/run-command.ts';
import { help, readCommand } from '../staff-cli/read-command.ts';
import { findStage, loadAwsAccess } from './deployed/find-stage.ts';
import { CommandError, reportFailure } from './terminal/report-failure.ts';

try {
  const command = readCommand(process.argv.slice(2));
  if (command === undefined) console.log(help);
  else {
    const { stage, url, isAlwaysYes } = command;
    const stack =
      stage === undefined
        ? await localStack(url ?? `http://localhost:${process.env.PORT || 3000}`)
        : deployedStack(await findStage(stage, await loadAwsAccess()));
    await runCommand(command, { ...stack, staffConsole: terminalConsole(isAlwaysYes) });
  }
} catch (problem) {
  reportFailure(
    problem instanceof OperationProblem ? new CommandError(problem.message, { cause: problem }) : problem,
  );
}
