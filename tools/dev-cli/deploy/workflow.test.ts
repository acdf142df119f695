import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';

const read = (file: string) => readFileSync(path.join(projectFolder, '.github', file), 'utf8');
const workflow = read('workflows/deploy.yml');
const analysis = read('workflows/codeql.yml');
const linesWith = (start: RegExp, text = workflow) =>
  text.split('\n').flatMap((line) => {
    const [, rest] = start.exec(line) ?? [];
    return rest === undefined ? [] : [rest];
  });
const commandsIn = (text: string) => linesWith(/^\s+(?:- )?run: (.+)$/, text);
/** The text of each job, by name. */
const jobs = Object.fromEntries(
  workflow
    .split(/^jobs:$/m)[1]
    ?.split(/^ {2}(?=[a-z]+:$)/m)
    .slice(1)
    .map((job) => [job.slice(0, job.indexOf(':')), job]) ?? [],
);

it('the deployment workflow runs only commands of npm and of this project, which can also be run by hand', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'));
  const install = ['npm ci --ignore-scripts', 'npm rebuild node'];
  expect(Object.entries(jobs).map(([name, job]) => [name, commandsIn(job)])).toEqual([
    ['test', [...install, 'npm audit signatures', 'npm test']],
    [
      'build',
      [
        ...install,
        'npm run deploy -- --stage "$STAGE" --build $ARGUMENTS',
        'npm sbom --sbom-format cyclonedx --omit dev > build/sbom.json',
      ],
    ],
    [
      'deploy',
      [
        ...install,
        'npm run deploy -- --stage "$STAGE" --app build/deployment $ARGUMENTS',
        'npm run rollback -- --stage "$STAGE" $ARGUMENTS',
        'git push "https://x-access-token:$TOKEN@github.com/$GITHUB_REPOSITORY" "refs/tags/deployed/*:refs/tags/deployed/*"',
      ],
    ],
  ]);
  for (const command of ['deploy', 'rollback']) {
    expect(scripts[command]).toContain(`run.mjs ${command}`);
    expect(existsSync(path.join(projectFolder, 'tools/dev-cli', `${command}.ts`))).toBe(true);
  }
});

it('the deployment workflow builds and tests without access to AWS or write access to the repository', () => {
  for (const name of ['test', 'build']) {
    expect(jobs[name]).toContain('permissions:\n      contents: read\n');
    expect(jobs[name]).not.toContain('aws-actions');
    expect(jobs[name]).not.toContain('environment:');
    expect(jobs[name]).not.toContain('token');
  }
  expect(jobs.build).toContain('path: build/deployment\n');
});

it('the deployment workflow deploys the artefact of its build, only from main, and requests AWS credentials after the installation', () => {
  const { deploy = '' } = jobs;
  expect(deploy).toContain("&& github.ref == 'refs/heads/main'\n");
  const steps = ['npm rebuild node', 'actions/download-artifact', 'aws-actions/', '--app build/deployment'];
  const indexes = steps.map((step) => deploy.indexOf(step));
  expect(indexes).not.toContain(-1);
  expect([...indexes].sort((a, b) => a - b)).toEqual(indexes);
});

it('the artefact of the deployment workflow includes hidden files, such as the site’s folder .well-known', () => {
  expect(jobs.build).toMatch(/name: deployment\n(?: {10}.*\n)*? {10}include-hidden-files: true\n/);
});

it.each([
  ['deploy.yml', workflow],
  ['codeql.yml', analysis],
])('no checkout in the workflow %s leaves credentials in the working folder', (_, text) => {
  const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
  expect(checkouts.length).toBeGreaterThan(0);
  expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
});

const actions = [workflow, analysis].flatMap((text) => linesWith(/^\s+(?:- )?uses: (.+)$/, text));

it('the GitHub workflows pin each action to a commit and name its version', () => {
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) expect(action).toMatch(/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('the deployment workflow contains no secret, and only the permissions that it needs', () => {
  expect(workflow).not.toContain('secrets.');
  expect(workflow).toContain('\npermissions: {}\n');
  expect(linesWith(/^\s+([a-z-]+: write)$/)).toEqual(['id-token: write', 'contents: write']);
});

it('the deployment workflow passes user input to commands through environment variables only', () => {
  for (const command of commandsIn(workflow)) expect(command).not.toContain('${{');
});

/** The first major version of each action that runs on Node 24: GitHub is retiring older runtimes. */
const firstOnNode24: Readonly<Record<string, number>> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/setup-java': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
  'aws-actions/configure-aws-credentials': 6,
  'github/codeql-action/init': 4,
  'github/codeql-action/analyze': 4,
};

it('the GitHub workflows use actions that run on Node 24', () => {
  const tooOld = actions.filter((action) => {
    const [, name = '', major] = /^(.+)@[0-9a-f]{40} # v(\d+)/.exec(action) ?? [];
    return !(Number(major) >= (firstOnNode24[name] ?? Number.POSITIVE_INFINITY));
  });
  expect(tooOld).toEqual([]);
});

it('the deployment workflow caches npm packages for every installation', () => {
  expect(linesWith(/^\s+cache: (.+)$/)).toEqual(linesWith(/^\s+- run: (npm ci) /).map(() => 'npm'));
});

it('the deployment workflow runs on pushes to branches, not on release tags', () => {
  expect(workflow).toContain('\n  push:\n    branches: ["**"]\n');
});

it('Dependabot proposes updates of npm packages and of GitHub actions', () => {
  const config = read('dependabot.yml');
  expect(linesWith(/^ {2}- package-ecosystem: (.+)$/, config)).toEqual(['npm', 'github-actions']);
});
