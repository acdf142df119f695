import { useCallback, useEffect, useState } from 'react';
import type { DayAccess } from '../day/day-access.ts';
import { needsPerson, type OpenSheet, showsParty } from './open-sheet.ts';

/** The open sheet. One that writes, or shows a party, opens only once a colleague acts. */
export function useSheet(hasColleague: boolean, onWho: DayAccess['onAskColleague']) {
  const [sheet, setOpenSheet] = useState<OpenSheet>();
  useEffect(() => {
    if (!hasColleague) setOpenSheet((open) => (open && showsParty(open) ? undefined : open));
  }, [hasColleague]);
  const setSheet = useCallback(
    (next: OpenSheet | undefined) => {
      if (next === undefined || hasColleague || !needsPerson(next)) setOpenSheet(next);
      else onWho(() => setOpenSheet(next));
    },
    [hasColleague, onWho],
  );
  return { sheet, setSheet };
}
