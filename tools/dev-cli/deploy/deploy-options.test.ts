import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { optionNames } from '#infra/stacks/options.ts';
import { parseDeployOptions } from './deploy-options.ts';

it('parseDeployOptions reads the stage and its options', () => {
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
  expect(parseDeployOptions('deploy', args)).toEqual({
    stage: 'demo',
    context: ['firewall=true'],
    drop: ['zone'],
    build: false,
    app: 'build/deployment',
  });
});

it('parseDeployOptions refuses an option in --context if it belongs in the options file of the stage', () => {
  const parse = (option: string) => parseDeployOptions('deploy', ['--stage', 'prod', '--context', option]);
  expect(() => parse('zone=Z1')).toThrow('write zone there');
  expect(parse('hurry=true').context).toEqual(['hurry=true']);
});

it('parseDeployOptions passes the options file given with --options on in the context', () => {
  const args = ['--stage', 'prod', '--options', '/tmp/prod.json'];
  expect(parseDeployOptions('deploy', args).context).toEqual(['options=/tmp/prod.json']);
});

it('parseDeployOptions accepts exactly the options that DEPLOY.md documents', () => {
  const page = readFileSync(path.join(projectFolder, 'infra/DEPLOY.md'), 'utf8');
  const documented = new Set([...page.matchAll(/^\| `([a-z]+)` \|/gm)].map(([, name = '']) => name));
  const args = [...documented].flatMap((name) => ['--context', `${name}=x`]);
  expect(parseDeployOptions('deploy', ['--stage', 'demo', ...args]).context).toHaveLength(documented.size);
  expect([...documented].sort()).toEqual([...optionNames].sort());
});

it.each([
  [[], 'Missing option: --stage'],
  [['--stage', 'Prod'], 'cannot be a stage'],
  [['--stage', 'prod', '--context', 'firewall'], 'Unknown deployment option: "firewall"'],
  [['--stage', 'prod', '--context', 'firewal=true'], 'Unknown deployment option: "firewal=true"'],
  [['--stage', 'prod', '--context', 'stage=dev'], 'Unknown deployment option: "stage=dev"'],
  [['--stage', 'prod', '--now'], "Unknown option '--now'"],
])('parseDeployOptions rejects %j with "%s" and the usage', (args, message) => {
  expect(() => parseDeployOptions('rollback', args)).toThrow(message);
  expect(() => parseDeployOptions('rollback', args)).toThrow('Usage: npm run rollback -- --stage prod');
});
