import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const script = `
  import { terminalConsole } from '${path.join(import.meta.dirname, 'terminal-console.ts')}';
  const { say } = terminalConsole(false);
  for (let line = 0; line < 5000; line += 1) {
    say('x'.repeat(100));
    await new Promise(setImmediate);
  }
  process.stderr.write('finished');
`;

it('a staff command finishes without an error if the program that reads its output, such as head, exits first', () => {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'set -o pipefail; "$0" --input-type=module -e "$1" | true', process.execPath, script],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: 'finished' });
});
