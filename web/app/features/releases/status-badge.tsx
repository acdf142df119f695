import type { ReleaseStatus } from '../../content/releases/releases.ts';
import { releasesCopy as copy } from '../../content/releases/releases-copy.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './status-badge.module.css';

/** How many of the three ticks are full: what there is to be had. */
const stock: Record<ReleaseStatus, number> = { available: 3, 'low in stock': 1, 'sold out': 0, upcoming: 0 };

/** Whether a release can be had: a word, and ticks as on every gauge of the house. */
export const StatusBadge = ({ status }: { status: ReleaseStatus }) => (
  <p className={styles.badge} data-status={status}>
    <svg className={styles.ticks} viewBox="0 0 20 14" aria-hidden="true">
      {[0, 1, 2].map((tick) => (
        <rect
          key={tick}
          className={tick < stock[status] ? styles.full : styles.empty}
          x={tick * 7 + 0.5}
          y="0.5"
          width="4"
          height="13"
        />
      ))}
    </svg>
    <VisuallyHidden>{copy.status}</VisuallyHidden> {copy.statuses[status]}
  </p>
);
