import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import { awsAccess } from '../deployed/find-stage.ts';
import { CommandError } from '../terminal/exit-with-error.ts';
import type { DeployOptions } from './deploy-options.ts';
import { hurryOption } from './deploy-stage.ts';
import { git, releaseBefore, releasesOf } from './releases.ts';
import { spawnInherit } from './spawn-inherit.ts';

/**
 * Deploys the previous release with its own code, dependencies and deploy command. Data stay; every release can read
 * what its successor wrote.
 *
 * @throws CommandError without a previous release or without AWS credentials
 */
export async function rollBack({ stage, context }: DeployOptions): Promise<void> {
  if ((await git(projectFolder, 'remote')).split('\n').includes('origin'))
    await git(projectFolder, 'fetch', '--quiet', '--tags', 'origin');
  const previous = releaseBefore(await releasesOf(stage, projectFolder));
  if (previous === undefined)
    throw new CommandError(
      `No earlier release of ${stage} is known. Releases are the tags deployed/${stage}/…: run \`git fetch --tags\`, or check out a commit and run \`npm run deploy -- --stage ${stage}\`.`,
    );
  // The deployment needs credentials too, but would only fail after the installation.
  await awsAccess();
  console.log(`Going back to ${previous.tag}, commit ${previous.commit.slice(0, 12)}.`);
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'release-')), 'release');
  await git(projectFolder, 'worktree', 'add', '--detach', folder, previous.commit);
  try {
    await spawnInherit('npm', ['ci'], folder);
    // Skips the alarms: one that is still raised would roll this deployment back.
    const options = [...context, hurryOption].flatMap((one) => ['--context', one]);
    await spawnInherit('npm', ['run', 'deploy', '--', '--stage', stage, ...options], folder);
  } finally {
    await git(projectFolder, 'worktree', 'remove', '--force', folder);
    rmSync(path.dirname(folder), { recursive: true });
  }
}
