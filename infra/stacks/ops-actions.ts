/** Table actions of `npm run ops`. */
export const opsTableActions = ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'Scan', 'UpdateItem'] as const;
