import { build } from '../../infra/build/build.ts';
import { inform } from '../../infra/build/progress.ts';
import { findStage, ownAws } from './deployed/find-stage.ts';
import { serveStage } from './deployed/serve-stage.ts';
import { needPort } from './serving/need-port.ts';
import { introduce, introduceStage } from './serving/print-banner.ts';
import { servingOptions } from './serving/serving-options.ts';
import { startProduct } from './serving/start-product.ts';
import { sayAndFail } from './terminal/exit-with-error.ts';

try {
  const { stage, ...options } = servingOptions();
  await needPort(options.port);
  if (stage === undefined) {
    await build();
    introduce(await inform('Starting tables, queues, mail and functions', () => startProduct(options)));
  } else {
    const deployed = await findStage(stage, await ownAws());
    introduceStage(deployed, (await serveStage(deployed, options.port)).url);
  }
} catch (problem) {
  sayAndFail(problem);
}
