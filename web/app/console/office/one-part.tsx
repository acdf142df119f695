import type { ReactNode } from 'react';
import { ReadState, type ReadStateProps } from '#app/console/page/read-state.tsx';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import styles from './one-part.module.css';

export interface RecordPartProps {
  /** Address of the list, for narrow screens. */
  list: string;
  request: ReadStateProps['request'];
  copy: ReadStateProps['copy'] & { readonly back: string };
  /** The record, once it is loaded. */
  children: ReactNode;
  /** Its history and notes, next to it where there is room. */
  beside: ReactNode;
}

/** One record of the office, with the way back to its list. */
export const RecordPart = ({ list, request, copy, children, beside }: RecordPartProps) => (
  <Stack skipEmpty gap={24} pack="start" className="container onScreen">
    <div className={styles.back}>
      <Button kind="outlined" small to={list}>
        {copy.back}
      </Button>
    </div>
    <ReadState request={request} copy={copy} />
    {children && (
      <Stack gap={32} className={styles.columns}>
        <Stack skipEmpty gap={24} pack="start">
          {children}
        </Stack>
        <Stack skipEmpty gap={24} pack="start">
          {beside}
        </Stack>
      </Stack>
    )}
  </Stack>
);
