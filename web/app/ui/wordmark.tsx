import styles from './wordmark.module.css';

const ticks = [4.5, 9.5, 14.5, 19.5];

/** The hydrometer and the name in two lines. */
export const Wordmark = ({ lines }: { lines: readonly [string, string] }) => (
  <span className={styles.wordmark}>
    <svg className={styles.mark} viewBox="0 0 16 39" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M6.5 0v24" strokeWidth="1.6" />
      {ticks.map((y, index) => (
        <path key={y} d={`M6.5 ${y}h${index % 2 === 0 ? 8 : 5.5}`} strokeWidth="1.4" />
      ))}
      <g className={styles.bulb} strokeWidth="1.5">
        <circle cx="6.5" cy="31" r="6.2" />
        <path d="M1.2 32.6c2.2-2.6 4.2-2.2 5.6-1.2s3.2 1 5.2-1.4" />
      </g>
    </svg>
    <span className={styles.name}>
      <span>{lines[0]}</span> <span>{lines[1]}</span>
    </span>
  </span>
);
