import { barCopy, startCopy } from '#app/content/staff/today-copy.ts';
import { Bulb } from '../drawing/icons.tsx';
import { Press } from '../press/press.tsx';
import styles from './bulb-row.module.css';

/** The end of a stem: room left, and the way in. */
export function BulbRow({ free, onWalkIn }: { free: number; onWalkIn: (() => void) | undefined }) {
  return (
    <div className={styles.row}>
      <span className={styles.bulb}>
        <Bulb size={18} />
      </span>
      <p>{startCopy.placesFree(free)}</p>
      {onWalkIn && (
        <div className={styles.key}>
          <Press look="line" isSmall onPress={onWalkIn}>
            {barCopy.walkIn}
          </Press>
        </div>
      )}
    </div>
  );
}
