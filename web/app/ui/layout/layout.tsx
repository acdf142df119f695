import { type ComponentPropsWithRef, createElement, type JSX } from 'react';

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

type Tag = keyof JSX.IntrinsicElements;

type PropsOf<T extends Tag> = LayoutProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LayoutProps | 'as'
  >;

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

/** An element with the class of its kind, one for each layout prop, and then its own. */
const elements =
  <Base extends Tag>(base: Base, kind?: string) =>
  <T extends Tag = Base>({ as, className, ...props }: PropsOf<T>) => {
    const classes = [kind];
    const attributes: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (!names.has(name)) attributes[name] = value;
      else if (value) classes.push(value === true ? name : `${name}-${value}`);
    }
    attributes.className = [...classes, className].filter(Boolean).join(' ') || undefined;
    return createElement(as ?? base, attributes);
  };

/** One below the other. */
export const Stack = elements('div', 'stack');

/** One after the other, in as many lines as they take. */
export const Cluster = elements('div', 'cluster');

/** A grid whose own class names its tracks. */
export const Grid = elements('div', 'grid');

/** The twelve columns of a page from 900 px, one below. */
export const Columns = elements('div', 'columns');

/** A block between the margins of the page. */
export const Page = elements('div', 'page');

/** A block set off from others by a line or by space. */
export const Panel = elements('div');

export const Text = elements('p');

/** A heading whose level does not set its size. */
export const Heading = ({ level, ...props }: Omit<PropsOf<'h2'>, 'as'> & { level: 1 | 2 | 3 | 4 }) => (
  <Text as={`h${level}`} {...props} />
);
