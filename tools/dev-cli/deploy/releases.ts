import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A commit that a stage has run, under the tag by which that is remembered. */
export interface Release {
  /** `deployed/<stage>/<when>`. */
  tag: string;
  commit: string;
}

/** Answers what Git prints in a folder; throws what it complains of. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: folder });
  return stdout.trim();
}

/** What a stage has run, oldest first, as far as this clone knows. */
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
 * Marks the commit of a folder as what a stage runs from now on, here and, if there is one, in the repository that
 * others share.
 *
 * @returns what became of it, in a sentence
 */
export async function tagRelease(stage: string, folder: string, now: Date): Promise<string> {
  if ((await git(folder, 'status', '--porcelain')) !== '')
    return 'Some of what was deployed is not committed: a rollback will not come back to it.';
  const tag = `deployed/${stage}/${now.toISOString().replaceAll(':', '-').replace(/\..*$/, 'Z')}`;
  await git(folder, 'tag', tag);
  const remotes = (await git(folder, 'remote')).split('\n');
  if (!remotes.includes('origin')) return `This release is remembered as ${tag}.`;
  try {
    await git(folder, 'push', '--quiet', 'origin', `refs/tags/${tag}`);
    return `This release is remembered as ${tag}.`;
  } catch {
    return `This release is remembered as ${tag}, in this clone alone: \`git push origin ${tag}\` tells the others.`;
  }
}

/**
 * The release to go back to: the one that ran before the present one came for the first time. So a rollback after a
 * rollback goes further back, and never to what has just been left.
 *
 * @param history oldest first
 */
export function releaseBefore(history: readonly Release[]): Release | undefined {
  const standing: Release[] = [];
  for (const release of history) {
    const seen = standing.findIndex(({ commit }) => commit === release.commit);
    if (seen >= 0) standing.length = seen;
    standing.push(release);
  }
  return standing.at(-2);
}
