import type { ReactNode } from 'react';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import styles from './single-page.module.css';

export interface SinglePageProps {
  title: string;
  /** Larger, for a greeting. */
  large?: boolean;
  lead?: ReactNode;
  /** Before the title. */
  before?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot of the screen. */
  buttons?: ReactNode;
}

/** A page with one thing to say and at most one thing to do. */
export const SinglePage = ({ title, large = false, lead, before, children, buttons }: SinglePageProps) => (
  <Panel skipEmpty flex={1} fill className={styles.page}>
    {before}
    {/* Focused so that screen readers announce the new page. */}
    <h1 className={large ? `${styles.title} ${styles.large}` : styles.title} tabIndex={-1} ref={giveFocus}>
      {title}
    </h1>
    {lead && (
      <Text tone="quiet" measure={32}>
        {lead}
      </Text>
    )}
    {children}
    {buttons && (
      <Stack gap={10} padTop={24} className={styles.buttons}>
        {buttons}
      </Stack>
    )}
  </Panel>
);

/** Content at the foot of the page, such as the choice of language. */
export const PageFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

export const Hint = ({ children }: { children: ReactNode }) => (
  <Text size="note" tone="quiet">
    {children}
  </Text>
);
