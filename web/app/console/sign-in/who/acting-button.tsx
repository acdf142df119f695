import styles from './acting-button.module.css';

export interface ActingKeyProps {
  /** Who acts on this shared device, or that no one does. */
  name: string;
  /** The question that pressing it asks. */
  ask: string;
  onPress: () => void;
}

/** In the bar of a shared device. */
export const ActingButton = ({ name, ask, onPress }: ActingKeyProps) => (
  <button type="button" className={styles.key} onClick={onPress}>
    <span className={styles.name}>{name}</span> <span className={styles.ask}>{ask}</span>
  </button>
);
