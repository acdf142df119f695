import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { consoleCopy as copy } from '#app/content/staff/console-copy.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { officePages } from '../frame/console-nav.tsx';
import styles from './office-nav.module.css';
import type { OfficeCount } from './waiting.ts';

/** Links between the pages of the office, below the bar. */
export function OfficeNav({ counts }: { counts: Readonly<Record<string, OfficeCount>> }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 24;
  }, [pathname]);
  return (
    <Panel as="nav" rule="below" aria-label={copy.officePages}>
      <Cluster as="ul" gap={20} nowrap className={styles.list} ref={list}>
        {officePages().map(({ to, label }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={to === pathname ? 'page' : undefined}>
              {label}
              <Count of={counts[to]} />
            </Link>
          </li>
        ))}
      </Cluster>
    </Panel>
  );
}

/** The number of waiting items; hidden at zero. */
const Count = ({ of }: { of: OfficeCount | undefined }) =>
  of !== undefined &&
  of.count > 0 && (
    <Text as="span" weight="strong" tone="cane" className={styles.count}>
      {of.count}
      <VisuallyHidden> {of.meaning}</VisuallyHidden>
    </Text>
  );
