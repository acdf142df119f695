const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A count inside a sentence: `sixteen`; digits above twenty. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** A full hour inside a sentence, by minutes since midnight: `six`, `noon`. */
export const hourInWords = (minutes: number): string =>
  minutes === 12 * 60 ? 'noon' : inWords((minutes / 60) % 12 || 12);
