import { parseDeployOptions } from './deploy/deploy-options.ts';
import { rollBack } from './deploy/roll-back.ts';
import { reportFailure } from './terminal/report-failure.ts';

try {
  await rollBack(parseDeployOptions('rollback', process.argv.slice(2)));
} catch (problem) {
  reportFailure(problem);
}
