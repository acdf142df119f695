import { Fragment } from 'react';
import type { Phrases } from '../content/phrases.ts';
import styles from './phrased.module.css';

/** A Japanese text whose lines end with a phrase, in every browser. */
export const Phrased = ({ text }: { text: Phrases }) => (
  <span className={styles.phrased}>
    {text.map((phrase, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text have no other name
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {phrase}
      </Fragment>
    ))}
  </span>
);
