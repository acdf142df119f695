import { ToolError } from './build/run-tool.ts';

/** A problem whose message tells the person at the keyboard what to do; its stack would only hide that. */
export class PlainProblem extends Error {}

/** Ends a command that cannot go on: plainly for what was foreseen, with the stack for what was not. */
export function sayAndFail(problem: unknown): void {
  const isForeseen = problem instanceof ToolError || problem instanceof PlainProblem;
  console.error(isForeseen ? problem.message.trim() : problem);
  process.exitCode = 1;
}
