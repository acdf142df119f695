import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';
import { announcingStack } from '#tools/local-stack/messaging/announcing-stack.testing.ts';
import {
  type HandMadeAssembly,
  writeAssembly,
} from '#tools/local-stack/template/hand-made-assembly.testing.ts';
import { startProduct } from './start-product.ts';

let assembly: HandMadeAssembly;
let dataDir: string;
let running: LocalStack | undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-stack-data-'));
  assembly = await writeAssembly(announcingStack);
});

afterEach(async () => {
  await running?.stop();
  assembly.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<LocalStack> {
  await running?.stop();
  running = await startProduct({ port: 0, quiet: true, assemblyDir: assembly.folder, dataDir });
  return running;
}

test.runIf(isFullRun)(
  'the first start of the product stocks 24 bottles of each of the three rums, and a restart adds none',
  async () => {
    const stockOf = async ({ documents }: LocalStack): Promise<unknown[]> => {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName: 'Table',
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': 'INVENTORY' },
        }),
      );
      return Items.map(({ quantity, held, sold }) => [quantity, held, sold]);
    };
    const first = await start();
    expect(await stockOf(first)).toEqual([
      [24, 0, 0],
      [24, 0, 0],
      [24, 0, 0],
    ]);
    await first.documents.send(
      new UpdateCommand({
        TableName: 'Table',
        Key: { pk: 'INVENTORY', sk: 'PRODUCT#2000000600017' },
        UpdateExpression: 'SET quantity = :left, sold = :sold',
        ExpressionAttributeValues: { ':left': 22, ':sold': 2 },
      }),
    );
    expect(await stockOf(await start())).toEqual([
      [22, 0, 2],
      [24, 0, 0],
      [24, 0, 0],
    ]);
  },
);
