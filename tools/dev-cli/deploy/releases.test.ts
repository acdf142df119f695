import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git, releaseName, releasesOf, releaseToReturnTo, tagRelease } from './releases.ts';

describe('the release to roll back to (A to D are releases, tagged t0, t1, … in order of deployment)', () => {
  const history = (commits: string) => [...commits].map((commit, index) => ({ tag: `t${index}`, commit }));

  it.each([
    ['', undefined, undefined],
    ['A', 'A', undefined],
    ['AB', 'B', 't0'],
    ['ABC', 'C', 't1'],
    ['ABB', 'B', 't0'],
    // A rollback goes back to what ran before, not to the release just left.
    ['ABA', 'A', undefined],
    ['ABCB', 'B', 't0'],
    ['ABCBD', 'D', 't3'],
    // What runs has no tag: its deployment was cut off, or its changes were not committed.
    ['AB', 'C', 't1'],
    ['A', 'A-modified', 't0'],
    // A plain CDK deployment of an earlier commit leaves no tag either.
    ['ABC', 'B', 't0'],
    ['AB', undefined, 't0'],
  ])('after the deployments %s, while %s runs, has the tag %s', (commits, running, tag) => {
    expect(releaseToReturnTo(history(commits), running)?.tag).toBe(tag);
  });
});

describe('releases in Git', () => {
  let folder: string;
  const commit = async (text: string) => {
    writeFileSync(path.join(folder, 'file.txt'), text);
    await git(folder, 'add', '.');
    await git(folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', text);
    return await git(folder, 'rev-parse', 'HEAD');
  };
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
    await git(folder, 'init', '-q');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const timeAt = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));

  it('are tagged by stage, in order of deployment', async () => {
    const first = await commit('one');
    expect(await tagRelease('prod', folder, timeAt(1))).toContain('deployed/prod/2026-11-24T01-00-00Z');
    await tagRelease('prod-two', folder, timeAt(2));
    const second = await commit('two');
    await tagRelease('prod', folder, timeAt(10));
    expect(await releasesOf('prod', folder)).toEqual([
      { tag: 'deployed/prod/2026-11-24T01-00-00Z', commit: first },
      { tag: 'deployed/prod/2026-11-24T10-00-00Z', commit: second },
    ]);
    expect(await releasesOf('dev', folder)).toEqual([]);
  });

  it('are pushed to the shared repository, if there is one', async () => {
    const shared = path.join(folder, 'shared.git');
    writeFileSync(path.join(folder, '.gitignore'), 'shared.git\n');
    await git(folder, 'init', '-q', '--bare', shared);
    await git(folder, 'remote', 'add', 'origin', shared);
    await commit('one');
    await tagRelease('prod', folder, timeAt(1));
    expect(await git(shared, 'tag')).toBe('deployed/prod/2026-11-24T01-00-00Z');
    rmSync(shared, { recursive: true });
    expect(await tagRelease('prod', folder, timeAt(2))).toContain('in this clone only');
  });

  it('get no tag if uncommitted changes were deployed', async () => {
    await commit('one');
    writeFileSync(path.join(folder, 'file.txt'), 'other');
    expect(await tagRelease('prod', folder, timeAt(1))).toContain('Uncommitted changes were deployed');
    expect(await releaseName(folder)).toBe(`${await git(folder, 'rev-parse', 'HEAD')}-modified`);
    expect(await releasesOf('prod', folder)).toEqual([]);
  });
});
