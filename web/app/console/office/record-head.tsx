import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import styles from './record-head.module.css';

export interface RecordHeadProps {
  title: ReactNode;
  /** When the record was received. */
  date: string;
  /** The state or deadline of the record. */
  mark?: string | undefined;
  isWarning?: boolean;
  children?: ReactNode;
}

/** The name of a record of the office, its date, and its state or deadline. */
export const RecordHead = ({ title, date, mark, isWarning, children }: RecordHeadProps) => (
  <Stack as="header" gap={8} gapX={16}>
    <Heading as="h1" breaks="anywhere" className={styles.title}>
      {title}
    </Heading>
    <Stack as="p" size="row" tone="quiet">
      {date}
      {mark && (
        <Text as="b" weight="strong" tone={isWarning ? 'no' : 'cane'}>
          {mark}
        </Text>
      )}
    </Stack>
    {children}
  </Stack>
);
