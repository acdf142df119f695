import { deployOptions } from './deploy/deploy-options.ts';
import { deployStage } from './deploy/deploy-stage.ts';
import { localTools } from './deploy/local-tools.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

try {
  await deployStage(deployOptions('deploy', process.argv.slice(2)), localTools);
} catch (problem) {
  exitWithError(problem);
}
