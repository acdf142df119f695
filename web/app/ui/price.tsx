import styles from './price.module.css';

const figures = new Intl.NumberFormat('en-GB');

export interface PriceProps {
  /** In whole vatu. */
  vuv: number;
  /** "per adult". */
  per?: string;
  small?: boolean;
}

/** A price in vatu: `4,000 VUV per adult`. */
export const Price = ({ vuv, per, small = false }: PriceProps) => (
  <span className={small ? `${styles.price} ${styles.small}` : styles.price}>
    <span className={styles.amount}>{figures.format(vuv)}</span>
    <span className={styles.currency}> VUV</span>
    {per && <span className={styles.per}> {per}</span>}
  </span>
);
