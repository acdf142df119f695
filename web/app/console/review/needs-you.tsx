import { Link } from 'react-router-dom';
import { now as serverNow } from '#app/clock/clock.ts';
import { reviewCopy as copy } from '#app/content/staff/review-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { countDecisions } from './count-decisions.ts';
import styles from './needs-you.module.css';
import { useReviewCount } from './review-count.ts';

/** Shows in the bar how many decisions are waiting and how many devices owe presses; nothing if there are none. */
export function NeedsYou({ client }: { client: StaffClient }) {
  const reply = useReviewCount(client);
  if (reply === undefined) return null;
  const count = countDecisions(reply, serverNow());
  const owing = reply.owing.filter(({ missing, broken }) => missing.length + broken.length > 0).length;
  if (count === 0 && owing === 0) return null;
  return (
    <Link to={staffPaths.review} className={styles.link}>
      <span className={styles.mark} aria-hidden="true" />
      {count > 0 ? copy.needYou(count) : copy.owe(owing)}
    </Link>
  );
}
