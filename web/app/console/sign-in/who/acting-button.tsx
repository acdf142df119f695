import { Text } from '#app/ui/layout/layout.tsx';
import styles from './acting-button.module.css';

export interface ActingButtonProps {
  /** The colleague who acts on this shared device, or a label if none does. */
  name: string;
  /** The question that a press opens. */
  question: string;
  onPress: () => void;
}

/** Shows, in the bar of a shared device, who acts; a press asks who acts now. */
export const ActingButton = ({ name, question, onPress }: ActingButtonProps) => (
  <button type="button" className={styles.key} onClick={onPress}>
    <Text as="span" breaks="never" className={styles.name}>
      {name}
    </Text>{' '}
    <Text as="span" tone="quiet" className={styles.ask}>
      {question}
    </Text>
  </button>
);
