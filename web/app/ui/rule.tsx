import styles from './rule.module.css';

const ticks = Array.from({ length: 11 }, (_, index) => ({ x: index * 12, height: index % 5 === 0 ? 12 : 6 }));

/** Opens a group: a hairline whose first 120 px are graduated. */
export const Rule = () => (
  <svg className={styles.rule} aria-hidden="true">
    <line x1="0" y1="0.5" x2="100%" y2="0.5" stroke="currentColor" />
    <g className={styles.ticks} stroke="currentColor">
      {ticks.map(({ x, height }) => (
        <line key={x} x1={x + 0.5} y1="0" x2={x + 0.5} y2={height} />
      ))}
    </g>
  </svg>
);
