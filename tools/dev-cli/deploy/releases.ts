import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { releaseBefore } from '../deployed/release-record.ts';

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

/** The name that a stage gives the folder's commit; it has a suffix when there are uncommitted changes. */
export async function releaseName(folder: string): Promise<string> {
  const isModified = (await git(folder, 'status', '--porcelain')) !== '';
  return `${await git(folder, 'rev-parse', 'HEAD')}${isModified ? '-modified' : ''}`;
}

/**
 * Tags the folder's commit as the release that a stage now runs, here and in the shared repository, if there is one.
 *
 * @returns a message for the user
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
 * The release to roll back to, from what a stage runs: the one before the first deployment of the running one. A release
 * without a tag, which was cut off or deployed by hand, counts as newer than all tagged ones.
 *
 * @param history oldest first
 * @param running the stage's commit; undefined for a stage that does not name it
 */
export function releaseToReturnTo(
  history: readonly Release[],
  running: string | undefined,
): Release | undefined {
  const index = history.findLastIndex(({ commit }) => commit === running);
  const isKnown = running === undefined || index >= 0;
  const upToRunning = index >= 0 ? history.slice(0, index + 1) : history;
  const deployed = isKnown ? upToRunning : [...upToRunning, { tag: '', commit: running }];
  return releaseBefore(deployed, ({ commit }) => commit);
}
