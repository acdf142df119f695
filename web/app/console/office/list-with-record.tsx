import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import page from '#app/ui/staff-frame/wide-page.module.css';
import styles from './list-with-record.module.css';

export interface ListWithRecordProps {
  copy: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly loading: string;
  };
  /** The list, and any content below it. */
  children: ReactNode;
  /** Whether the list has an item to choose. */
  hasItems: boolean;
  /** The open item, loaded on demand. */
  record?: ReactNode;
}

/** A page of the office: a list and, on wide screens next to it, one of its items. */
export function ListWithRecord({ copy, children, hasItems, record }: ListWithRecordProps) {
  // An open item has the main heading, since narrow screens show it alone.
  const title = record === undefined ? 'h1' : 'p';
  return (
    <div
      className={`${page.page} ${page.withRecord} ${styles.page} ${record === undefined ? '' : styles.withOne}`}
    >
      <Stack gap={24} pack="start" className={styles.list}>
        <div>
          <Heading as={title} size="title-36">
            {copy.title}
          </Heading>
          <Text size="prose" tone="quiet" above={8}>
            {copy.lead}
          </Text>
        </div>
        {children}
      </Stack>
      {record === undefined ? (
        hasItems && <p className={page.choose}>{copy.choose}</p>
      ) : (
        <LazyPart fallback={<p role="status">{copy.loading}</p>}>{record}</LazyPart>
      )}
    </div>
  );
}
