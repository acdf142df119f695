import { deployOptions } from './deploy/deploy-options.ts';
import { rollBack } from './deploy/roll-back.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

try {
  await rollBack(deployOptions('rollback', process.argv.slice(2)));
} catch (problem) {
  exitWithError(problem);
}
