import { findCopy as copy } from '#app/content/staff/finding-copy.ts';
import { Sheet } from '../press/sheet.tsx';
import { FindBody, type FindBodyProps } from './find-body.tsx';

export interface FindSheetProps extends FindBodyProps {
  /** The day in words. */
  day: string;
  onClose: () => void;
}

/** Finds parties by the first letters of a name, on phones and tablets. */
export const FindSheet = ({ day, onClose, ...body }: FindSheetProps) => (
  <Sheet firstFocus="input" title={copy.title} subtitle={copy.scope(day)} onClose={onClose} isFullScreen>
    <FindBody {...body} />
  </Sheet>
);
