import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';
import type { ObservedTable } from './table-content.testing.ts';

/**
 * Calls to the table, and the capacity units that they used. Each call counts at least one unit, or half a unit for an
 * eventually consistent read, because DynamoDB Local charges nothing for a read that finds no item.
 */
export interface TableUsage {
  readonly calls: number;
  readonly units: number;
}

export interface CountedTable extends Table {
  /** Returns the calls and units that a piece of work uses. */
  measure(work: () => Promise<unknown>): Promise<TableUsage>;
}

type Capacity = { readonly CapacityUnits?: number };
interface CallOutput {
  readonly ConsumedCapacity?: Capacity | readonly Capacity[];
}

/** The table through a client that counts the units it uses. */
export function countedTable({ name, settings }: Pick<ObservedTable, 'name' | 'settings'>): CountedTable {
  const rawClient = new DynamoDBClient(settings);
  let used: TableUsage = { calls: 0, units: 0 };
  rawClient.middlewareStack.add(
    (next) => async (args) => {
      const response = await next({
        ...args,
        input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as typeof args.input,
      });
      const { ConsumedCapacity = [] } = response.output as CallOutput;
      const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
      const minUnits = 'ConsistentRead' in args.input && args.input.ConsistentRead === false ? 0.5 : 1;
      used = { calls: used.calls + 1, units: used.units + Math.max(minUnits, units) };
      return response;
    },
    { step: 'initialize' },
  );
  return {
    name,
    client: DynamoDBDocumentClient.from(rawClient, {
      marshallOptions: { removeUndefinedValues: true },
    }),
    async measure(work) {
      used = { calls: 0, units: 0 };
      await work();
      return used;
    },
  };
}
