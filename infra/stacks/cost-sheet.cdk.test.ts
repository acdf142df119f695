import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { bill } from '../bench/cost-lines.ts';
import { idleMonth } from '../bench/idle-month.ts';
import { prices } from '../bench/prices.ts';
import { projectRoot } from '../bundle.ts';
import { assemblyFolder } from './template.testing.ts';

it('the cost sheet tells what the template comes to in a month without a visitor', () => {
  const { lines, dollars } = bill(idleMonth(assemblyFolder('prod')), prices);
  const sheet = readFileSync(path.join(projectRoot, 'infra/COST.md'), 'utf8');
  const table = lines
    .map(({ what, amount, dollars: each }) => `| ${what} | ${amount} | ${each} |\n`)
    .join('');
  expect(sheet).toContain(`## A month without a visitor: $${dollars.toFixed(2)}\n`);
  expect(sheet).toContain(`|---|---:|---:|\n${table}\n`);
});
