import { Text } from '#app/ui/layout/layout.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
import styles from './record.module.css';

export interface FigureProps {
  count: number;
  label: string;
  isEmphasized?: boolean;
}

/** A number of parties or guests, for a list of figures. */
export function Figure({ count, label, isEmphasized }: FigureProps) {
  return (
    <div className={isEmphasized ? styles.loud : undefined}>
      <Text as="dt" size="fact" tone="quiet">
        {label}
      </Text>
      <dd>{formatFigure(count)}</dd>
    </div>
  );
}
