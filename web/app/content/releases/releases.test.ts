import { describe, expect, it } from 'vitest';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { releases } from './releases.ts';

it('the rum releases have the specified titles and facts', () => {
  expect(releases).toMatchObject([
    {
      title: 'Lost Times',
      batch: 'ARB10',
      casks: '7 partial casks',
      abv: 40,
      bottles: 645,
      bottled: '2025-02-05',
    },
    { title: 'The Forgotten Casks', status: 'upcoming', bottles: 'Limited release' },
  ]);
});

describe.each(releases.map((release) => [release.title, release] as const))(
  'the rum release %s',
  (_, release) => {
    const facts = [release.casks, release.filled, release.age, release.batch, release.bottled, release.year];

    it('tells its story in complete sentences', () => {
      expect(release.storian.length).toBeGreaterThan(0);
      for (const text of [...release.storian, release.uniqueBlend ?? 'None.'])
        expect(text).toMatch(/^[A-Z].+\.$/);
    });

    it('has every fact if it is bottled, and none if it is upcoming', () => {
      const upcoming = release.status === 'upcoming';
      expect(facts.filter((fact) => fact === undefined)).toHaveLength(upcoming ? facts.length : 0);
      expect(typeof release.bottles).toBe(upcoming ? 'string' : 'number');
    });

    it('was bottled on a valid date in the year of the release', () => {
      const { bottled, year } = release;
      expect(bottled && parseCalendarDate(bottled)).toBe(bottled);
      expect(bottled?.slice(0, 4)).toBe(year?.toString());
    });

    it('has a unique batch number', () => {
      const numbers = releases.map(({ batch }) => batch).filter((batch) => batch !== undefined);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number).toMatch(/^[AY]RB\d+$/);
    });
  },
);
