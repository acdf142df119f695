import { useEffect, useState } from 'react';
import type { Thing } from 'schema-dts';
import { recentDays } from '#app/requests/list-holidays.ts';

/**
 * Structured data of upcoming events with the edits of managers. Loaded last, since guests do not see it.
 *
 * @returns undefined until clock and code are loaded
 */
export function useUpcomingEvents(now: Date | undefined): readonly Thing[] | undefined {
  const [events, setEvents] = useState<readonly Thing[]>();
  useEffect(() => {
    if (now === undefined) return;
    Promise.all([import('#app/content/structured-data/tours.ts'), recentDays(now)]).then(
      ([{ upcomingEvents }, { edits }]) => setEvents(upcomingEvents(now, edits)),
      () => {},
    );
  }, [now]);
  return events;
}
