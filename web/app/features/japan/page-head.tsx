import type { ReactNode } from 'react';
import type { Phrases } from '#app/content/frame/phrases.ts';
import { Panel, Stack } from '#app/ui/layout/layout.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: Phrases;
  texts: readonly Phrases[];
  /** Announces changes. */
  isLive?: boolean;
  children?: ReactNode;
}

/** Heading and lead of a Japanese page without a picture. */
export const PageHead = ({ title, texts, isLive, children }: PageHeadProps) => (
  <Stack gap={24} padBottom={48} className={styles.head} aria-live={isLive ? 'polite' : undefined}>
    <h1>
      <Phrased text={title} />
    </h1>
    <Panel measure={34} className={styles.texts}>
      {texts.map((text) => (
        <p key={text.join('')}>
          <Phrased text={text} />
        </p>
      ))}
    </Panel>
    {children}
  </Stack>
);
