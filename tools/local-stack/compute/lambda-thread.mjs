// One execution environment of a function: loads the bundle once and handles one event after the other. It runs as a
// worker thread and must not import other modules of the local stack. Plain JavaScript, because loading the type
// stripper would take longer than the rest of a thread's start.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { ThreadData, ThreadError, ThreadMessage, ThreadRequest } from './lambda-messages.ts' */
/** @typedef {(event: unknown, context: object) => unknown} Handler */

const data = /** @type {ThreadData} */ (workerData);
const machineNow = Date.now;
moveClock(data.clockOffset);
// Compiling takes a third of the start-up time, and hundreds of threads run the same bundles.
if (data.compileCache !== undefined) enableCompileCache(data.compileCache);

try {
  const bundle = /** @type {Record<string, unknown>} */ (await import(data.bundle));
  const handler = bundle[data.handler];
  if (typeof handler !== 'function')
    throw new TypeError(`${data.bundle} exports no function ${data.handler}.`);
  parentPort?.on('message', (request) => void handleRequest(/** @type {Handler} */ (handler), request));
  send({ kind: 'ready' });
} catch (problem) {
  send({ kind: 'failed-to-start', error: describeProblem(problem) });
}

/**
 * @param {Handler} handler
 * @param {ThreadRequest} request
 */
async function handleRequest(handler, { requestId, event, deadline }) {
  const context = {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: data.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: data.functionArn,
    memoryLimitInMB: String(data.memoryMb),
    logGroupName: `/aws/lambda/${data.functionName}`,
    logStreamName: `local/[$LATEST]${process.env.AWS_ACCESS_KEY_ID ?? ''}`,
    getRemainingTimeInMillis: () => Math.max(0, deadline - machineNow()),
  };
  try {
    const payload = JSON.stringify((await handler(JSON.parse(event), context)) ?? null);
    send({ kind: 'returned', requestId, payload });
  } catch (problem) {
    send({ kind: 'threw', requestId, error: describeProblem(problem) });
  }
}

/** @param {ThreadMessage} message */
function send(message) {
  parentPort?.postMessage(message);
}

/**
 * @param {unknown} problem
 * @returns {ThreadError}
 */
function describeProblem(problem) {
  const error = problem instanceof Error ? problem : new Error(String(problem));
  return { errorType: error.name, errorMessage: error.message, stack: error.stack ?? '' };
}

/**
 * Makes `Date` return the stack's time. Timers and `performance` measure durations and stay as they are.
 *
 * @param {SharedArrayBuffer} buffer
 */
function moveClock(buffer) {
  const offset = new Float64Array(buffer);
  const MachineDate = Date;
  const now = () => machineNow.call(MachineDate) + (offset[0] ?? 0);
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, property, receiver) => (property === 'now' ? now : Reflect.get(target, property, receiver)),
  });
}
