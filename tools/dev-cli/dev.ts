import { buildWithoutSite } from '#infra/build/build.ts';
import { reportProgress } from '#infra/build/progress.ts';
import type { LocalStack } from '../local-stack/api/local-stack.ts';
import { startPagesServer } from './serving/development-pages.ts';
import { inviteLocalManager } from './serving/local-manager.ts';
import { onSourceChange } from './serving/on-source-change.ts';
import { printBanner } from './serving/print-banner.ts';
import { requireFreePort } from './serving/require-free-port.ts';
import { readServingOptions } from './serving/serving-options.ts';
import { startProduct } from './serving/start-product.ts';
import { reportFailure } from './terminal/report-failure.ts';

const watchedFolders = ['functions', 'shared', 'infra'];

try {
  const options = readServingOptions();
  await requireFreePort(options.port);
  const pages = await startPagesServer();
  const start = async (): Promise<LocalStack> => {
    await buildWithoutSite();
    return await startProduct({ ...options, pages });
  };
  let localStack = await reportProgress('Starting tables, queues, email and functions', start);
  printBanner(localStack, await inviteLocalManager(localStack));

  // Synthesizes again: permissions, routes and variables change along with the code.
  onSourceChange(watchedFolders, async (file) => {
    console.log(`${file} changed`);
    try {
      await buildWithoutSite();
      if (localStack.reload()) return console.log(`Reloaded: ${localStack.url}`);
      await localStack.stop();
      localStack = await startProduct({ ...options, fresh: false, pages });
      console.log(`Ready again: ${localStack.url}`);
    } catch (problem) {
      reportFailure(problem);
      console.error('The previous functions keep running; fix the error and save again.');
    }
  });
} catch (problem) {
  reportFailure(problem);
}
