import { writeFigure } from '#shared/values/written-amount.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** In whole vatu. */
  vuv: number;
  per?: string;
  small?: boolean;
}

/** A price in vatu: `4,000 VUV per adult`. */
export const Price = ({ vuv, per, small = false }: PriceProps) => (
  <span className={small ? `${styles.price} ${styles.small}` : styles.price}>
    <span className={styles.amount}>{writeFigure(vuv)}</span>
    <span className={styles.currency}> VUV</span>
    {per && <span className={styles.per}> {per}</span>}
  </span>
);
