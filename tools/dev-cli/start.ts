import { build } from '#infra/build/build.ts';
import { inform } from '#infra/build/progress.ts';
import { awsAccess, findStage } from './deployed/find-stage.ts';
import { serveStage } from './deployed/serve-stage.ts';
import { inviteLocalManager } from './serving/local-manager.ts';
import { printBanner, printStageBanner } from './serving/print-banner.ts';
import { requireFreePort } from './serving/require-free-port.ts';
import { servingOptions } from './serving/serving-options.ts';
import { startProduct } from './serving/start-product.ts';
import { exitWithError } from './terminal/exit-with-error.ts';

try {
  const { stage, ...options } = servingOptions();
  await requireFreePort(options.port);
  if (stage === undefined) {
    await build();
    const product = await inform('Starting tables, queues, mail and functions', () => startProduct(options));
    printBanner(product, await inviteLocalManager(product));
  } else {
    const deployed = await findStage(stage, await awsAccess());
    printStageBanner(deployed, (await serveStage(deployed, options.port)).url);
  }
} catch (problem) {
  exitWithError(problem);
}
