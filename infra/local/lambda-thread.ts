// One execution environment of one function: loads its bundle once and answers one event after the other.
// Runs as a worker thread; no other module of the twin may be imported here.
import { parentPort, workerData } from 'node:worker_threads';

/** What the twin gives a new environment. */
export interface ThreadData {
  /** URL of the bundle's entry file. */
  bundle: string;
  /** Name of the exported handler. */
  handler: string;
  /** See {@link import('./stack-clock.ts').StackClock.offset}. */
  clockOffset: SharedArrayBuffer;
  functionName: string;
  functionArn: string;
  memoryMb: number;
}

/** One event for the handler, as JSON text since that is all Lambda hands over. */
export interface ThreadRequest {
  requestId: string;
  event: string;
  /** Milliseconds since the epoch, machine's clock. */
  deadline: number;
}

export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'failed-to-start'; error: ThreadError }
  | { kind: 'answered'; requestId: string; payload: string }
  | { kind: 'threw'; requestId: string; error: ThreadError };

export interface ThreadError {
  errorType: string;
  errorMessage: string;
  stack: string;
}

type Handler = (event: unknown, context: object) => unknown;

const data = workerData as ThreadData;
const machineNow = Date.now;
moveClock(data.clockOffset);

try {
  const bundle = (await import(data.bundle)) as Record<string, unknown>;
  const handler = bundle[data.handler];
  if (typeof handler !== 'function')
    throw new TypeError(`${data.bundle} exports no function ${data.handler}.`);
  parentPort?.on('message', (request: ThreadRequest) => void answer(handler as Handler, request));
  send({ kind: 'ready' });
} catch (problem) {
  send({ kind: 'failed-to-start', error: describeProblem(problem) });
}

async function answer(handler: Handler, { requestId, event, deadline }: ThreadRequest): Promise<void> {
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
    send({ kind: 'answered', requestId, payload });
  } catch (problem) {
    send({ kind: 'threw', requestId, error: describeProblem(problem) });
  }
}

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function describeProblem(problem: unknown): ThreadError {
  const error = problem instanceof Error ? problem : new Error(String(problem));
  return { errorType: error.name, errorMessage: error.message, stack: error.stack ?? '' };
}

/** Makes `Date` tell the stack's time. Timers and `performance` are left as they are: they measure durations. */
function moveClock(shared: SharedArrayBuffer): void {
  const offset = new Float64Array(shared);
  const MachineDate = Date;
  const now = (): number => machineNow.call(MachineDate) + (offset[0] ?? 0);
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, parameters, newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, property, receiver) => (property === 'now' ? now : Reflect.get(target, property, receiver)),
  });
}
