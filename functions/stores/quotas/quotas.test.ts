import { describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import type { Quota } from '#shared/limits/quota.ts';
import { testTable } from '../table/table-content.testing.ts';
import { quotaStore } from './quotas.ts';

const quota: Quota = { max: 3, perHours: 1 };
const table = testTable();
const clock = testClock('2026-11-21T10:40:00Z');

const count = (subject = '203.0.113.7', points = 1, kind = 'forms') =>
  quotaStore(table, clock).count({ kind, subject, quota, points });
const results = async (times: number, ...args: Parameters<typeof count>) => {
  const outcomes = [];
  for (let time = 0; time < times; time += 1) outcomes.push((await count(...args)).result);
  return outcomes;
};

describe('a quota', () => {
  it('admits up to its limit and then returns the retry time', async () => {
    expect(await results(3)).toEqual(['counted', 'counted', 'counted']);
    expect(await count()).toEqual({ result: 'over', retryAfterSeconds: 20 * 60 });
  });

  it('is not exceeded by concurrent charges', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => count()));
    expect(outcomes.filter(({ result }) => result === 'counted')).toHaveLength(3);
  });

  it('admits charges again from the start of the next period', async () => {
    await results(4);
    clock.set(new Date('2026-11-21T10:59:59.999Z'));
    expect(await count()).toEqual({ result: 'over', retryAfterSeconds: 1 });
    clock.set(new Date('2026-11-21T11:00:00Z'));
    expect((await count()).result).toBe('counted');
  });

  it('is counted separately for each subject and each kind', async () => {
    await results(3);
    expect((await count('203.0.113.8')).result).toBe('counted');
    expect((await count('203.0.113.7', 1, 'others')).result).toBe('counted');
    expect((await count()).result).toBe('over');
  });

  it('counts points, and rejects a charge that would exceed the limit but admits a smaller one', async () => {
    expect(await results(1, 'a', 2)).toEqual(['counted']);
    expect(await results(1, 'a', 2)).toEqual(['over']);
    expect(await results(2, 'a', 1)).toEqual(['counted', 'over']);
  });
});

describe('releasing a charge of a quota', () => {
  const release = (points = 1) =>
    quotaStore(table, clock).release({ kind: 'forms', subject: '203.0.113.7', quota, points });

  it('restores exactly the points charged', async () => {
    await results(3);
    await release(2);
    expect(await results(3)).toEqual(['counted', 'counted', 'over']);
    await release(4);
    expect((await count()).result).toBe('over');
  });

  it('changes nothing once the period of the charge is over', async () => {
    await count();
    clock.set(new Date('2026-11-21T11:00:00Z'));
    await release();
    expect(await table.items()).toMatchObject([{ points: 1 }]);
  });
});

it('a quota stores a digest of the subject that differs in each period, until the period ends', async () => {
  await count('ana.sample@example.com');
  clock.set(new Date('2026-11-21T11:00:00Z'));
  await count('ana.sample@example.com');
  const items = await table.items();
  expect(new Set(items.map(({ pk }) => pk)).size).toBe(2);
  expect(items.map(({ expiresAt }) => expiresAt).sort()).toEqual(
    ['2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z'].map((end) => Date.parse(end) / 1000),
  );
  for (const item of items) {
    expect(item).toEqual({
      pk: expect.stringMatching(/^QUOTA#[0-9a-f]{40}$/),
      sk: 'QUOTA',
      points: 1,
      expiresAt: expect.any(Number),
    });
  }
});
