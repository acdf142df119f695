import { Cluster } from '#app/ui/layout/layout.tsx';
import { Key } from './key.tsx';
import styles from './keys.module.css';

/** Keys, separated by spaces, and their action. */
export type KeyHint = readonly [keys: string, action: string];

/** The most used keys, at the foot of the screen on desks. */
export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <Cluster as="p" align="center" tone="quiet" rule="above" className={styles.hints} aria-hidden="true">
      {hints.map(([keys, action]) => (
        <span key={keys}>
          {keys.split(' ').map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {action}
        </span>
      ))}
    </Cluster>
  );
}
