import { keysCopy as copy } from '#app/content/staff/keys-copy.ts';
import { sheetCopy } from '#app/content/staff/today-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import { Key } from './key.tsx';
import styles from './keys.module.css';

export interface KeysSheetProps {
  /** Whether single letters work. */
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** The list of all shortcuts. */
export function KeysSheet({ isOn, onSwitch, onClose }: KeysSheetProps) {
  return (
    <Sheet title={copy.title} onClose={onClose} isPaper>
      <dl className={styles.list}>
        {copy.rows.map(([keys, action]) => (
          <Cluster key={keys} gap={16} nowrap align="center" justify="between" rule="above">
            <dt>{action}</dt>
            <Cluster as="dd" gap={4} nowrap>
              {keys.split(' ').map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Cluster>
          </Cluster>
        ))}
      </dl>
      <Text size="note" tone="quiet" className={styles.hint}>
        {isOn ? copy.hint : copy.hintOff}
      </Text>
      <Cluster gap={8} className={styles.buttons}>
        <Press kind="ink" isSmall onPress={() => onSwitch(!isOn)}>
          {isOn ? copy.switchOff : copy.switchOn}
        </Press>
        <Press kind="inkFilled" isSmall onPress={onClose}>
          {sheetCopy.close}
        </Press>
      </Cluster>
    </Sheet>
  );
}
