type Declarations<Name extends string | number> = Readonly<Record<Name, string>>;

/** Sets the property to the token of each name. */
const tokens = <Name extends string>(property: string, ...names: readonly Name[]): Declarations<Name> =>
  Object.fromEntries(names.map((name) => [name, `${property}: var(--${name})`])) as Declarations<Name>;

/** Sets the property to each space of the scale, named by its pixels at the default text size. */
const spaces = <Name extends number>(property: string, ...names: readonly Name[]): Declarations<Name> =>
  Object.fromEntries(names.map((name) => [name, `${property}: var(--space-${name})`])) as Declarations<Name>;

/**
 * Each layout prop with the declarations of its class, or of the class of each value. Later classes win over earlier
 * ones; the build appends them to `layout.css`.
 */
export const layoutRules = {
  /** Keeps a `Cluster` on one line. */
  nowrap: 'flex-wrap: nowrap',
  /** Between the children. */
  gap: spaces('gap', 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32, 48),
  /** Between neighbours in a row, where it differs from `gap`. */
  gapX: {
    '0': 'column-gap: 0',
    ...spaces('column-gap', 8, 10, 12, 16, 20, 24, 32),
    ...tokens('column-gap', 'gutter'),
  },
  /** Distance to the element above. */
  above: spaces('margin-top', 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 72),
  below: spaces('margin-bottom', 4, 6, 8, 12, 16, 24, 32),
  padY: spaces('padding-block', 4, 6, 8, 10, 12, 16, 20, 24, 32),
  padTop: spaces('padding-top', 8, 12, 16, 24, 32, 48, 72),
  padBottom: spaces('padding-bottom', 2, 4, 8, 12, 16, 24, 32, 48),
  /** A text style. */
  size: {
    ...tokens('font', 'label', 'small', 'fact', 'note', 'row', 'prose', 'entry', 'body', 'lead', 'plain'),
    ...tokens('font', 'caption', 'term', 'name'),
    subject: 'font: 600 1.125rem / 1.3333 var(--sans)',
    quote: 'font: 400 1.125rem / 1.5 var(--serif)',
    'title-24': 'font: var(--title-24); letter-spacing: -0.015em',
    'section-title': 'font: 400 1.625rem / 1.1538 var(--serif); letter-spacing: -0.015em',
    'title-28': 'font: var(--title-28); letter-spacing: -0.015em',
    'title-30': 'font: var(--title-30); letter-spacing: -0.015em',
    'title-36': 'font: var(--title-36); letter-spacing: -0.024em',
    'figure-price': 'font: var(--figure-price); letter-spacing: var(--figure-price-tracking)',
    h3: 'font: var(--h3); letter-spacing: var(--h3-tracking)',
    h2: 'font: var(--h2); letter-spacing: var(--h2-tracking)',
    h1: 'font: var(--h1); letter-spacing: var(--h1-tracking)',
  },
  weight: tokens('font-weight', 'strong', 'medium'),
  tracking: { snug: 'letter-spacing: -0.01em' },
  untracked: 'letter-spacing: 0',
  figures: {
    tabular: 'font-variant-numeric: tabular-nums',
    lining: 'font-variant-numeric: lining-nums',
  },
  /** `quiet` is secondary text on any surface. */
  tone: tokens('color', 'quiet', 'ok', 'some', 'no', 'cream', 'cane', 'ink', 'few', 'owe'),
  breaks: {
    balance: 'text-wrap: balance',
    never: 'white-space: nowrap',
    anywhere: 'overflow-wrap: anywhere',
    kept: 'white-space: pre-line',
  },
  set: { right: 'text-align: right', left: 'text-align: left' },
  /** Maximum line length: in em, or that of running text. */
  measure: {
    text: 'max-width: var(--measure)',
    24: 'max-width: 24em',
    34: 'max-width: 34em',
    32: 'max-width: 32em',
  },
  align: {
    start: 'align-items: start',
    center: 'align-items: center',
    baseline: 'align-items: baseline',
    end: 'align-items: end',
  },
  justify: {
    center: 'justify-content: center',
    between: 'justify-content: space-between',
    end: 'justify-content: end',
  },
  /** Rows of a taller `Stack` or `Grid` stay at its top. */
  pack: { start: 'align-content: start' },
  /** Children are as wide as their content. */
  items: { start: 'justify-items: start' },
  /** A hairline in the colour of the surface. */
  rule: {
    below: 'border-bottom: 1px solid var(--hairline)',
    above: 'border-top: 1px solid var(--hairline)',
    both: 'border-block: 1px solid var(--hairline)',
  },
  /** Spans every column of its grid. */
  span: { all: 'grid-column: 1 / -1' },
  flex: { none: 'flex: none', 1: 'flex: 1' },
  /** May become narrower than its longest word. */
  shrinks: 'min-width: 0',
  /** Whether it is high enough for a finger. */
  touch: 'min-height: var(--touch)',
  /** Whether it is as wide as its container. */
  fill: 'width: 100%',
  /** On separate lines, in running text. */
  block: 'display: block',
} as const;
