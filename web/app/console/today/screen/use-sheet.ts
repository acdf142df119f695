import { useCallback, useEffect, useState } from 'react';
import type { DayAccess } from '../day/day-access.ts';
import { needsPerson, type OpenSheet, showsParty } from './open-sheet.ts';

/** The open sheet. One that writes, or shows a party, opens only once a colleague acts. */
export function useSheet(hasColleague: boolean, onWho: DayAccess['onAskColleague']) {
  const [sheet, show] = useState<OpenSheet>();
  useEffect(() => {
    if (!hasColleague) show((open) => (open && showsParty(open) ? undefined : open));
  }, [hasColleague]);
  const setSheet = useCallback(
    (next: OpenSheet | undefined) => {
      if (next === undefined || hasColleague || !needsPerson(next)) show(next);
      else onWho(() => show(next));
    },
    [hasColleague, onWho],
  );
  return { sheet, setSheet };
}
