import { ToolError } from '#infra/build/run-tool.ts';
import { LocalStackError } from '#tools/local-stack/process/local-stack-error.ts';

/** An expected failure: its message says what to do, so no stack is printed. */
export class CommandError extends Error {}

/** Ends a failed command: message for an expected error, stack for any other. */
export function exitWithError(problem: unknown): void {
  const isForeseen = [ToolError, CommandError, LocalStackError].some((kind) => problem instanceof kind);
  console.error(isForeseen ? (problem as Error).message.trim() : problem);
  process.exitCode = 1;
}
