import { keyHints } from '#app/content/staff/today-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import { Key } from './key.tsx';
import styles from './keys.module.css';

/** The most used shortcuts, at the foot of the screen on desks. */
export function KeyHints() {
  return (
    <Cluster as="p" align="center" tone="quiet" rule="above" className={styles.hints} aria-hidden="true">
      {keyHints.map(([keys, what]) => (
        <span key={keys}>
          {keys.split(' ').map((one) => (
            <Key key={one}>{one}</Key>
          ))}
          {what}
        </span>
      ))}
    </Cluster>
  );
}
