/**
 * Colours of the design board. Every text sets a colour and a background, so that email clients with a dark mode
 * change both and the text stays readable.
 */
export const colour = {
  molasses: '#120E0B',
  /** Driver card only; contrast of cream on it: 14.6. */
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
  few: '#F49C55',
} as const;

/** No web fonts: emails load no external files. The fallbacks have lining figures, which large dates and times need. */
export const serif = "Newsreader, Palatino, 'Palatino Linotype', 'Book Antiqua', 'Times New Roman', serif";
export const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, 'Segoe UI', Arial, sans-serif";

/** Width of the single column, in px. */
export const columnWidth = 600;
