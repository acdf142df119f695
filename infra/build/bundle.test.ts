import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { bundleOptions, bundlesFolder } from './bundle.ts';

it('the log shows an error of a bundle with file and line of its source', async () => {
  const parent = path.dirname(bundlesFolder);
  mkdirSync(parent, { recursive: true });
  const outdir = mkdtempSync(path.join(parent, 'bundle-'));
  onTestFinished(() => rmSync(outdir, { recursive: true }));
  const handler = path.join(outdir, 'failing.ts');
  writeFileSync(
    handler,
    "import { loggableError } from '#functions/kernel/log.ts';\n" +
      "export const handler = () => loggableError(new RangeError('No seats'));\n",
  );
  await build({ ...bundleOptions([{ name: 'failing', kind: 'worker', handler }]), outdir, write: true });
  const script = `const { handler } = await import('${outdir}/failing/index.mjs'); console.log(JSON.stringify(handler()))`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({
    error: 'RangeError',
    at: expect.stringContaining('failing.ts:2)'),
  });
});
