import { buildWithoutSite } from '../../infra/build/build.ts';
import { inform } from '../../infra/build/progress.ts';
import type { Twin } from '../local-stack/api/local-stack.ts';
import { startPagesServer } from './serving/development-pages.ts';
import { needPort } from './serving/need-port.ts';
import { onSourceChange } from './serving/on-source-change.ts';
import { introduce } from './serving/print-banner.ts';
import { servingOptions } from './serving/serving-options.ts';
import { startProduct } from './serving/start-product.ts';
import { PlainProblem, sayAndFail } from './terminal/exit-with-error.ts';

const watched = ['functions', 'shared', 'infra'];

try {
  const { stage, ...options } = servingOptions();
  if (stage !== undefined)
    throw new PlainProblem('A deployed stage is worked on with `npm start -- --stage …`.');
  await needPort(options.port);
  const pages = await startPagesServer();
  const start = async (): Promise<Twin> => {
    await buildWithoutSite();
    return await startProduct({ ...options, pages });
  };
  let twin = await inform('Starting tables, queues, mail and functions', start);
  introduce(twin);

  // Synthesizing again is what makes a change of rights, routes and variables count as well as one of code.
  onSourceChange(watched, async (file) => {
    console.log(`${file} changed`);
    try {
      await buildWithoutSite();
      if (twin.reload()) return console.log(`New code is served: ${twin.url}`);
      await twin.stop();
      twin = await startProduct({ ...options, fresh: false, pages });
      console.log(`Ready again: ${twin.url}`);
    } catch (problem) {
      sayAndFail(problem);
      console.error('The functions are those of before; save again when it is mended.');
    }
  });
} catch (problem) {
  sayAndFail(problem);
}
