import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { StackClock } from '../process/stack-clock.ts';
import type { ThreadData, ThreadMessage, ThreadRequest } from './lambda-messages.ts';

/** A function of the template. */
export interface FunctionDefinition {
  /** Logical id. */
  id: string;
  name: string;
  arn: string;
  /** Absolute path of the bundle's entry file. */
  bundle: string;
  handler: string;
  /** Resolved from the template, without the variables that Lambda adds. */
  environment: Record<string, string>;
  timeoutSeconds: number;
  memoryMb: number;
}

export type InvocationResult =
  | { outcome: 'returned'; payload: unknown }
  | { outcome: 'threw' | 'timed-out' | 'crashed'; errorType: string; errorMessage: string };

/** Execution environments of one function; as in Lambda, each handles one event at a time. */
export interface FunctionPool {
  readonly definition: FunctionDefinition;
  invoke(event: unknown): Promise<InvocationResult>;
  /** Starts one environment unless there is one; resolves as soon as one is ready or starting has failed. */
  warm(): Promise<void>;
  /** Kills all environments, busy ones included, like a crash; returns their number. */
  kill(): Promise<number>;
  /** Lets busy environments finish and handles all later events in new ones, with the given bundle. */
  replaceBundle(bundle: string): void;
  readonly environments: { busy: number; idle: number };
  stop(): Promise<void>;
}

export interface FunctionPoolOptions {
  definition: FunctionDefinition;
  clock: StackClock;
  region: string;
  /** Origin of the AWS endpoint. */
  awsUrl: string;
  /** Concurrent environments; further events wait. */
  environments: number;
  /** Called for every new environment with its access key id. */
  admit(accessKeyId: string, kill: () => void): void;
  dismiss(accessKeyId: string): void;
  /** One line of the function's log. */
  log(line: string): void;
}

interface Invocation {
  request: string;
  resolve(result: InvocationResult): void;
}

interface Environment {
  worker: Worker;
  accessKeyId: string;
  bundle: string;
  ready: boolean;
  current: (Invocation & { requestId: string; timer: NodeJS.Timeout }) | undefined;
}

export function createFunctionPool(options: FunctionPoolOptions): FunctionPool {
  const { definition, log } = options;
  let bundle = definition.bundle;
  let isStopped = false;
  const environments = new Set<Environment>();
  const waiting: Invocation[] = [];
  const warmResolvers: (() => void)[] = [];

  function dispatch(): void {
    while (waiting.length > 0) {
      const idle = [...environments].find(
        (environment) =>
          environment.ready && environment.current === undefined && environment.bundle === bundle,
      );
      if (idle === undefined) break;
      serve(idle, waiting.shift() as Invocation);
    }
    const startingCount = [...environments].filter((environment) => !environment.ready).length;
    const missingCount = Math.min(waiting.length - startingCount, options.environments - environments.size);
    for (let started = 0; started < missingCount; started += 1) start();
  }

  function serve(environment: Environment, invocation: Invocation): void {
    const requestId = randomUUID();
    const milliseconds = definition.timeoutSeconds * 1000;
    const timer = setTimeout(() => {
      log(`Task timed out after ${definition.timeoutSeconds.toFixed(2)} seconds`);
      finish(environment, {
        outcome: 'timed-out',
        errorType: 'Sandbox.Timedout',
        errorMessage: `Task timed out after ${definition.timeoutSeconds.toFixed(2)} seconds`,
      });
      void terminate(environment);
    }, milliseconds);
    environment.current = { ...invocation, requestId, timer };
    const request: ThreadRequest = {
      requestId,
      event: invocation.request,
      deadline: Date.now() + milliseconds,
    };
    environment.worker.postMessage(request);
  }

  function finish(environment: Environment, result: InvocationResult): void {
    const { current } = environment;
    if (current === undefined) return;
    clearTimeout(current.timer);
    environment.current = undefined;
    current.resolve(result);
  }

  async function terminate(environment: Environment): Promise<void> {
    environments.delete(environment);
    if (environments.size === 0) for (const resolve of warmResolvers.splice(0)) resolve();
    options.dismiss(environment.accessKeyId);
    finish(environment, crashed('The environment was terminated.'));
    await environment.worker.terminate();
    if (!isStopped) dispatch();
  }

  function start(): void {
    const accessKeyId = `LOCAL${randomUUID().replaceAll('-', '').slice(0, 15).toUpperCase()}`;
    const data: ThreadData = {
      bundle: pathToFileURL(bundle).href,
      handler: definition.handler,
      clockOffset: options.clock.offset,
      compileCache: process.env.NODE_COMPILE_CACHE,
      functionName: definition.name,
      functionArn: definition.arn,
      memoryMb: definition.memoryMb,
    };
    const worker = new Worker(new URL('./lambda-thread.mjs', import.meta.url), {
      workerData: data,
      env: { ...awsVariables(options, accessKeyId), ...definition.environment },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb },
      stdout: true,
      stderr: true,
    });
    const environment: Environment = { worker, accessKeyId, bundle, ready: false, current: undefined };
    environments.add(environment);
    options.admit(accessKeyId, () => void terminate(environment));
    for (const stream of [worker.stdout, worker.stderr]) createInterface({ input: stream }).on('line', log);
    worker.on('message', (message: ThreadMessage) => receive(environment, message));
    worker.on('error', (problem) => log(`The environment crashed: ${problem.message}`));
    worker.on('exit', () => {
      if (environments.has(environment)) void terminate(environment);
    });
  }

  function receive(environment: Environment, message: ThreadMessage): void {
    switch (message.kind) {
      case 'ready':
        environment.ready = true;
        for (const resolve of warmResolvers.splice(0)) resolve();
        break;
      case 'failed-to-start': {
        log(message.error.stack);
        const { errorType, errorMessage } = message.error;
        for (const { resolve } of waiting.splice(0)) resolve({ outcome: 'crashed', errorType, errorMessage });
        for (const resolve of warmResolvers.splice(0)) resolve();
        void terminate(environment);
        return;
      }
      case 'returned':
        finish(environment, { outcome: 'returned', payload: JSON.parse(message.payload) });
        break;
      case 'threw': {
        const { errorType, errorMessage, stack } = message.error;
        log(stack);
        finish(environment, { outcome: 'threw', errorType, errorMessage });
        break;
      }
    }
    if (environment.current === undefined && environment.bundle !== bundle) void terminate(environment);
    else dispatch();
  }

  return {
    definition,
    get environments() {
      const busy = [...environments].filter(({ current }) => current !== undefined).length;
      return { busy, idle: environments.size - busy };
    },
    invoke: (event) => {
      if (isStopped) return Promise.resolve(crashed('The local stack has stopped.'));
      return new Promise((resolve) => {
        waiting.push({ request: JSON.stringify(event), resolve });
        dispatch();
      });
    },
    warm: () => {
      if (isStopped || [...environments].some(({ ready }) => ready)) return Promise.resolve();
      if (environments.size === 0) start();
      return new Promise((resolve) => {
        warmResolvers.push(resolve);
      });
    },
    kill: async () => {
      const terminated = [...environments];
      await Promise.all(terminated.map(terminate));
      return terminated.length;
    },
    replaceBundle: (next) => {
      bundle = next;
      for (const environment of environments) {
        if (environment.current === undefined) void terminate(environment);
      }
    },
    stop: async () => {
      isStopped = true;
      for (const { resolve } of waiting.splice(0)) resolve(crashed('The local stack has stopped.'));
      for (const resolve of warmResolvers.splice(0)) resolve();
      await Promise.all([...environments].map(terminate));
    },
  };
}

function crashed(errorMessage: string): InvocationResult {
  return { outcome: 'crashed', errorType: 'Runtime.ExitError', errorMessage };
}

/** Variables that Lambda sets, where they make sense locally. */
function awsVariables(
  { definition, region, awsUrl }: FunctionPoolOptions,
  accessKeyId: string,
): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    TZ: ':UTC',
    LANG: 'en_US.UTF-8',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: 'local',
    AWS_ENDPOINT_URL: awsUrl,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
  };
}
