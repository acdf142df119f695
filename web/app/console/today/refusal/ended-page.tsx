import type { UnsentCommand } from '#app/console/api/unsent-visits.ts';
import { endedCopy as copy } from '#app/content/staff/unwritten-copy.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import styles from './ended-page.module.css';
import { UnsentPresses } from './unsent-presses.tsx';

/** Shown once the server has revoked this device: without guests' names, but with the unsent presses. */
export const EndedPage = ({ waiting }: { waiting: readonly UnsentCommand[] }) => (
  <Stack gap={16} tone="quiet" className={styles.ended} role="alert">
    <h1>{copy.title}</h1>
    <p>{copy.hint}</p>
    <UnsentPresses waiting={waiting} />
  </Stack>
);
