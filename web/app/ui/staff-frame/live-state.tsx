import styles from './live-state.module.css';

export interface LiveStateProps {
  /** The last four: this device stores no presses, or its clock is wrong. */
  connection:
    | 'loading'
    | 'live'
    | 'reconnecting'
    | 'sending'
    | 'offline'
    | 'ended'
    | 'refused'
    | 'private'
    | 'full'
    | 'clock';
  word: string;
}

/** Whether the screen is up to date with the server: a disc, half disc, ring or square, each with a word. */
export function LiveState({ connection, word }: LiveStateProps) {
  return (
    <p className={`${styles.live} ${styles[connection] ?? ''}`} role="status" data-connection={connection}>
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        {mark(connection)}
      </svg>
      {word}
    </p>
  );
}

const solid = { fill: 'var(--tone)' };
const ring = { fill: 'none', stroke: 'var(--tone)', strokeWidth: 2 };

function mark(connection: LiveStateProps['connection']) {
  switch (connection) {
    case 'live':
      return <circle {...solid} cx="6" cy="6" r="5" />;
    case 'reconnecting':
    case 'sending':
    case 'loading':
      return (
        <>
          <circle {...ring} cx="6" cy="6" r="4.5" />
          <path {...solid} d="M6 1.5a4.5 4.5 0 0 0 0 9z" />
        </>
      );
    case 'offline':
    case 'ended':
      return <circle {...ring} cx="6" cy="6" r="4.5" />;
    default:
      return <rect {...solid} x="1" y="1" width="10" height="10" />;
  }
}
