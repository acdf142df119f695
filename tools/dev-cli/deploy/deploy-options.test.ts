import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { optionNames } from '#infra/stacks/options.ts';
import { deployOptions } from './deploy-options.ts';

it('deployOptions reads the stage and its options', () => {
  const args = ['--stage', 'prod', '--context', 'firewall=true', '--context', 'domain=www.example.com'];
  expect(deployOptions('deploy', args)).toEqual({
    stage: 'prod',
    context: ['firewall=true', 'domain=www.example.com'],
  });
});

it('deployOptions accepts exactly the options that DEPLOY.md documents', () => {
  const page = readFileSync(path.join(projectFolder, 'infra/DEPLOY.md'), 'utf8');
  const named = new Set([...page.matchAll(/--context ([a-z]+)=/g)].map(([, name = '']) => name));
  named.delete('stage');
  const args = [...named].flatMap((name) => ['--context', `${name}=x`]);
  expect(deployOptions('deploy', ['--stage', 'prod', ...args]).context).toHaveLength(named.size);
  expect([...named].sort()).toEqual([...optionNames].sort());
});

it.each([
  [[], 'Missing option: --stage'],
  [['--stage', 'Prod'], 'cannot be a stage'],
  [['--stage', 'prod', '--context', 'firewall'], 'Unknown deployment option: "firewall"'],
  [['--stage', 'prod', '--context', 'firewal=true'], 'Unknown deployment option: "firewal=true"'],
  [['--stage', 'prod', '--context', 'stage=dev'], 'Unknown deployment option: "stage=dev"'],
  [['--stage', 'prod', '--now'], "Unknown option '--now'"],
])('deployOptions rejects %j with "%s" and the usage', (args, sentence) => {
  expect(() => deployOptions('rollback', args)).toThrow(sentence);
  expect(() => deployOptions('rollback', args)).toThrow('Usage: npm run rollback -- --stage prod');
});
