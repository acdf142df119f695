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
 * What a call may do to the table: actions, each on kinds of items. It stands beside the contract, in
 * `<name>.access.ts`; calls of staff may also read who makes them.
 */
export type Access = Partial<Readonly<Record<ItemAction, readonly ItemKind[]>>>;
