import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import type { ConsoleParts, Preload } from '../page/console-parts.ts';
import styles from './console-nav.module.css';

const { orders, enquiries, operators, stock, calendar, numbers, privacy, people } = staffPaths;

/** Pages of the office, for managers. */
export const officePages = () => [
  { to: orders, label: copy.orders },
  { to: enquiries, label: copy.enquiries },
  { to: operators, label: copy.operators },
  { to: stock, label: copy.stock },
  { to: calendar, label: copy.calendar },
  { to: numbers, label: copy.numbers },
  { to: privacy, label: copy.privacy },
  { to: people, label: copy.people },
];

const isOffice = (path: string): boolean => officePages().some(({ to }) => to === path);

/** Pages of the console that a role may open. `isCurrent`: whether the page, or one below it, is open. */
export const pagesOf = (role: StaffRole, pathname: string) =>
  [
    { to: staffPaths.today, label: copy.today },
    ...(role === 'manager'
      ? [
          { to: staffPaths.closures, label: copy.closures },
          { to: staffPaths.till, label: copy.till },
          { to: orders, label: copy.office },
        ]
      : []),
  ].map((page) => ({
    ...page,
    isCurrent: page.to === pathname || (page.to === orders && isOffice(pathname)),
  }));

export interface ConsoleNavProps {
  role: StaffRole;
  /** Loaded on demand. */
  Count?: ConsoleParts['NavCount'] | undefined;
  preload?: Preload | undefined;
}

/** Preloads a page when its link is about to be pressed. */
export const preloadOn = (to: string, preload: Preload | undefined) => ({
  onPointerEnter: () => preload?.([to]),
  onPointerDown: () => preload?.([to]),
  onFocus: () => preload?.([to]),
});

/** Links between the pages on wide screens; narrow screens have them in the menu. */
export function ConsoleNav({ role, Count, preload }: ConsoleNavProps) {
  const { pathname } = useLocation();
  const pages = pagesOf(role, pathname);
  if (pages.length === 1) return null;
  return (
    <nav className={styles.nav} aria-label={copy.pages}>
      {pages.map(({ to, label, isCurrent }) => (
        <Link
          key={to}
          className={styles.link}
          to={to}
          prefetch="intent"
          aria-current={isCurrent ? 'page' : undefined}
          {...preloadOn(to, preload)}
        >
          {label}
          {Count && (
            <LoadBoundary>
              <Suspense>
                <Count to={to} />
              </Suspense>
            </LoadBoundary>
          )}
        </Link>
      ))}
    </nav>
  );
}
