import type { ReleaseStatus } from '#app/content/releases/releases.ts';
import { releasesCopy as copy } from '#app/content/releases/releases-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './status-badge.module.css';

/** Number of full ticks out of three. */
const fullTicks: Record<ReleaseStatus, number> = {
  available: 3,
  'low in stock': 1,
  'sold out': 0,
  upcoming: 0,
};

/** Availability of a release as text and ticks. */
export const StatusBadge = ({ status }: { status: ReleaseStatus }) => (
  <Text align="center" gap={8} className={styles.badge} data-status={status}>
    <svg className={styles.ticks} viewBox="0 0 20 14" aria-hidden="true">
      {[0, 1, 2].map((tick) => (
        <rect
          key={tick}
          className={tick < fullTicks[status] ? styles.full : styles.empty}
          x={tick * 7 + 0.5}
          y="0.5"
          width="4"
          height="13"
        />
      ))}
    </svg>
    <VisuallyHidden>{copy.status}</VisuallyHidden> {copy.statuses[status]}
  </Text>
);
