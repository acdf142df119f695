import { barCopy, startCopy } from '#app/content/staff/today-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Bulb } from '../drawing/icons.tsx';
import { Press } from '../press/press.tsx';
import styles from './bulb-row.module.css';

/** The end of a stem, with the free places and the button for a walk-in. */
export function BulbRow({
  freePlaces,
  isOffline = false,
  onWalkIn,
}: {
  freePlaces: number;
  /** Whether the device is offline, so that places that look free may be taken. */
  isOffline?: boolean | undefined;
  onWalkIn: (() => void) | undefined;
}) {
  return (
    <Cluster gap={4} gapX="0" align="center" size="fact" tone="quiet" className={styles.row}>
      <Text as="span" tone="cane" flex="none" className={styles.bulb}>
        <Bulb size={18} />
      </Text>
      <p>{isOffline ? startCopy.placesKnown(freePlaces) : startCopy.placesFree(freePlaces)}</p>
      {onWalkIn && (
        <Cluster nowrap className={styles.key}>
          <Press kind="line" isSmall onPress={onWalkIn}>
            {barCopy.walkIn}
          </Press>
        </Cluster>
      )}
    </Cluster>
  );
}
