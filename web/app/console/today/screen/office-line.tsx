import { Link } from 'react-router-dom';
import { countsOf, useWaiting } from '#app/console/waiting/waiting.ts';
import { waitingCopy as copy } from '#app/content/staff/waiting-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { DayAccess } from '../day/day-access.ts';
import styles from './office-line.module.css';

/** A link to the tasks that wait for a manager in the office, if there are any. */
export function OfficeLine({ client }: Pick<DayAccess, 'client'>) {
  const reply = useWaiting(client);
  if (reply === undefined) return null;
  const first = Object.entries(countsOf(reply)).find(([, { count }]) => count > 0);
  if (first === undefined) return null;
  const parts = (['enquiries', 'requests', 'orders', 'disputes', 'differences'] as const)
    .filter((kind) => reply[kind] > 0)
    .map((kind) => copy[kind](reply[kind]));
  return (
    <Link to={first[0]} className={styles.line}>
      {copy.title}
      <Text as="b" block weight="strong" tone="cream">
        {parts.join(', ')}
      </Text>
    </Link>
  );
}
