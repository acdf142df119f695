import type { ReleaseRecord } from './release-record.ts';
import type { LiveFunction, StageFunctions } from './stage-functions.ts';

/** A stage in memory. `versions` lists the versions of each function, the live one last. */
export function stageInMemory(
  deployedRelease: string,
  versions: Readonly<Record<string, readonly string[]>>,
) {
  const published = new Map(Object.entries(versions).map(([name, all]) => [name, [...all]]));
  const live = new Map(Object.entries(versions).map(([name, all]) => [name, all.at(-1) ?? '']));
  const records: ReleaseRecord[] = [];
  const stack = {
    status: 'UPDATE_COMPLETE',
    outputs: { Release: deployedRelease } as Record<string, string>,
  };
  const functions: StageFunctions = {
    stack: async () => stack,
    all: async () =>
      [...live].map(
        ([name, version]): LiveFunction => ({
          name,
          functionName: `PortVilaRum-prod-${name}`,
          live: version,
          inUse: [version],
        }),
      ),
    versionsOf: async ({ name }) => published.get(name) ?? [],
    moveLive: async ({ name }, version) => {
      if (!published.get(name)?.includes(version)) throw new Error(`Lambda has no version ${version}`);
      live.set(name, version);
    },
    deleteVersion: async ({ name }, version) => {
      if (live.get(name) === version)
        throw new Error('Lambda does not delete a version that an alias points to');
      published.set(
        name,
        (published.get(name) ?? []).filter((other) => other !== version),
      );
    },
    records: async () => records,
    record: async (release) => {
      records.push(release);
    },
  };
  return { functions, live, published, records, stack };
}
