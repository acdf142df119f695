import { startTwin } from '../local/twin.ts';
import { build } from './build/build.ts';
import { inform } from './progress.ts';
import { sayAndFail } from './say-and-fail.ts';
import { introduce } from './serving/introduce.ts';
import { needPort } from './serving/need-port.ts';
import { servingOptions } from './serving/serving-options.ts';

try {
  const options = servingOptions();
  await needPort(options.port);
  await build();
  introduce(await inform('Starting tables, queues, mail and functions', () => startTwin(options)));
} catch (problem) {
  sayAndFail(problem);
}
