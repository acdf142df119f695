import { Text } from '#app/ui/layout/layout.tsx';
import { formatFigure } from '#shared/values/written-amount.ts';
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
    <Text as="span" size="figure-price" className={styles.amount}>
      {formatFigure(vuv)}
    </Text>
    <span className={styles.currency}> VUV</span>
    {per && (
      <Text as="span" size="small" tone="quiet" breaks="never" className={styles.per}>
        {' '}
        {per}
      </Text>
    )}
  </span>
);
