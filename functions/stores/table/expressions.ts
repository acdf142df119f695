/** The names and values of one write. A path such as `closed.command` is divided at its dots. */
class Placeholders {
  private readonly names: Record<string, string> = {};
  private readonly values: Record<string, unknown> = {};

  /** DynamoDB refuses an empty list of values. */
  get attributes() {
    return {
      ExpressionAttributeNames: this.names,
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }

  path = (path: string): string =>
    path
      .split('.')
      .map((attribute) => {
        const existingName = Object.keys(this.names).find((name) => this.names[name] === attribute);
        const name = existingName ?? `#n${Object.keys(this.names).length}`;
        this.names[name] = attribute;
        return name;
      })
      .join('.');

  value = (value: unknown): string => {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  };
}

type Term = (placeholders: Placeholders) => string;

/** A condition on the stored item. */
export type Condition = Term;

/** Values by path. A function computes its value from the stored item; an undefined value is left out. */
type Values = Readonly<Record<string, unknown>>;

export interface Change {
  readonly set?: Values;
  readonly add?: Values;
  readonly delete?: Values;
  readonly remove?: readonly string[];
  readonly when?: readonly Condition[];
}

const comparison = (operator: string) => (path: string, value: unknown) => (placeholders: Placeholders) =>
  `${placeholders.path(path)} ${operator} ${placeholders.value(value)}`;

export const equals = comparison('=');
export const differs = comparison('<>');
export const isBelow = comparison('<');
export const isAbove = comparison('>');
export const isNotAbove = comparison('<=');
export const isNotBelow = comparison('>=');
export const exists = (path: string) => (placeholders: Placeholders) =>
  `attribute_exists(${placeholders.path(path)})`;
export const isMissing = (path: string) => (placeholders: Placeholders) =>
  `attribute_not_exists(${placeholders.path(path)})`;
export const hasSize = (path: string, size: number) => (placeholders: Placeholders) =>
  `size(${placeholders.path(path)}) = ${placeholders.value(size)}`;
export const hasMoreThan = (path: string, size: number) => (placeholders: Placeholders) =>
  `size(${placeholders.path(path)}) > ${placeholders.value(size)}`;
export const isUnchanged = (path: string, lastRead: unknown): Condition =>
  lastRead === undefined ? isMissing(path) : equals(path, lastRead);

const join = (word: string, conditions: readonly Condition[]) => (placeholders: Placeholders) =>
  conditions.map((condition) => `(${condition(placeholders)})`).join(word);

export const allOf = (...conditions: readonly Condition[]) => join(' AND ', conditions);
export const anyOf = (...conditions: readonly Condition[]) => join(' OR ', conditions);
export const not = (condition: Condition) => (placeholders: Placeholders) =>
  `NOT (${condition(placeholders)})`;

export const ifNotExists = (initial: unknown) => (path: string) => (placeholders: Placeholders) =>
  `if_not_exists(${placeholders.path(path)}, ${placeholders.value(initial)})`;
export const copyOf = (source: string) => () => (placeholders: Placeholders) => placeholders.path(source);
export const listAppend = (entries: readonly unknown[]) => (path: string) => (placeholders: Placeholders) =>
  `list_append(${ifNotExists([])(path)(placeholders)}, ${placeholders.value(entries)})`;
/** @param start value of a missing attribute; without it the write fails */
export const incrementBy =
  (amount: number, start?: number) => (path: string) => (placeholders: Placeholders) =>
    `${start === undefined ? placeholders.path(path) : ifNotExists(start)(path)(placeholders)} + ${placeholders.value(amount)}`;

/** The expressions of an update. */
export function updateOf({ set = {}, add = {}, delete: members = {}, remove = [], when = [] }: Change) {
  const placeholders = new Placeholders();
  const assignments = (values: Values, sign: string) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(
        ([path, value]) =>
          `${placeholders.path(path)}${sign}${typeof value === 'function' ? value(path)(placeholders) : placeholders.value(value)}`,
      );
  const clauses = [
    ['SET', assignments(set, ' = ')],
    ['ADD', assignments(add, ' ')],
    ['DELETE', assignments(members, ' ')],
    ['REMOVE', remove.map(placeholders.path)],
  ] as const;
  return {
    UpdateExpression: clauses
      .filter(([, terms]) => terms.length > 0)
      .map(([clause, terms]) => `${clause} ${terms.join(', ')}`)
      .join(' '),
    ...(when.length > 0 && { ConditionExpression: allOf(...when)(placeholders) }),
    ...placeholders.attributes,
  };
}

/** The expressions of a put, deletion or check that requires all these conditions. */
export function onlyIf(...conditions: readonly Condition[]) {
  const placeholders = new Placeholders();
  return { ConditionExpression: allOf(...conditions)(placeholders), ...placeholders.attributes };
}
