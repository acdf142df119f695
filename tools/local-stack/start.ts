import { parseArgs } from 'node:util';
import { TwinError } from './process/local-stack-error.ts';
import { startTwin } from './start-local-stack.ts';

// Runs the twin by itself from what was last synthesized: `node tools/local-stack/start.ts --memory`.
const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    timings: { type: 'boolean', default: false },
  },
});

try {
  const twin = await startTwin({
    port: Number(process.env.PORT ?? 3000),
    clock: process.env.LOCAL_CLOCK,
    dataDir: values.memory ? undefined : '.local',
    fresh: values.fresh,
  });
  const { api, aws, database, queues, stripe } = twin.ports;
  console.log(
    `API ${api}, AWS endpoint ${aws}, DynamoDB ${database}, queues ${queues}, Stripe ${stripe}; inspector: ${twin.url}/__local`,
  );
  if (values.timings) console.table(twin.timings);
  console.log(`Ready: ${twin.url}`);
} catch (problem) {
  if (!(problem instanceof TwinError)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
