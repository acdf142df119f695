import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OfficeCount } from '#app/console/waiting/waiting.ts';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { officePages, preloadOn } from '../frame/console-nav.tsx';
import type { Preload } from '../page/console-parts.ts';
import styles from './office-nav.module.css';

/** The page on screen loads its list before the others are preloaded. */
const pauseMs = 300;

/** Links between the pages of the office, below the bar. */
export function OfficeNav({
  counts,
  preload,
}: {
  counts: Readonly<Record<string, OfficeCount>>;
  preload?: Preload | undefined;
}) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const currentLink = list.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (list.current && currentLink)
      list.current.scrollLeft = currentLink.offsetLeft - list.current.offsetLeft - 24;
  }, [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => preload?.(officePages().map(({ to }) => to)), pauseMs);
    return () => clearTimeout(timer);
  }, [preload]);
  return (
    <Panel as="nav" rule="below" aria-label={copy.officePages}>
      <Cluster as="ul" gap={20} nowrap className={styles.list} ref={list}>
        {officePages().map(({ to, label }) => (
          <li key={to}>
            <Link
              className={styles.link}
              to={to}
              prefetch="intent"
              aria-current={to === pathname ? 'page' : undefined}
              {...preloadOn(to, preload)}
            >
              {label}
              <Count waiting={counts[to]} />
            </Link>
          </li>
        ))}
      </Cluster>
    </Panel>
  );
}

/** The number of waiting items; hidden at zero. */
const Count = ({ waiting }: { waiting: OfficeCount | undefined }) =>
  waiting !== undefined &&
  waiting.count > 0 && (
    <Text as="span" weight="strong" tone="cane" className={styles.count}>
      {waiting.count}
      <VisuallyHidden> {waiting.meaning}</VisuallyHidden>
    </Text>
  );
