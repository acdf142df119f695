import { ToolError } from '#infra/build/run-tool.ts';
import { LocalStackError } from '#tools/local-stack/process/local-stack-error.ts';

/** An expected failure: its message names the remedy, so no stack is printed. */
export class CommandError extends Error {}

/** Prints the message of an expected error, or the stack of any other, and sets the exit code of the process. */
export function reportFailure(problem: unknown): void {
  const isExpected = [ToolError, CommandError, LocalStackError].some((kind) => problem instanceof kind);
  console.error(isExpected ? (problem as Error).message.trim() : problem);
  process.exitCode = 1;
}
