import styles from './live-state.module.css';

export interface LiveStateProps {
  connection: 'loading' | 'live' | 'reconnecting' | 'offline' | 'ended';
  word: string;
}

/** Whether the screen is up to date with the server: a disc, half disc or ring, each with a word. */
export function LiveState({ connection, word }: LiveStateProps) {
  return (
    <p className={`${styles.live} ${styles[connection] ?? ''}`} role="status" data-connection={connection}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {connection === 'live' ? (
          <circle className={styles.full} cx="6" cy="6" r="5" />
        ) : (
          <circle className={styles.ring} cx="6" cy="6" r="4.5" />
        )}
        {(connection === 'reconnecting' || connection === 'loading') && (
          <path className={styles.full} d="M6 1.5a4.5 4.5 0 0 0 0 9z" />
        )}
      </svg>
      {word}
    </p>
  );
}
