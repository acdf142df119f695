import type { UnsentCommand } from '#app/console/api/unsent-visits.ts';
import { endedCopy as copy } from '#app/content/staff/unwritten-copy.ts';
import styles from './ended-page.module.css';
import { UnsentPresses } from './unsent-presses.tsx';

/** The server no longer lets this device in: no guest's name stays, but what was not sent is listed. */
export const EndedPage = ({ waiting }: { waiting: readonly UnsentCommand[] }) => (
  <div className={styles.ended} role="alert">
    <h1>{copy.title}</h1>
    <p>{copy.hint}</p>
    <UnsentPresses waiting={waiting} />
  </div>
);
