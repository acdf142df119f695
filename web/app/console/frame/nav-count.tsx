import { countsOf, useWaiting } from '#app/console/waiting/waiting.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { waitingCopy as copy } from '#app/content/staff/waiting-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { officePages } from './console-nav.tsx';
import styles from './nav-count.module.css';

/** The number of waiting items on a page, for managers; for the office, the sum over its pages. */
export function NavCount({ to }: { to: string }) {
  const reply = useWaiting();
  if (reply === undefined) return null;
  const counts = countsOf(reply);
  const { count, meaning } =
    to === staffPaths.orders
      ? {
          count: officePages().reduce((sum, page) => sum + (counts[page.to]?.count ?? 0), 0),
          meaning: copy.officeMeaning,
        }
      : (counts[to] ?? { count: 0, meaning: '' });
  return (
    count > 0 && (
      <Text as="span" weight="strong" tone="cane" className={styles.count}>
        {count}
        <VisuallyHidden> {meaning}</VisuallyHidden>
      </Text>
    )
  );
}
