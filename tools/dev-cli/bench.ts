import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { CommandError, reportFailure } from './terminal/report-failure.ts';

const [subject = '', ...args] = process.argv.slice(2);
const script = path.join(projectFolder, 'tools/benchmarks', subject, `${subject}-benchmark.ts`);

try {
  if (subject === '' || !existsSync(script))
    throw new CommandError(
      'Missing benchmark: npm run bench -- web (or reads, office, dark, kept, edge, cold)',
    );
  const child = spawn(process.execPath, [script, ...args], { cwd: projectFolder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} catch (problem) {
  reportFailure(problem);
}
