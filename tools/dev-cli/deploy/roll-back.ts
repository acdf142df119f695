import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../../../infra/build/project.ts';
import { awsAccess } from '../deployed/find-stage.ts';
import { CommandError } from '../terminal/exit-with-error.ts';
import type { DeployOptions } from './deploy-options.ts';
import { hurryOption } from './deploy-stage.ts';
import { git, releaseBefore, releasesOf } from './releases.ts';
import { spawnInherit } from './spawn-inherit.ts';

/**
 * Deploys the release before the present one: its own code, with its own dependencies, by its own command. Data stay as
 * they are; releases read what the one after them has written.
 *
 * @throws PlainProblem when none is known, or there are no AWS credentials
 */
export async function rollBack({ stage, context }: DeployOptions): Promise<void> {
  if ((await git(projectFolder, 'remote')).split('\n').includes('origin'))
    await git(projectFolder, 'fetch', '--quiet', '--tags', 'origin');
  const before = releaseBefore(await releasesOf(stage, projectFolder));
  if (before === undefined)
    throw new CommandError(
      `No release of ${stage} before the present one is known. They are the tags deployed/${stage}/…: \`git fetch --tags\`, or check out what you want and \`npm run deploy -- --stage ${stage}\`.`,
    );
  // Its own deployment asks for credentials as well, but only when everything is installed.
  await awsAccess();
  console.log(`Going back to ${before.tag}, commit ${before.commit.slice(0, 12)}.`);
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'release-')), 'release');
  await git(projectFolder, 'worktree', 'add', '--detach', folder, before.commit);
  try {
    await spawnInherit('npm', ['ci'], folder);
    // At once, whatever is raised: with an alarm still on, a deployment that is judged would be put back.
    const options = [...context, hurryOption].flatMap((one) => ['--context', one]);
    await spawnInherit('npm', ['run', 'deploy', '--', '--stage', stage, ...options], folder);
  } finally {
    await git(projectFolder, 'worktree', 'remove', '--force', folder);
    rmSync(path.dirname(folder), { recursive: true });
  }
}
