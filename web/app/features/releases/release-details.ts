import type { Release } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

export interface Detail {
  name: string;
  value: string;
}

/** Known details of a release in grid order, without the batch, which is shown separately. */
export function detailsOf(release: Release): readonly Detail[] {
  const { casks, filled, age, bottles, abv, year } = release;
  const bottled = release.bottled && parseCalendarDate(release.bottled);
  const values = {
    casks,
    filled,
    age,
    bottled: bottled && formatDate(bottled, { day: 'numeric', month: 'short', year: 'numeric' }),
    bottles: bottles && copy.bottlesOf(bottles),
    abv: abv && copy.percent(abv),
    year,
  };
  return Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ name: copy.facts[key as keyof typeof values], value: `${value}` }],
  );
}
