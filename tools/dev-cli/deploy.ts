import { parseDeployOptions } from './deploy/deploy-options.ts';
import { buildStage, deployStage } from './deploy/deploy-stage.ts';
import { localTools } from './deploy/local-tools.ts';
import { reportFailure } from './terminal/report-failure.ts';

try {
  const options = parseDeployOptions('deploy', process.argv.slice(2));
  await (options.build ? buildStage : deployStage)(options, localTools);
} catch (problem) {
  reportFailure(problem);
}
