import { type ReactNode, useState } from 'react';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { SkipLink } from '../skip-link.tsx';
import { BarParts } from './in-bar.tsx';
import styles from './staff-frame.module.css';
import { StaffMark } from './staff-mark.tsx';

export interface StaffFrameProps {
  /** Label of the link to the content; without it, there is none. */
  skip?: string;
  /** Shown in the bar, unless the page renders another title. */
  title: string;
  /** Links between the pages, for wide screens. */
  nav?: ReactNode;
  /** Content at the end of the bar. */
  menu?: ReactNode;
  children: ReactNode;
}

const mainId = 'main';

/** The bar of the console, and the page below it. */
export function StaffFrame({ skip, title, nav, menu, children }: StaffFrameProps) {
  const [skipPart, setSkipPart] = useState<HTMLElement | null>(null);
  const [titlePart, setTitlePart] = useState<HTMLElement | null>(null);
  const [facts, setFacts] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<HTMLElement | null>(null);
  return (
    <BarParts value={{ skip: skipPart, title: titlePart, facts, state }}>
      {skip && <SkipLink target={mainId}>{skip}</SkipLink>}
      <div ref={setSkipPart} />
      <Cluster as="header" gapX={10} align="center" tone="cream" rule="below" className={styles.bar}>
        <StaffMark />
        <Text as="div" tracking="snug" shrinks className={styles.title} ref={setTitlePart} />
        <Text tracking="snug" shrinks className={styles.fallback}>
          {title}
        </Text>
        <div className={styles.facts} ref={setFacts} />
        <Cluster gap={8} nowrap align="center" className={styles.end}>
          {nav}
          <div className={styles.state} ref={setState} />
          {menu}
        </Cluster>
      </Cluster>
      <main id={mainId} className="inColumn" tabIndex={-1}>
        {children}
      </main>
    </BarParts>
  );
}
