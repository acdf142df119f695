import { type ReactNode, Suspense } from 'react';
import type { RequestStatus } from '#app/requests/use-request.ts';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { InBar } from '#app/ui/staff-frame/in-bar.tsx';
import { LiveState } from '#app/ui/staff-frame/live-state.tsx';
import styles from './list-and-one.module.css';

type Connection = 'offline' | 'loading' | 'live';

export interface ListAndOneProps {
  copy: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly loading: string;
    readonly live: Readonly<Record<Connection, string>>;
  };
  list: { readonly status: RequestStatus; readonly reply?: unknown };
  /** The list, and what is below it. */
  children: ReactNode;
  /** Whether the list has an item to choose. */
  hasItems: boolean;
  /** The open item, loaded on demand. */
  one?: ReactNode;
}

/** A page of the office: a list and, on wide screens next to it, one of its items. */
export function ListAndOne({ copy, list, children, hasItems, one }: ListAndOneProps) {
  const connection = list.status === 'failed' ? 'offline' : list.reply === undefined ? 'loading' : 'live';
  // An open item has the main heading, since narrow screens show it alone.
  const Title = one === undefined ? 'h1' : 'p';
  return (
    <div className={one === undefined ? styles.page : `${styles.page} ${styles.withOne}`}>
      <InBar part="state">
        <LiveState connection={connection} word={copy.live[connection]} />
      </InBar>
      <Stack gap={24} pack="start" className={styles.list}>
        <div>
          <Title className={styles.title}>{copy.title}</Title>
          <Text size="prose" tone="quiet" above={8}>
            {copy.lead}
          </Text>
        </div>
        {children}
      </Stack>
      {one === undefined ? (
        hasItems && <p className={styles.choose}>{copy.choose}</p>
      ) : (
        <LoadBoundary>
          <Suspense fallback={<p role="status">{copy.loading}</p>}>{one}</Suspense>
        </LoadBoundary>
      )}
    </div>
  );
}
