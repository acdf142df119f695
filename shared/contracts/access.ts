import type { ItemKind } from './item-kinds.ts';

export type ItemAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'DeleteItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';

/**
 * The table access of an endpoint: actions, each with the kinds of items it may use. It is declared next to the
 * contract in `<name>.access.ts`. Staff endpoints may also read the caller's session.
 */
export type Access = Partial<Readonly<Record<ItemAction, readonly ItemKind[]>>>;
