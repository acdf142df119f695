import { shopMessages } from '../../../../shared/shop/messages.ts';
import { cartCopy as copy } from '../../content/japan/shop-copy.ts';
import { Phrased } from '../../ui/phrased.tsx';
import styles from './low-stock.module.css';

export interface LowStockProps {
  id: string;
  /** Bottles that can be had, where more were wanted; undefined when all is well. */
  bottles: number | undefined;
  /** More were wanted than one order may have. */
  isOverOrder: boolean;
}

/**
 * Says that the stock, or what one order may have, is less than what was wanted: in Japanese, of the stock in the words
 * of the specification as well (§5).
 */
export const LowStock = ({ id, bottles, isOverOrder }: LowStockProps) => (
  <div id={id} className={styles.messages} role="status">
    {bottles !== undefined && (
      <>
        <p>
          <Phrased text={copy.stockProblem(bottles)} />
        </p>
        <p lang="en">{shopMessages.onlyBottles(bottles)}</p>
      </>
    )}
    {isOverOrder && (
      <p>
        <Phrased text={copy.orderLimit} />
      </p>
    )}
  </div>
);
