/** Pixels at the default text size; `gutter` is the distance between columns. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 48 | 72 | 'gutter';

/**
 * How an element arranges its children, is placed among others and sets its text. Each prop is a class of `layout.css`.
 */
export interface LayoutProps {
  /** Between the children. */
  gap?: Space | undefined;
  /** Between neighbours in a row, where it differs from `gap`. */
  gapX?: Space | '0' | undefined;
  /** Keeps a `Cluster` on one line. */
  nowrap?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Rows of a taller `Stack` or `Grid` stay at its top. */
  pack?: 'start' | undefined;
  /** Children are as wide as their content. */
  items?: 'start' | undefined;
  /** Children without content take no space, such as a live region with nothing to say. */
  skipEmpty?: boolean | undefined;

  /** The width of the page between its margins. */
  page?: boolean | undefined;
  /** A block that begins a section of a page. */
  section?: boolean | undefined;
  /** First block of a page without a picture. */
  underHeader?: boolean | undefined;
  /** Last block before the footer. */
  last?: boolean | undefined;

  /** Distance to the element above. */
  above?: Space | undefined;
  below?: Space | undefined;
  padY?: Space | undefined;
  padTop?: Space | undefined;
  padBottom?: Space | undefined;
  /** A hairline in the colour of the surface. */
  rule?: 'above' | 'below' | 'both' | undefined;
  /** Spans every column of its grid. */
  span?: 'all' | undefined;
  flex?: 'none' | 1 | undefined;
  /** May become narrower than its longest word. */
  shrinks?: boolean | undefined;
  /** Whether it is high enough for a finger. */
  touch?: boolean | undefined;
  /** Whether it is as wide as its container. */
  fill?: boolean | undefined;
  /** On separate lines, in running text. */
  block?: boolean | undefined;

  /** A text style of `tokens.css`. */
  size?: TextSize | undefined;
  weight?: 'medium' | 'strong' | undefined;
  /** `quiet` is secondary text on any surface. */
  tone?: 'quiet' | 'cream' | 'ink' | 'cane' | 'owe' | 'ok' | 'some' | 'few' | 'no' | undefined;
  untracked?: boolean | undefined;
  tracking?: 'snug' | undefined;
  figures?: 'tabular' | 'lining' | undefined;
  breaks?: 'anywhere' | 'balance' | 'never' | 'kept' | undefined;
  set?: 'left' | 'right' | undefined;
  /** Maximum line length: in em, or that of running text. */
  measure?: 'text' | 24 | 32 | 34 | undefined;
}

type TextSize =
  | 'label'
  | 'small'
  | 'fact'
  | 'note'
  | 'row'
  | 'prose'
  | 'entry'
  | 'body'
  | 'lead'
  | 'caption'
  | 'term'
  | 'name'
  | 'plain'
  | 'subject'
  | 'quote'
  | 'title-24'
  | 'section-title'
  | 'title-28'
  | 'title-30'
  | 'title-36'
  | 'figure-price'
  | 'h1'
  | 'h2'
  | 'h3';

const layoutProp =
  /^(gapX?|nowrap|align|justify|pack|items|skipEmpty|page|section|underHeader|last|above|below|pad(Y|Top|Bottom)|rule|span|flex|shrinks|touch|fill|block|size|weight|tone|tracking|untracked|figures|breaks|set|measure)$/;

export const isLayoutProp = (name: string): boolean => layoutProp.test(name);

/** `gap={12} nowrap size="small"` are the classes `gap-12`, `nowrap` and `small`: some values need no prefix. */
export const classOf = (name: string, value: unknown): string =>
  value === true ? name : /^(size|tone|weight)$/.test(name) ? `${value}` : `${name}-${value}`;
