import type { ReactNode } from 'react';
import { ReadState, type ReadStateProps } from '#app/console/page/read-state.tsx';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import styles from './record-part.module.css';

export interface RecordPartProps {
  /** Address of the list, for narrow screens. */
  listPath: string;
  request: ReadStateProps['request'];
  copy: ReadStateProps['copy'] & { readonly back: string };
  /** The record, once it is loaded. */
  children: ReactNode;
  /** The history and notes of the record, next to it on wide screens. */
  aside: ReactNode;
}

/** One record of the office, with a link back to the list. */
export const RecordPart = ({ listPath, request, copy, children, aside }: RecordPartProps) => (
  <Stack skipEmpty gap={24} pack="start" className="container onScreen">
    <div className={styles.back}>
      <Button kind="outlined" small to={listPath}>
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
          {aside}
        </Stack>
      </Stack>
    )}
  </Stack>
);
