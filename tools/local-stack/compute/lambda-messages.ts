/** Data of a new environment. */
export interface ThreadData {
  /** URL of the bundle's entry file. */
  bundle: string;
  /** Name of the exported handler. */
  handler: string;
  /** See {@link import('../process/stack-clock.ts').StackClock.offset}. */
  clockOffset: SharedArrayBuffer;
  /** Folder of the process's compile cache, if it has one: a thread does not inherit it. */
  compileCache: string | undefined;
  functionName: string;
  functionArn: string;
  memoryMb: number;
}

/** One event for the handler, as JSON text like Lambda's. */
export interface ThreadRequest {
  requestId: string;
  event: string;
  /** Milliseconds since the epoch, on the machine's clock. */
  deadline: number;
}

/** Messages from an environment to the local stack. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'failed-to-start'; error: ThreadError }
  | { kind: 'returned'; requestId: string; payload: string }
  | { kind: 'threw'; requestId: string; error: ThreadError };

export interface ThreadError {
  errorType: string;
  errorMessage: string;
  stack: string;
}
