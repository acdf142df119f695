import type { Release, ReleaseStatus } from './releases.ts';

export const releasesCopy = {
  title: ['Storian', 'Collection'],
  lead: 'Storian is Bislama for telling a story. Every release in this collection came with one.',
  note: 'Each is blended once and bottled once. When the last bottle has gone, the story stays.',
  statuses: {
    available: 'Available',
    'low in stock': 'Low in stock',
    'sold out': 'Sold out',
    upcoming: 'Upcoming',
  } satisfies Record<ReleaseStatus, string>,
  status: 'Status:',
  factsOf: (title: string) => `Facts about ${title}`,
  facts: {
    batch: 'Batch',
    casks: 'Casks',
    filled: 'Filled',
    age: 'Age',
    bottled: 'Bottled',
    bottles: 'Bottles',
    abv: 'ABV',
    year: 'Year',
  },
  bottlesOf: (bottles: NonNullable<Release['bottles']>) => `${bottles}`,
  percent: (value: number) => `${value}%`,
  rest: 'Everything else is still in the casks.',
  noNumber: 'Not yet numbered',
} as const;
