import { moreCopy as copy } from '../../../content/staff/today-copy.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { Legend } from './legend.tsx';
import styles from './more-sheet.module.css';

export interface MoreSheetProps {
  name: string;
  hasShortcuts: boolean;
  onShortcuts: (isOn: boolean) => void;
  onTelephone: () => void;
  onDay: () => void;
  onKeys: () => void;
  onClose: () => void;
}

/** What is rarer, and what the ticks mean. */
export function MoreSheet({
  name,
  hasShortcuts,
  onShortcuts,
  onTelephone,
  onDay,
  onKeys,
  onClose,
}: MoreSheetProps) {
  return (
    <Sheet title={copy.title} sub={copy.signedInAs(name)} onClose={onClose}>
      <div className={styles.more}>
        <Press look="line" onPress={onTelephone}>
          {copy.phoneBooking}
        </Press>
        <Press look="line" onPress={onDay}>
          {copy.anotherDay}
        </Press>
        <div className={styles.pair}>
          <Press look="line" isSmall onPress={onKeys}>
            {copy.keys}
          </Press>
          <Press look="line" isSmall onPress={() => onShortcuts(!hasShortcuts)}>
            {copy.shortcuts}: {hasShortcuts ? copy.on : copy.off}
          </Press>
        </div>
        <h3 className={styles.title}>{copy.legend}</h3>
        <Legend />
      </div>
    </Sheet>
  );
}
