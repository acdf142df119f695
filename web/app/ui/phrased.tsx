import { Fragment } from 'react';
import { Text } from '#app/ui/layout/layout.tsx';
import styles from './phrased.module.css';

/** A text split into phrases. */
type Phrases = readonly string[];

/** A Japanese text that breaks between phrases in every browser. A sentence that does not fit starts on a new line. */
export function Phrased({ text }: { text: Phrases }) {
  const sentences = sentencesOf(text);
  return (
    <Text as="span" breaks="anywhere" className={styles.phrased}>
      {sentences.length === 1
        ? withBreaks(text)
        : sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: static list
            <span key={index} className={styles.sentence}>
              {withBreaks(sentence)}
            </span>
          ))}
    </Text>
  );
}

const withBreaks = (phrases: Phrases) =>
  phrases.map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static list
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));

function sentencesOf(text: Phrases): Phrases[] {
  const ends = text.flatMap((phrase, index) => (phrase.endsWith('。') ? [index + 1] : []));
  return [...new Set([...ends, text.length])].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}
