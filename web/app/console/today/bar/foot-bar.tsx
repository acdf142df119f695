import { barCopy as copy } from '#app/content/staff/today-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Bulb, Code, MagnifyingGlass, More } from '../drawing/icons.tsx';
import { Press } from '../press/press.tsx';
import styles from './foot-bar.module.css';

export interface FootBarProps {
  /** Why walk-ins cannot be added now. */
  walkInDisabledReason: string | undefined;
  onFind: () => void;
  onScan: () => void;
  onWalkIn: () => void;
  onMore: () => void;
}

/** The bar at the foot of the screen on phones. */
export function FootBar({ walkInDisabledReason, onFind, onScan, onWalkIn, onMore }: FootBarProps) {
  return (
    <div className={styles.bar}>
      <Cluster gap={8} nowrap rule="above" className={styles.foot}>
        <button type="button" className={styles.square} onClick={onFind}>
          <MagnifyingGlass />
          {copy.find}
        </button>
        <button type="button" className={styles.square} onClick={onScan}>
          <Code />
          {copy.scan}
        </button>
        <Press kind="walkIn" isDisabled={walkInDisabledReason !== undefined} onPress={onWalkIn}>
          {walkInDisabledReason ?? (
            <Cluster as="span" gap={10} nowrap align="center" className={styles.walkIn}>
              <Bulb size={22} />
              {copy.walkIn}
            </Cluster>
          )}
        </Press>
        <button type="button" className={styles.square} onClick={onMore}>
          <More />
          {copy.more}
        </button>
      </Cluster>
    </div>
  );
}
