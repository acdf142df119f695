import type { ReactNode } from 'react';
import { Cluster, Grid } from '#app/ui/layout/layout.tsx';
import { useRovingTabIndex } from '#app/ui/use-roving-tab-index.ts';

export interface ChoicesProps {
  label: string;
  /** A class with the grid tracks. */
  className?: string | undefined;
  /** Whether the choices are on one line. */
  isRow?: boolean;
  /** Buttons with the role of a radio button. */
  children: ReactNode;
}

/** The role and state of a button among `Choices`. */
export const choiceRole = (isChosen: boolean) => ({ role: 'radio', 'aria-checked': isChosen }) as const;

/** A radio group of large buttons: one Tab stop, arrow keys choose. */
export function Choices({ label, className, isRow, children }: ChoicesProps) {
  const tabStop = useRovingTabIndex<HTMLDivElement>('[aria-checked="true"]');
  const group = { ...tabStop, role: 'radiogroup', 'aria-label': label, className, gap: 8 } as const;
  return isRow ? (
    <Cluster nowrap {...group}>
      {children}
    </Cluster>
  ) : (
    <Grid {...group}>{children}</Grid>
  );
}
