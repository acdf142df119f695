import { Link } from 'react-router-dom';
import { now as serverNow } from '#app/clock/clock.ts';
import { reviewCopy } from '#app/content/staff/review-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { staffClient } from '../api/staff-client.ts';
import { countDecisions } from './count-decisions.ts';
import { useReviewCount } from './review-count.ts';

/**
 * Shows, before the till is closed, how many decisions are waiting, since the next Z would contain their refunds;
 * nothing if none is waiting.
 */
export function UndecidedNote() {
  const reply = useReviewCount(staffClient);
  const count = reply === undefined ? 0 : countDecisions(reply, serverNow());
  if (count === 0) return null;
  return (
    <Text size="fact" tone="quiet">
      {reviewCopy.beforeClosing(count)} <Link to={staffPaths.review}>{reviewCopy.page}</Link>
    </Text>
  );
}
