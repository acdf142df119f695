export interface LogLine {
  functionId: string;
  text: string;
}

/** Logs of the functions and errors of the local stack. */
export interface LogBuffer {
  /** Latest lines, oldest first. */
  readonly lines: readonly LogLine[];
  line(functionId: string, text: string): void;
  problem(problem: unknown): void;
}

const maxLines = 5000;

/** @param quiet stores lines without printing them. */
export function createLogBuffer(quiet: boolean): LogBuffer {
  const lines: LogLine[] = [];
  const logBuffer: LogBuffer = {
    lines,
    line: (functionId, text) => {
      lines.push({ functionId, text });
      if (lines.length > maxLines) lines.shift();
      if (!quiet) process.stdout.write(`${functionId.replace(/CodeFunction[0-9A-F]{8}$/, '')}  ${text}\n`);
    },
    problem: (problem) => {
      logBuffer.line(
        'LocalStack',
        problem instanceof Error ? (problem.stack ?? problem.message) : String(problem),
      );
    },
  };
  return logBuffer;
}
