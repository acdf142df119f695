import { currentRecord, type ReleaseRecord } from '../deployed/release-record.ts';
import type { StageFunctions } from '../deployed/stage-functions.ts';

/** Number of releases whose versions are kept: the current one, and two to go back to. */
const keptReleases = 3;

/** Records which versions the functions have in the release that the stack runs. */
export async function recordRelease(functions: StageFunctions, deployed: string): Promise<void> {
  const live = await functions.all();
  const versions = Object.fromEntries(live.map(({ name, live }) => [name, live]));
  await functions.record({ deployed, release: deployed, versions });
}

/** Records a release whose deployment ended before it was recorded. */
export async function recordIfMissing(functions: StageFunctions, deployed: string): Promise<void> {
  const recorded = currentRecord(await functions.records(), deployed);
  if (recorded === undefined) await recordRelease(functions, deployed);
}

/**
 * Deletes versions of releases before the last three. A version that an alias routes calls to is never deleted.
 *
 * @returns how many were deleted
 */
export async function pruneVersions(functions: StageFunctions): Promise<number> {
  const retained = lastReleases(await functions.records());
  const deleted = (await functions.all()).map(async (lambda) => {
    const retainedVersions = new Set([
      ...lambda.inUse,
      ...retained.map(({ versions }) => versions[lambda.name]),
    ]);
    const versions = (await functions.versionsOf(lambda)).filter((version) => !retainedVersions.has(version));
    for (const version of versions) await functions.deleteVersion(lambda, version);
    return versions.length;
  });
  return (await Promise.all(deleted)).reduce((sum, count) => sum + count, 0);
}

/** The newest record of each of the last releases. */
function lastReleases(records: readonly ReleaseRecord[]): readonly ReleaseRecord[] {
  const byRelease = new Map(records.map((record) => [record.release, record]));
  const names = [...new Set(records.map(({ release }) => release).reverse())].slice(0, keptReleases);
  return names.flatMap((name) => byRelease.get(name) ?? []);
}
