import { build } from '../../infra/build/build.ts';
import { inform } from '../../infra/build/progress.ts';
import { findStage, ownAws } from './deployed/find-stage.ts';
import { serveStage } from './deployed/serve-stage.ts';
import { needPort } from './serving/need-port.ts';
import { printBanner, printStageBanner } from './serving/print-banner.ts';
import { servingOptions } from './serving/serving-options.ts';
import { startProduct } from './serving/start-product.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

try {
  const { stage, ...options } = servingOptions();
  await needPort(options.port);
  if (stage === undefined) {
    await build();
    printBanner(await inform('Starting tables, queues, mail and functions', () => startProduct(options)));
  } else {
    const deployed = await findStage(stage, await ownAws());
    printStageBanner(deployed, (await serveStage(deployed, options.port)).url);
  }
} catch (problem) {
  exitWithError(problem);
}
