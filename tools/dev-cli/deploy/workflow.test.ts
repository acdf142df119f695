import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../../infra/build/project.ts';

const workflow = readFileSync(path.join(projectFolder, '.github/workflows/deploy.yml'), 'utf8');
const linesWith = (start: RegExp) =>
  workflow.split('\n').flatMap((line) => {
    const [, rest] = start.exec(line) ?? [];
    return rest === undefined ? [] : [rest];
  });

it('runs nothing but commands of this project, which can be run by hand', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
  const commands = linesWith(/^\s+- run: (.+)$/);
  expect(commands).toEqual([
    'npm ci',
    'npm test',
    'npm ci',
    'npm run "$COMMAND" -- --stage "$STAGE" $DEPLOY_OPTIONS',
  ]);
  const [choices = ''] = linesWith(/^\s+options: \[(.+)\]$/);
  for (const command of choices.split(', ')) {
    expect(scripts[command]).toContain(`run.mjs ${command}`);
    expect(existsSync(path.join(projectFolder, 'tools/dev-cli', `${command}.ts`))).toBe(true);
  }
});

it('takes the actions of others as they were when they were read', () => {
  const actions = linesWith(/^\s+- uses: (.+)$/);
  expect(actions.length).toBeGreaterThan(3);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('holds no secret, and no more rights than it needs', () => {
  expect(workflow).not.toContain('secrets.');
  expect(workflow).toContain('\npermissions: {}\n');
  expect(linesWith(/^\s+([a-z-]+: write)$/)).toEqual(['id-token: write', 'contents: write']);
});

it('puts nothing that somebody typed into a command but by the environment', () => {
  for (const command of linesWith(/^\s+- run: (.+)$/)) expect(command).not.toContain('${{');
});

/** The first major version of each action that declares Node 24: GitHub is giving up the ones before. */
const firstOnNode24: Readonly<Record<string, number>> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/setup-java': 5,
  'aws-actions/configure-aws-credentials': 6,
};

it('takes actions that run on Node 24', () => {
  const tooOld = linesWith(/^\s+- uses: (.+)$/).filter((action) => {
    const [, name = '', major] = /^(.+)@[0-9a-f]{40} # v(\d+)/.exec(action) ?? [];
    return !(Number(major) >= (firstOnNode24[name] ?? Number.POSITIVE_INFINITY));
  });
  expect(tooOld).toEqual([]);
});

it('fetches each package once for each lock file, wherever it installs', () => {
  expect(linesWith(/^\s+cache: (.+)$/)).toEqual(linesWith(/^\s+- run: (npm ci)$/).map(() => 'npm'));
});

it('runs for what is pushed to branches, not for the tags by which it remembers releases', () => {
  expect(workflow).toContain('\n  push:\n    branches: ["**"]\n');
});
