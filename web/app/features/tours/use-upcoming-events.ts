import { useEffect, useState } from 'react';
import type { Thing } from 'schema-dts';

/**
 * What search engines are told of coming events. Guests do not see it: it comes after all that they do.
 *
 * @returns undefined until the page has a clock and the code is here
 */
export function useUpcomingEvents(now: Date | undefined): readonly Thing[] | undefined {
  const [events, setEvents] = useState<readonly Thing[]>();
  useEffect(() => {
    if (now === undefined) return;
    import('../../content/structured-data/tours.ts').then(
      ({ upcomingEvents }) => setEvents(upcomingEvents(now)),
      () => {},
    );
  }, [now]);
  return events;
}
