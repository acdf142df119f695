import { localStack } from '#tools/staff-cli/connection/local-stack.ts';
import type { Console, Operation, Request } from '#tools/staff-cli/operation/operation.ts';

/**
 * Runs a staff command on the site, and confirms every question. Runs in this process, since the command line takes
 * seconds to start.
 *
 * @returns the printed lines
 */
export async function ops(
  operation: Operation,
  { words, options = {} }: Partial<Request>,
  siteUrl = String(process.env.SITE_URL),
): Promise<string> {
  const lines: string[] = [];
  const staffConsole: Console = {
    say: (line) => lines.push(line),
    confirm: () => Promise.resolve(true),
    write: () => false,
  };
  const stack = await localStack(siteUrl);
  await operation.run({ words: words ?? [], options }, { ...stack, staffConsole });
  return lines.join('\n');
}
