import { UnreadableItemError } from './unreadable-item.ts';

type Item = Readonly<Record<string, unknown>>;

/** @throws UnreadableItemError with the keys of the item if it cannot be parsed */
export function parseItem<Parsed>(item: Item, parse: (item: Item) => Parsed): Parsed {
  try {
    return parse(item);
  } catch (cause) {
    throw new UnreadableItemError(item, cause);
  }
}
