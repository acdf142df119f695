/** Colours of the design board. Every text carries its own colour beside its own ground, so that a mail program
 * that darkens or inverts a mail changes both and the text stays readable. */
export const colour = {
  molasses: '#120E0B',
  /** The driver card only; cream on it 14.6. */
  lagoon: '#0D1C20',
  lagoonLine: '#2C4046',
  cream: '#F3EADB',
  cream2: '#C3B49D',
  line: '#3A2F26',
  paper: '#ECE2CD',
  ink: '#1B130C',
  ink2: '#57452F',
  rust: '#8F4316',
  pline: '#B9A888',
  refused: '#A3261A',
} as const;

/** No web fonts: a mail loads nothing. The fallbacks have lining figures, which large dates and times need. */
export const serif = "Newsreader, Palatino, 'Palatino Linotype', 'Book Antiqua', 'Times New Roman', serif";
export const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, 'Segoe UI', Arial, sans-serif";

/** Width of the one column, in px. */
export const columnWidth = 600;
