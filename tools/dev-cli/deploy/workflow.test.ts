import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';

const workflow = readFileSync(path.join(projectFolder, '.github/workflows/deploy.yml'), 'utf8');
const linesWith = (start: RegExp) =>
  workflow.split('\n').flatMap((line) => {
    const [, rest] = start.exec(line) ?? [];
    return rest === undefined ? [] : [rest];
  });

it('the workflow runs only commands of this project, which also run by hand', () => {
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

it('the workflow pins actions to the commits that were reviewed', () => {
  const actions = linesWith(/^\s+- uses: (.+)$/);
  expect(actions.length).toBeGreaterThan(3);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('the workflow contains no secret, and only the permissions that it needs', () => {
  expect(workflow).not.toContain('secrets.');
  expect(workflow).toContain('\npermissions: {}\n');
  expect(linesWith(/^\s+([a-z-]+: write)$/)).toEqual(['id-token: write', 'contents: write']);
});

it('the workflow passes user input to commands through environment variables only', () => {
  for (const command of linesWith(/^\s+- run: (.+)$/)) expect(command).not.toContain('${{');
});

/** The first major version of each action that runs on Node 24: GitHub is retiring older runtimes. */
const firstOnNode24: Readonly<Record<string, number>> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/setup-java': 5,
  'aws-actions/configure-aws-credentials': 6,
};

it('the workflow uses actions that run on Node 24', () => {
  const tooOld = linesWith(/^\s+- uses: (.+)$/).filter((action) => {
    const [, name = '', major] = /^(.+)@[0-9a-f]{40} # v(\d+)/.exec(action) ?? [];
    return !(Number(major) >= (firstOnNode24[name] ?? Number.POSITIVE_INFINITY));
  });
  expect(tooOld).toEqual([]);
});

it('the workflow caches packages for every installation', () => {
  expect(linesWith(/^\s+cache: (.+)$/)).toEqual(linesWith(/^\s+- run: (npm ci)$/).map(() => 'npm'));
});

it('the workflow runs on pushes to branches, not on release tags', () => {
  expect(workflow).toContain('\n  push:\n    branches: ["**"]\n');
});
