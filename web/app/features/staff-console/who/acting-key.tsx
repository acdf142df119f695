import { whoCopy as copy } from '../../../content/staff/who-copy.ts';
import styles from './acting-key.module.css';

/** Who acts on this shared device; pressed, it asks again. */
export const ActingKey = ({ name, onLeave }: { name: string; onLeave: () => void }) => (
  <button type="button" className={styles.key} onClick={onLeave}>
    <span className={styles.name}>{name}</span> <span className={styles.ask}>{copy.notYou}</span>
  </button>
);
