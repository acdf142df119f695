import type { ReactNode } from 'react';
import { Cluster, Grid } from '#app/ui/layout/layout.tsx';
import { useRovingTabIndex } from '#app/ui/use-roving-tab-index.ts';

export interface ChoicesProps {
  label: string;
  /** The tracks of a grid. */
  className?: string | undefined;
  /** On one line. */
  isRow?: boolean;
  /** Each with the role of a radio button. */
  children: ReactNode;
}

/** Of a button among `Choices`. */
export const choiceRole = (isChosen: boolean) => ({ role: 'radio', 'aria-checked': isChosen }) as const;

/** A choice of one among large buttons: one stop of the Tab key, arrows choose. */
export function Choices({ label, className, isRow, children }: ChoicesProps) {
  const stop = useRovingTabIndex<HTMLDivElement>('[aria-checked="true"]');
  const group = { ...stop, role: 'radiogroup', 'aria-label': label, className, gap: 8 } as const;
  return isRow ? (
    <Cluster nowrap {...group}>
      {children}
    </Cluster>
  ) : (
    <Grid {...group}>{children}</Grid>
  );
}
