/** How partition keys of each kind of item begin; `*` is the rest of them. */
export const partitions = {
  /** Slots of a day, with their bookings. */
  days: 'DAY#*',
  closures: 'CLOSURES',
  stock: 'INVENTORY',
  orders: 'ORDERS#*',
  enquiries: 'ENQUIRIES#*',
  operators: 'OPERATORS',
  operatorRequests: 'OPERATOR-REQUESTS#*',
  /** In which slots an operator has bookings. */
  operatorSlots: 'OPERATOR#*',
  /** Which mails are out. */
  mails: 'MAIL#*',
  quotas: 'QUOTA#*',
} as const;

export type ItemKind = keyof typeof partitions;
export type ItemAction =
  | 'BatchGetItem'
  | 'ConditionCheckItem'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'UpdateItem';
