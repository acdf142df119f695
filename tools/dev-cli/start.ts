import { build } from '#infra/build/build.ts';
import { reportProgress } from '#infra/build/progress.ts';
import { inviteLocalManager } from './serving/local-manager.ts';
import { printBanner } from './serving/print-banner.ts';
import { requireFreePort } from './serving/require-free-port.ts';
import { readServingOptions } from './serving/serving-options.ts';
import { startProduct } from './serving/start-product.ts';
import { reportFailure } from './terminal/report-failure.ts';

try {
  const options = readServingOptions();
  await requireFreePort(options.port);
  await build();
  const product = await reportProgress('Starting tables, queues, email and functions', () =>
    startProduct(options),
  );
  printBanner(product, await inviteLocalManager(product));
} catch (problem) {
  reportFailure(problem);
}
