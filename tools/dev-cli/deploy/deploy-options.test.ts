import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../../infra/build/project.ts';
import { optionNames } from '../../../infra/stacks/options.ts';
import { deployOptions } from './deploy-options.ts';

it('reads which stage is meant, and its options', () => {
  const args = ['--stage', 'prod', '--context', 'firewall=true', '--context', 'domain=www.example.com'];
  expect(deployOptions('deploy', args)).toEqual({
    stage: 'prod',
    context: ['firewall=true', 'domain=www.example.com'],
  });
});

it('takes every option that DEPLOY.md names, and there are no others', () => {
  const page = readFileSync(path.join(projectFolder, 'infra/DEPLOY.md'), 'utf8');
  const named = new Set([...page.matchAll(/--context ([a-z]+)=/g)].map(([, name = '']) => name));
  named.delete('stage');
  const args = [...named].flatMap((name) => ['--context', `${name}=x`]);
  expect(deployOptions('deploy', ['--stage', 'prod', ...args]).context).toHaveLength(named.size);
  expect([...named].sort()).toEqual([...optionNames].sort());
});

it.each([
  [[], 'It has to be said which stage is meant.'],
  [['--stage', 'Prod'], 'cannot be a stage'],
  [['--stage', 'prod', '--context', 'firewall'], '"firewall" is no option of a deployment.'],
  [['--stage', 'prod', '--context', 'firewal=true'], '"firewal=true" is no option of a deployment.'],
  [['--stage', 'prod', '--context', 'stage=dev'], '"stage=dev" is no option of a deployment.'],
  [['--stage', 'prod', '--now'], "Unknown option '--now'"],
])('says of %j what is wrong, and how it is meant', (args, sentence) => {
  expect(() => deployOptions('rollback', args)).toThrow(sentence);
  expect(() => deployOptions('rollback', args)).toThrow('Use `npm run rollback -- --stage prod`');
});
