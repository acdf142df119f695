import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { islands } from './islands.ts';
import { departed, teamGroups } from './people.ts';

const text = z.string().check(z.trim(), z.minLength(2), z.maxLength(200));
const Person = z.strictObject({
  name: text,
  role: text,
  island: z.enum(islands.map(({ name }) => name)),
  description: z.string().check(z.minLength(20), z.maxLength(160), z.regex(/[.?]$/)),
  photo: z.optional(z.looseObject({ src: z.string().check(z.startsWith('/')) })),
});

describe('the people on the team page', () => {
  it('are in the specified groups', () => {
    expect([...teamGroups, departed].map(({ name }) => name)).toEqual([
      'The Compass Keepers',
      'The Firehands',
      'The Wayfinders',
      'The Spirit Hosts',
      'The Spirit Bearers',
      'The Departed',
    ]);
  });

  it.each([...teamGroups, departed])(
    'in the group $name have a name, role, island and description',
    ({ people }) => {
      expect(people.length).toBeGreaterThan(0);
      for (const person of people) expect(z.safeParse(Person, person).error?.issues ?? []).toEqual([]);
      expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    },
  );
});

describe('the islands on the team page', () => {
  it.each(islands)('$name has a latitude between the ends of its coast', ({ latitudeSouth, coast }) => {
    const souths = coast.map(([, south]) => south);
    expect(latitudeSouth).toBeGreaterThan(Math.min(...souths));
    expect(latitudeSouth).toBeLessThan(Math.max(...souths));
  });

  it('lie in Vanuatu', () => {
    for (const [east, south] of islands.flatMap(({ coast }) => [...coast])) {
      expect(east).toBeGreaterThan(166);
      expect(east).toBeLessThan(170.5);
      expect(south).toBeGreaterThan(13);
      expect(south).toBeLessThan(20.5);
    }
  });
});
