import { parseArgs } from 'node:util';
import { LocalStackError } from './process/local-stack-error.ts';
import { startLocalStack } from './start-local-stack.ts';

// Runs the local stack alone from the latest synthesis: `node tools/local-stack/start.ts --memory`.
const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    timings: { type: 'boolean', default: false },
  },
});

try {
  const localStack = await startLocalStack({
    port: Number(process.env.PORT ?? 3000),
    clock: process.env.LOCAL_CLOCK,
    dataDir: values.memory ? undefined : '.local',
    fresh: values.fresh,
  });
  const { api, aws, database, queues, stripe } = localStack.ports;
  console.log(
    `API ${api}, AWS endpoint ${aws}, DynamoDB ${database}, queues ${queues}, Stripe ${stripe}; inspector: ${localStack.url}/__local`,
  );
  if (values.timings) console.table(localStack.timings);
  console.log(`Ready: ${localStack.url}`);
} catch (problem) {
  if (!(problem instanceof LocalStackError)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
