import { findStage, ownAws } from '../deployed/find-stage.ts';
import { serveStage } from '../deployed/serve-stage.ts';
import { startTwin } from '../local/start-twin.ts';
import { build } from './build/build.ts';
import { inform } from './progress.ts';
import { sayAndFail } from './say-and-fail.ts';
import { introduce, introduceStage } from './serving/introduce.ts';
import { needPort } from './serving/need-port.ts';
import { servingOptions } from './serving/serving-options.ts';

try {
  const { stage, ...options } = servingOptions();
  await needPort(options.port);
  if (stage === undefined) {
    await build();
    introduce(await inform('Starting tables, queues, mail and functions', () => startTwin(options)));
  } else {
    const deployed = await findStage(stage, await ownAws());
    introduceStage(deployed, (await serveStage(deployed, options.port)).url);
  }
} catch (problem) {
  sayAndFail(problem);
}
