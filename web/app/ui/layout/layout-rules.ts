type Declarations<Name extends string | number> = Readonly<Record<Name, string>>;

/** Sets the property to the token of each name. */
const tokens = <Name extends string>(property: string, ...names: readonly Name[]): Declarations<Name> =>
  Object.fromEntries(names.map((name) => [name, `${property}: var(--${name})`])) as Declarations<Name>;

/** Sets the property to each space of the scale, named by its pixels at the default text size. */
const spaces = <Name extends number>(property: string, ...names: readonly Name[]): Declarations<Name> =>
  Object.fromEntries(names.map((name) => [name, `${property}: var(--space-${name})`])) as Declarations<Name>;

/** Declarations that hold from a width of the window. */
const fromWidth = <Name extends string | number>(
  width: string,
  rules: Declarations<Name>,
): Declarations<Name> =>
  Object.fromEntries(
    Object.entries<string>(rules).map(([name, rule]) => [name, `@media (min-width: ${width}) { ${rule}; }`]),
  ) as Declarations<Name>;

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
  /** Columns of the same width side by side from 600 px. */
  abreast: fromWidth('600px', {
    2: 'grid-template-columns: repeat(2, minmax(0, 1fr))',
    3: 'grid-template-columns: repeat(3, minmax(0, 1fr))',
  }),
  /** The first and last of the twelve columns that it takes from 900 px. */
  at: fromWidth('900px', {
    '1-5': 'grid-column: 1 / 6',
    '1-7': 'grid-column: 1 / 8',
    '1-8': 'grid-column: 1 / 9',
    '7-12': 'grid-column: 7 / -1',
    '9-12': 'grid-column: 9 / -1',
  }),
  /** Distance to the element above. */
  above: spaces('margin-top', 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 72),
  below: spaces('margin-bottom', 4, 6, 8, 12, 16, 24, 32),
  padY: spaces('padding-block', 4, 6, 8, 10, 12, 16, 20, 24, 32),
  padTop: spaces('padding-top', 8, 12, 16, 24, 32, 48, 72),
  padBottom: spaces('padding-bottom', 2, 4, 8, 12, 16, 24, 32, 48),
  /** A text style. */
  size: {
    ...tokens('font', 'label', 'small', 'fact', 'entry', 'body', 'lead', 'name'),
    note: 'font: 400 0.9375rem / 1.4 var(--sans)',
    row: 'font: 400 1rem / 1.4 var(--sans)',
    prose: 'font: 400 1rem / 1.45 var(--sans)',
    plain: 'font: 400 1rem / 1.4375 var(--sans)',
    caption: 'font: 600 0.9375rem / 1.4667 var(--sans)',
    term: 'font: 600 1rem / 1.5 var(--sans)',
    subject: 'font: 600 1.125rem / 1.3333 var(--sans)',
    quote: 'font: 400 1.125rem / 1.5 var(--serif)',
    'title-24': 'font: 400 1.5rem / 1.2 var(--serif); letter-spacing: -0.015em',
    'section-title': 'font: 400 1.625rem / 1.1538 var(--serif); letter-spacing: -0.015em',
    'title-28': 'font: 400 1.75rem / 1.2143 var(--serif); letter-spacing: -0.015em',
    'title-30': 'font: 400 1.875rem / 1.2 var(--serif); letter-spacing: -0.015em',
    'title-36': 'font: 340 2.25rem / 1.1 var(--serif); letter-spacing: -0.024em',
    'figure-price': 'font: var(--figure-price); letter-spacing: var(--figure-price-tracking)',
    h3: 'font: var(--h3); letter-spacing: var(--h3-tracking)',
    h2: 'font: var(--h2); letter-spacing: var(--h2-tracking)',
    h1: 'font: var(--h1); letter-spacing: var(--h1-tracking)',
  },
  weight: { strong: 'font-weight: var(--strong)', medium: 'font-weight: 500' },
  tracking: { snug: 'letter-spacing: -0.01em' },
  untracked: 'letter-spacing: 0',
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
