import { deployOptions } from './deploy/deploy-options.ts';
import { deployStage } from './deploy/deploy-stage.ts';
import { ownTools } from './deploy/own-tools.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

try {
  await deployStage(deployOptions('deploy', process.argv.slice(2)), ownTools);
} catch (problem) {
  exitWithError(problem);
}
