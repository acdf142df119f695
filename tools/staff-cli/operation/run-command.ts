import type { Command } from '../read-command.ts';
import { commandWords } from './command-words.ts';
import type { OperationContext } from './operation.ts';
import { recordedTable } from './recorded-table.ts';

/** Runs a command; what it writes is recorded in the trail, whichever command it is. */
export function runCommand(
  { name, operation, request }: Pick<Command, 'name' | 'operation' | 'request'>,
  context: OperationContext,
): Promise<void> {
  const { table, actor, clock } = context;
  const command = commandWords(name, operation, request);
  return operation.run(request, { ...context, table: recordedTable(table, { actor, command, clock }) });
}
