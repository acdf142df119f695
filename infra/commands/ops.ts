import { OperationProblem } from '../../functions/operations/operation.ts';
import { help, readCommand } from '../../functions/operations/read-command.ts';
import { findStage, ownAws } from '../deployed/find-stage.ts';
import { deployedStack } from './ops/deployed-stack.ts';
import { keyboard } from './ops/keyboard.ts';
import { localStack } from './ops/local-stack.ts';
import { PlainProblem, sayAndFail } from './say-and-fail.ts';

try {
  const command = readCommand(process.argv.slice(2));
  if (command === undefined) console.log(help);
  else {
    const { operation, request, stage, url, yes } = command;
    const stack =
      stage === undefined
        ? await localStack(url ?? `http://localhost:${process.env.PORT || 3000}`)
        : deployedStack(await findStage(stage, await ownAws()));
    await operation.run(request, { ...stack, desk: keyboard(yes) });
  }
} catch (problem) {
  sayAndFail(
    problem instanceof OperationProblem ? new PlainProblem(problem.message, { cause: problem }) : problem,
  );
}
