import { lineCopy as copy } from '#app/content/staff/offline-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster } from '#app/ui/layout/layout.tsx';
import type { LineInWords } from './line-in-words.ts';
import styles from './offline.module.css';

export interface NetworkLineProps {
  line: LineInWords;
  /** Shows the waiting presses. */
  onOpen: () => void;
  /** Shows the presses that were sent. */
  onSent: () => void;
  /** Shows what works offline. */
  onOfflineHelp: () => void;
}

/**
 * The line below the bar: since when the device has been offline, what happens to presses, and how many are waiting.
 */
export function NetworkLine({
  line: { strong, text, count, isCold },
  onOpen,
  onSent,
  onOfflineHelp,
}: NetworkLineProps) {
  const figure = count && (
    <>
      <span>{count.figure}</span> {count.word}
    </>
  );
  return (
    <section className={styles.line}>
      <p>
        <strong>{strong}</strong> {text}
      </p>
      <Cluster gap={8} align="center">
        {isCold && (
          <Button kind="outlined" small className={styles.can} onClick={onOfflineHelp}>
            {copy.can}
          </Button>
        )}
        {count && (
          <button
            type="button"
            className={count.isSent ? `${styles.count} ${styles.sent}` : styles.count}
            aria-label={`${count.figure} ${count.word}. ${copy.show}`}
            onClick={count.isSent ? onSent : onOpen}
          >
            {figure}
          </button>
        )}
      </Cluster>
    </section>
  );
}
