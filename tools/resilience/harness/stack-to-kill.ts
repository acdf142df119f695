// A local stack in its own process, to be killed. Prints its URL in one line of JSON; the second argument names the
// step that a booking's mail must not reach.
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';

/** The step that a booking's event does not pass before the kill. */
export type StopsAt = 'the stream' | 'the queue' | 'SES';

const [, , options = '{}', stopsAt] = process.argv as [string, string, string?, StopsAt?];
const localStack = await startProduct(JSON.parse(options));
if (stopsAt === 'the stream') for (const pipe of localStack.pipes) pipe.pause();
if (stopsAt === 'the queue') await localStack.pauseWorkers();
if (stopsAt === 'SES') localStack.faults.set([{ service: 'ses', effect: { kind: 'hang' } }]);
process.stdout.write(`${JSON.stringify({ url: localStack.url })}\n`);
