/**
 * A reference or letters as people spell them, group by group: `SAM261124200PM-7K3Q9XTB4MWE` is `S A M, 2 6 1 1 2 4,
 * 2 0 0 P M, 7 K 3 Q, 9 X T B, 4 M W E`. Without this, assistive technology reads words and large numbers.
 */
export const spellOut = (text: string): string =>
  text
    .split(/[- ]|(?<=^\D+)(?=\d)|(?<=^\D+\d{6})|(?<=-\w{4}|-\w{8})/)
    .filter((group) => group !== '')
    .map((group) => [...group].join(' '))
    .join(', ');
