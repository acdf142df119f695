import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';

/** Source files that a folder may contain directly; with more it needs subfolders. */
const maxFiles = 60;

it(`no folder contains more than ${maxFiles} source files`, () => {
  const files = globSync('{functions,infra,shared,tools,web}/**/*.{ts,tsx,css,mjs,md}', {
    cwd: projectFolder,
    exclude: ['web/**/.react-router', 'web/build'],
  });
  expect(files.length).toBeGreaterThan(2000);
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  const oversized = [...folders]
    .filter(([, folderFiles]) => folderFiles.length > maxFiles)
    .map(([folder]) => folder);
  expect(oversized).toEqual([]);
});
