import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A commit that a stage has run, and its tag. */
export interface Release {
  /** `deployed/<stage>/<when>`. */
  tag: string;
  commit: string;
}

/** Output of a Git command in a folder; throws Git's error message. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder });
  return stdout.trim();
}

/** Releases of a stage known to this clone, oldest first. */
export async function releasesOf(stage: string, folder: string): Promise<Release[]> {
  const format = '--format=%(refname:short) %(objectname)';
  const lines = await git(folder, 'for-each-ref', '--sort=refname', format, `refs/tags/deployed/${stage}/`);
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as [string, string])
    .map(([tag, commit]) => ({ tag, commit }));
}

/**
 * Tags the folder's commit as the release that a stage now runs, here and in the shared repository, if there is one.
 *
 * @returns a sentence for the user
 */
export async function tagRelease(stage: string, folder: string, now: Date): Promise<string> {
  if ((await git(folder, 'status', '--porcelain')) !== '')
    return 'Uncommitted changes were deployed: a rollback cannot return to this release.';
  const tag = `deployed/${stage}/${now.toISOString().replaceAll(':', '-').replace(/\..*$/, 'Z')}`;
  await git(folder, 'tag', tag);
  const remotes = (await git(folder, 'remote')).split('\n');
  if (!remotes.includes('origin')) return `This release is tagged ${tag}.`;
  try {
    await git(folder, 'push', '--quiet', 'origin', `refs/tags/${tag}`);
    return `This release is tagged ${tag}.`;
  } catch {
    return `This release is tagged ${tag}, in this clone only. Share it: \`git push origin ${tag}\`.`;
  }
}

/**
 * The release to roll back to: the one before the first deployment of the current one. A second rollback therefore goes
 * further back and never returns to the release just left.
 *
 * @param history oldest first
 */
export function releaseBefore(history: readonly Release[]): Release | undefined {
  const deployed: Release[] = [];
  for (const release of history) {
    const earlier = deployed.findIndex(({ commit }) => commit === release.commit);
    if (earlier >= 0) deployed.length = earlier;
    deployed.push(release);
  }
  return deployed.at(-2);
}
