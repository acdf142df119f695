/** What `npm run ops` does to the table of a stage. */
export const opsTableActions = ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'Scan', 'UpdateItem'] as const;
