/** Pixels at the default text size; `gutter` is the distance between columns. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32 | 48 | 72 | 'gutter';

/** How an element arranges its children, stands among others and sets its text. Each prop is a class of `layout.css`. */
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

  /** The width of the page between its margins. */
  page?: boolean | undefined;
  /** A block that begins a section of a page. */
  section?: boolean | undefined;
  /** First block of a page without a picture. */
  underHeader?: boolean | undefined;
  /** Last block before the footer. */
  last?: boolean | undefined;

  /** Outer distance to what stands above. */
  above?: Space | undefined;
  below?: Space | undefined;
  padY?: Space | undefined;
  padTop?: Space | undefined;
  padBottom?: Space | undefined;
  /** A hairline in the colour of the surface. */
  rule?: 'above' | 'below' | 'both' | undefined;
  /** Takes every column of the grid around it. */
  span?: 'all' | undefined;
  flex?: 'none' | 1 | undefined;
  /** May become narrower than its longest word. */
  shrinks?: boolean | undefined;
  /** As high as a finger needs. */
  touch?: boolean | undefined;
  /** As wide as what is around it. */
  fill?: boolean | undefined;

  /** A text style of `tokens.css`. */
  size?: TextSize | undefined;
  weight?: 'medium' | 'strong' | undefined;
  /** `quiet` is secondary text on any surface. */
  tone?: 'quiet' | 'cream' | 'ink' | 'cane' | 'owe' | 'few' | 'no' | undefined;
  tracking?: 'none' | undefined;
  figures?: 'tabular' | 'lining' | undefined;
  breaks?: 'anywhere' | 'balance' | 'never' | 'kept' | undefined;
  set?: 'left' | 'right' | undefined;
  /** The longest line: in em, or of running text. */
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
  | 'title-24'
  | 'title-30'
  | 'figure-price'
  | 'h1'
  | 'h2'
  | 'h3';

const names: ReadonlySet<string> = new Set<keyof LayoutProps>([
  'gap',
  'gapX',
  'nowrap',
  'align',
  'justify',
  'pack',
  'items',
  'page',
  'section',
  'underHeader',
  'last',
  'above',
  'below',
  'padY',
  'padTop',
  'padBottom',
  'rule',
  'span',
  'flex',
  'shrinks',
  'touch',
  'fill',
  'size',
  'weight',
  'tone',
  'tracking',
  'figures',
  'breaks',
  'set',
  'measure',
]);

/** The primitives: their usual element, and the class of those that arrange children. */
export const primitives = {
  Stack: ['div', 'stack'],
  Cluster: ['div', 'cluster'],
  Grid: ['div', 'grid'],
  Columns: ['div', 'columns'],
  Page: ['div', 'page'],
  Panel: ['div', undefined],
  Text: ['p', undefined],
  Heading: ['h2', undefined],
} as const;

export type Primitive = keyof typeof primitives;

export const isLayoutProp = (name: string): boolean => names.has(name);

/** Props whose words say what they are. */
const words: ReadonlySet<string> = new Set<keyof LayoutProps>(['size', 'tone', 'weight']);

const classOf = ([name, value]: [string, unknown]): string | undefined => {
  if (!value) return undefined;
  if (value === true) return name;
  return words.has(name) ? `${value}` : `${name}-${value}`;
};

/** `<Stack gap={12} nowrap size="small">` has the classes `stack gap-12 nowrap small`. */
export const layoutClass = (kind: string | undefined, props: Readonly<Record<string, unknown>>): string =>
  [kind, ...Object.entries(props).map(classOf)].filter(Boolean).join(' ');
