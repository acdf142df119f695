import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { business } from '#shared/content/business.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { openApiDocument } from './api-description/openapi-document.ts';

const file = path.join(projectFolder, 'openapi.json');
const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
const text = `${JSON.stringify(openApiDocument(contracts, business.name, version), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('openapi.json is out of date: run `npm run openapi` and commit it.');
  process.exitCode = 1;
}
