import { barCopy as copy } from '#app/content/staff/today-copy.ts';
import { Bulb, Glass, More } from '../drawing/icons.tsx';
import { Press } from '../press/press.tsx';
import styles from './foot-bar.module.css';

export interface FootBarProps {
  /** Why walk-ins cannot be added now. */
  walkInOff: string | undefined;
  onFind: () => void;
  onWalkIn: () => void;
  onMore: () => void;
}

/** Under the thumb on phones. */
export function FootBar({ walkInOff, onFind, onWalkIn, onMore }: FootBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.foot}>
        <button type="button" className={styles.square} onClick={onFind}>
          <Glass />
          {copy.find}
        </button>
        <Press look="walkIn" isOff={walkInOff !== undefined} onPress={onWalkIn}>
          {walkInOff ?? (
            <span className={styles.walkIn}>
              <Bulb size={22} />
              {copy.walkIn}
            </span>
          )}
        </Press>
        <button type="button" className={styles.square} onClick={onMore}>
          <More />
          {copy.more}
        </button>
      </div>
    </div>
  );
}
