import { Text } from '#app/ui/layout/layout.tsx';
import styles from './acting-button.module.css';

export interface ActingButtonProps {
  /** Who acts on this shared device, or that no one does. */
  name: string;
  /** The question that pressing it asks. */
  ask: string;
  onPress: () => void;
}

/** Shows in the bar of a shared device who acts, and changes it. */
export const ActingButton = ({ name, ask, onPress }: ActingButtonProps) => (
  <button type="button" className={styles.key} onClick={onPress}>
    <Text as="span" breaks="never" className={styles.name}>
      {name}
    </Text>{' '}
    <Text as="span" tone="quiet" className={styles.ask}>
      {ask}
    </Text>
  </button>
);
