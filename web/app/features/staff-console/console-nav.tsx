import { Link, useLocation } from 'react-router-dom';
import type { StaffRole } from '../../../../shared/staff/people.ts';
import { consoleCopy as copy } from '../../content/staff/console-copy.ts';
import { staffPaths } from '../../content/staff/staff-paths.ts';
import styles from './console-nav.module.css';

/** Pages of the console that a role may open. */
export const pagesOf = (role: StaffRole) => [
  { to: staffPaths.today, label: copy.today },
  ...(role === 'manager'
    ? [
        { to: staffPaths.closures, label: copy.closures },
        { to: staffPaths.till, label: copy.till },
        { to: staffPaths.orders, label: copy.orders },
        { to: staffPaths.people, label: copy.people },
      ]
    : []),
];

/** Links between the pages, on wide screens; elsewhere the menu has them. */
export function ConsoleNav({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const pages = pagesOf(role);
  if (pages.length === 1) return null;
  return (
    <nav className={styles.nav} aria-label={copy.pages}>
      {pages.map(({ to, label }) => (
        <Link key={to} className={styles.link} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
