import type { FindSheetProps } from '../find/find-sheet.tsx';
import { longDay } from '../view/time-words.ts';
import type { TodayScreen } from './use-screen.ts';

/** The props of the search on this screen. */
export const findProps = (screen: TodayScreen): FindSheetProps => ({
  starts: screen.starts,
  day: longDay(screen.date),
  client: screen.client,
  readTyped: () => screen.typedAhead.current,
  onOpen({ party, start }) {
    screen.setSheet(undefined);
    screen.openStart(start);
    screen.openParty(party);
  },
  onOpenDay: screen.openPartyOnDay,
  onClose: () => screen.setSheet(undefined),
});
