import styles from './tabular-figures.module.css';

/** A sentence whose figures stay with what they count, `3:00 PM` and `8 places`, wherever its line breaks. */
export const TabularFigures = ({ text }: { text: string }) =>
  text.split(/(\d{1,2}:\d{2} [AP]M|\d+ places?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={index} className={styles.figure}>
        {part}
      </span>
    ),
  );
