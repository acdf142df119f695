import { parseDeployOptions } from './deploy/deploy-options.ts';
import { rollBack } from './deploy/roll-back.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

try {
  await rollBack(parseDeployOptions('rollback', process.argv.slice(2)));
} catch (problem) {
  exitWithError(problem);
}
