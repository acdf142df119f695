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
  /** The list, and what stands below it. */
  children: ReactNode;
  /** The one that is open; fetched with the first. */
  one?: ReactNode;
}

/** A page of the office: a list, and one of it beside the list where there is room. */
export function ListAndOne({ copy, list, children, one }: ListAndOneProps) {
  const connection = list.status === 'failed' ? 'offline' : list.reply === undefined ? 'loading' : 'live';
  // One that is open has the heading of the page: narrow screens show it alone.
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
        <p className={styles.choose}>{copy.choose}</p>
      ) : (
        <LoadBoundary>
          <Suspense fallback={<p role="status">{copy.loading}</p>}>{one}</Suspense>
        </LoadBoundary>
      )}
    </div>
  );
}
