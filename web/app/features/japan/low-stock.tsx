import { cartCopy as copy } from '#app/content/japan/shop-copy.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { shopMessages } from '#shared/shop/messages.ts';
import styles from './low-stock.module.css';

export interface LowStockProps {
  id: string;
  /** Number of bottles in stock if more were requested; undefined otherwise. */
  bottles: number | undefined;
  /** The cart exceeds the order limit. */
  isOverOrderLimit: boolean;
}

/** Japanese message that the stock or the order limit is exceeded; for the stock, also the specified message (§5). */
export const LowStock = ({ id, bottles, isOverOrderLimit }: LowStockProps) => (
  <Text id={id} as="div" size="label" weight="medium" tone="no" className={styles.messages} role="status">
    {bottles !== undefined && (
      <>
        <p>
          <Phrased text={copy.stockProblem(bottles)} />
        </p>
        <p lang="en">{shopMessages.onlyBottles(bottles)}</p>
      </>
    )}
    {isOverOrderLimit && (
      <p>
        <Phrased text={copy.orderLimit} />
      </p>
    )}
  </Text>
);
