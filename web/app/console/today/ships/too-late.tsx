import { shipsCopy as copy } from '#app/content/staff/ships-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { StartView } from '../view/start-view.ts';

const namesOf = ({ missedShips }: StartView): string => missedShips.map(({ ship }) => ship).join(', ');

export interface TooLateProps {
  start: StartView;
  now: Date;
  /** Leaves out the names if guests would miss all ships of the day. */
  isBrief?: boolean;
}

/** The ships that guests of a start would miss, as the end of a line about the start. */
export function TooLate({ start, now, isBrief = false }: TooLateProps) {
  if (start.missedShips.length === 0 || start.endsAt <= now) return null;
  const names = copy.tooLateFor(namesOf(start));
  return (
    <>
      ,{' '}
      <Text as="span" tone="few">
        {isBrief && start.missesEveryShip ? (
          <>
            <span aria-hidden="true">{copy.tooLate}</span>
            <VisuallyHidden>{names}</VisuallyHidden>
          </>
        ) : (
          names
        )}
      </Text>
    </>
  );
}

/** Warns before a party is added or moved to a start that ends too late for a ship. */
export const TooLateNotice = ({ start }: { start: StartView }) =>
  start.missedShips.length > 0 && (
    <Notice dense kind="warning">
      {start.missedShips.map(({ ship, allAboardMinutes }) => (
        <span key={ship}>
          <strong>{copy.notice(ship)}</strong>, {copy.allAboardAt(allAboardMinutes)}{' '}
        </span>
      ))}
      {copy.ask}
    </Notice>
  );
