import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { stageFile } from '#infra/stacks/stage-options.ts';
import { loadAwsAccess, readStackOutputs } from '../deployed/find-stage.ts';
import { CommandError } from '../terminal/report-failure.ts';
import { type DeployOptions, hurryOption } from './deploy-options.ts';
import { git, releasesOf, releaseToReturnTo } from './releases.ts';
import { spawnInherit } from './spawn-inherit.ts';

/**
 * Deploys the release before the one that the stage runs, with its code, dependencies and deploy command, and with
 * the options of this checkout. Data are kept; every release can read what its successor wrote.
 *
 * @throws CommandError without a previous release or without AWS credentials
 */
export async function rollBack({ stage, context, drop }: DeployOptions): Promise<void> {
  const running = (await readStackOutputs(stage, await loadAwsAccess()))?.Release;
  if ((await git(projectFolder, 'remote')).split('\n').includes('origin'))
    await git(projectFolder, 'fetch', '--quiet', '--tags', 'origin').catch(() =>
      console.log('The tags of origin cannot be fetched: only releases known to this clone are considered.'),
    );
  const previous = releaseToReturnTo(await releasesOf(stage, projectFolder), running);
  if (previous === undefined)
    throw new CommandError(
      `No release of ${stage} before ${running ?? 'the last one'} is known. Releases are the tags deployed/${stage}/…: run \`git fetch --tags\`, or check out a commit and run \`npm run deploy -- --stage ${stage}\`.`,
    );
  console.log(`Going back from ${running} to ${previous.tag}, commit ${previous.commit.slice(0, 12)}.`);
  const parent = mkdtempSync(path.join(tmpdir(), 'release-'));
  const [folder, options] = [path.join(parent, 'release'), path.join(parent, 'options.json')];
  if (existsSync(stageFile(stage))) copyFileSync(stageFile(stage), options);
  else writeFileSync(options, '{}');
  await git(projectFolder, 'worktree', 'add', '--detach', folder, previous.commit);
  try {
    const deploy = ['run', 'deploy', '--', '--stage', stage];
    // Skips the alarms: one that is still raised would roll this deployment back.
    const urgent = [...context, hurryOption].flatMap((option) => ['--context', option]);
    await spawnInherit('npm', ['ci', '--ignore-scripts'], folder, withoutCredentials());
    await spawnInherit('npm', ['rebuild', 'node'], folder, withoutCredentials());
    const build = [...deploy, '--build', '--options', options, ...urgent];
    await spawnInherit('npm', build, folder, withoutCredentials());
    const dropped = drop.flatMap((option) => ['--drop', option]);
    await spawnInherit('npm', [...deploy, '--app', 'build/deployment', ...dropped, ...urgent], folder);
  } finally {
    await git(projectFolder, 'worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true });
  }
}

/** Installing and building run code of packages, which needs no access to AWS or GitHub. */
export const withoutCredentials = (environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(AWS_|ACTIONS_|GITHUB_TOKEN$|GH_TOKEN$)/.test(name)),
  );
