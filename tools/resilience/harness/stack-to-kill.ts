// Runs a local stack in a separate process that a test kills. Prints its URL as a line of JSON; the second argument names
// the step that the event of a booking must not pass before the kill.
import { startProduct } from '#tools/dev-cli/serving/start-product.ts';

/** The step that a booking's event does not pass before the kill. */
export type StopsAt = 'the stream' | 'the queue' | 'SES';

const [, , options = '{}', stopsAt] = process.argv as [string, string, string?, StopsAt?];
const localStack = await startProduct(JSON.parse(options));
if (stopsAt === 'the stream') for (const pipe of localStack.pipes) pipe.pause();
if (stopsAt === 'the queue') await localStack.pauseWorkers();
if (stopsAt === 'SES') localStack.faults.set([{ service: 'ses', effect: { kind: 'hang' } }]);
process.stdout.write(`${JSON.stringify({ url: localStack.url })}\n`);
