import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { optionNames } from '#infra/stacks/options.ts';
import { deployOptions } from './deploy-options.ts';

it('deployOptions reads the stage and its options', () => {
  const args = [
    '--stage',
    'demo',
    '--context',
    'firewall=true',
    '--drop',
    'zone',
    '--app',
    'build/deployment',
  ];
  expect(deployOptions('deploy', args)).toEqual({
    stage: 'demo',
    context: ['firewall=true'],
    drop: ['zone'],
    build: false,
    app: 'build/deployment',
  });
});

it('deployOptions refuses lasting options for a stage with a file, which later deployments read', () => {
  const given = (option: string) => deployOptions('deploy', ['--stage', 'prod', '--context', option]);
  expect(() => given('zone=Z1')).toThrow('write zone there');
  expect(given('hurry=true').context).toEqual(['hurry=true']);
});

it('deployOptions reads the options of a rollback from the current options file', () => {
  const args = ['--stage', 'prod', '--options', '/tmp/prod.json'];
  expect(deployOptions('deploy', args).context).toEqual(['options=/tmp/prod.json']);
});

it('deployOptions accepts exactly the options that DEPLOY.md documents', () => {
  const page = readFileSync(path.join(projectFolder, 'infra/DEPLOY.md'), 'utf8');
  const named = new Set([...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name = '']) => name));
  const args = [...named].flatMap((name) => ['--context', `${name}=x`]);
  expect(deployOptions('deploy', ['--stage', 'demo', ...args]).context).toHaveLength(named.size);
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
