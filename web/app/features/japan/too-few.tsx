import { shopSentences } from '../../../../shared/shop/sentences.ts';
import { cartCopy as copy } from '../../content/shop-copy.ts';
import { Phrased } from '../../ui/phrased.tsx';
import styles from './too-few.module.css';

export interface TooFewProps {
  id: string;
  /** Bottles that can be had, where more were wanted; undefined when all is well. */
  bottles: number | undefined;
}

/** Says that the stock is less than what was wanted: in Japanese, and in the words of the specification (§5). */
export const TooFew = ({ id, bottles }: TooFewProps) => (
  <div id={id} className={styles.place} role="status">
    {bottles !== undefined && (
      <>
        <p>
          <Phrased text={copy.stockProblem(bottles)} />
        </p>
        <p lang="en">{shopSentences.onlyBottles(bottles)}</p>
      </>
    )}
  </div>
);
