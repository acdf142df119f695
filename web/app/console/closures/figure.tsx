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
      <dt>{label}</dt>
      <dd>{formatFigure(count)}</dd>
    </div>
  );
}
