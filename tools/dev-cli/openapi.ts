import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { business } from '#shared/content/business.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { createOpenApiDocument } from './api-description/openapi-document.ts';

const file = path.join(projectFolder, 'openapi.json');
const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
const document = createOpenApiDocument(contracts, business.name, version);
// Formatted like any other file: indented JSON would be 50 % longer.
const text = execFileSync(
  path.join(projectFolder, 'node_modules/.bin/biome'),
  ['format', '--stdin-file-path=api.json'],
  { input: JSON.stringify(document), encoding: 'utf8', cwd: projectFolder },
);

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  console.info(`openapi.json: ${Math.round(Buffer.byteLength(text) / 1000)} kB`);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('openapi.json is out of date: run `npm run openapi` and commit it.');
  process.exitCode = 1;
}
