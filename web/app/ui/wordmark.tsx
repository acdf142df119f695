import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import styles from './wordmark.module.css';

/** The hydrometer, on the grid of web/DESIGN.md, and the name in two lines. */
export const Wordmark = ({ lines }: { lines: readonly [string, string] }) => (
  <Cluster as="span" align="center" tone="cream" className={styles.wordmark}>
    <svg className={styles.mark} viewBox="0 0 6 14" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2.5 0v9.5M2.5 1.5H6M2.5 3.5H5M2.5 5.5H6M2.5 7.5H5" />
      <g className={styles.bulb}>
        <circle cx="2.5" cy="11.5" r="2" />
        <path d="M.5 11.3c1-.8 3 .8 4 0a2 2 0 0 1-4 0" fill="currentColor" stroke="none" />
      </g>
    </svg>
    <Text as="span" breaks="never" className={styles.name}>
      <span>{lines[0]}</span> <span>{lines[1]}</span>
    </Text>
  </Cluster>
);
