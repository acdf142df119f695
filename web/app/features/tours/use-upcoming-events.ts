import { useEffect, useState } from 'react';
import type { Thing } from 'schema-dts';

/**
 * Structured data of upcoming events; loaded last, since guests do not see it.
 *
 * @returns undefined until clock and code are there
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
