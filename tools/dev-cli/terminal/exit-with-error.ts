import { ToolError } from '../../../infra/build/run-tool.ts';
import { LocalStackError } from '../../local-stack/process/local-stack-error.ts';

/** A problem whose message tells the person at the keyboard what to do; its stack would only hide that. */
export class CommandError extends Error {}

/** Ends a command that cannot go on: plainly for what was foreseen, with the stack for what was not. */
export function exitWithError(problem: unknown): void {
  const isForeseen = [ToolError, CommandError, LocalStackError].some((kind) => problem instanceof kind);
  console.error(isForeseen ? (problem as Error).message.trim() : problem);
  process.exitCode = 1;
}
