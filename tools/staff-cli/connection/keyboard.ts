import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Console, OperationProblem } from '../operation/operation.ts';

/** The person at the keyboard. With `yes`, every question is answered before it is asked. */
export function keyboard(yes: boolean): Console {
  return {
    say: (line) => console.log(line),
    confirm: async (question) => {
      if (yes) return true;
      if (!process.stdin.isTTY) {
        throw new OperationProblem(
          `Nobody is there to answer "${question}" Nothing was changed; scripts add --yes.`,
        );
      }
      const asking = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
      } finally {
        asking.close();
      }
    },
    write: (name, text, replace) => {
      // Where the person stands: npm runs its scripts in the project's folder.
      const file = path.resolve(process.env.INIT_CWD ?? '', name);
      if (existsSync(file) && !replace) return false;
      try {
        // Names of guests: for the person who asked for the file alone.
        writeFileSync(file, text, { mode: 0o600 });
      } catch (cause) {
        throw new OperationProblem(`${name} could not be written.`, { cause });
      }
      return true;
    },
  };
}
