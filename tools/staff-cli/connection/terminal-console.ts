import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Console, OperationProblem } from '../operation/operation.ts';

/** Creates the console of the terminal. With `isAlwaysYes`, it answers every question with yes. */
export function terminalConsole(isAlwaysYes: boolean): Console {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader, such as head, has exited. The command continues: it may be in the middle of a change.
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    say: (line) => console.log(line),
    confirm: async (question) => {
      if (isAlwaysYes) return true;
      if (!process.stdin.isTTY) {
        throw new OperationProblem(
          `Cannot ask "${question}" without a terminal. Nothing was changed; in scripts, add --yes.`,
        );
      }
      const prompt = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim());
      } finally {
        prompt.close();
      }
    },
    write: (name, text, replace) => {
      // Relative to the user's folder, since npm runs scripts in the project's.
      const file = path.resolve(process.env.INIT_CWD ?? '', name);
      if (existsSync(file) && !replace) return false;
      try {
        // The file holds guests' names: only its owner may read it.
        writeFileSync(file, text, { mode: 0o600 });
      } catch (cause) {
        throw new OperationProblem(`Cannot write ${name}.`, { cause });
      }
      return true;
    },
  };
}
