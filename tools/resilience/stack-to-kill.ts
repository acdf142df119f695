// A twin in a process of its own, so that the process can be killed. Tells its parent in one line of JSON where it
// answers; which step of a booking's mail it never gets to is said by the second argument.
import { startProduct } from '../dev-cli/serving/start-product.ts';

/** How far a booking's event gets before the process is killed. */
export type StopsAt = 'the stream' | 'the queue' | 'SES';

const [, , options = '{}', stopsAt] = process.argv as [string, string, string?, StopsAt?];
const localStack = await startProduct(JSON.parse(options));
if (stopsAt === 'the stream') for (const pipe of localStack.pipes) pipe.pause();
if (stopsAt === 'the queue') await localStack.pauseWorkers();
if (stopsAt === 'SES') localStack.faults.set([{ service: 'ses', effect: { kind: 'hang' } }]);
process.stdout.write(`${JSON.stringify({ url: localStack.url })}\n`);
