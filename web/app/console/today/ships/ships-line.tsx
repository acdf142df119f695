import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { shipsCopy as copy } from '#app/content/staff/ships-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { ShipHours } from '#shared/calendar/day-edit.ts';
import styles from './ships-line.module.css';

/** The ships in port on the day, and when their guests must be back on board. */
export const ShipsLine = ({ ships }: { ships: readonly ShipHours[] }) =>
  ships.length > 0 && (
    <Text size="fact" tone="quiet" rule="above" className={styles.line}>
      {ships.map(({ ship, allAboardMinutes }, index) => (
        <span key={ship}>
          <Text as="b" weight="strong" tone="cream">
            {ship}
          </Text>
          , {copy.allAboard(allAboardMinutes)}
          {index < ships.length - 1 && consoleCopy.semicolon}
        </span>
      ))}
    </Text>
  );
