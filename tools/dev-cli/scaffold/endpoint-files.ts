import { camelCase } from './names.ts';

/** The files of an endpoint that is still to be written, by path: a test fails until it is. */
export function endpointFiles(name: string): Record<string, string> {
  const variable = camelCase(name);
  const folder = `functions/endpoints/${name}`;
  const method = /^(find|list)-/.test(name) ? 'GET' : 'POST';
  return {
    [`shared/contracts/${name}.ts`]: `import * as z from 'zod/mini';
import { contract } from './contract.ts';

/** ${method} /api/${name}: say what it does, and when it answers which problem. */
export const ${variable} = contract({
  name: '${name}',
  summary: 'Say what ${name} does',
  method: '${method}',
  path: '/api/${name}',
  reply: { status: 200, schema: z.object({ success: z.literal(true) }) },
  problems: [],
});
`,
    [`${folder}/handler.ts`]: `import { ${variable} as contract } from '../../../shared/contracts/${name}.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { openTable } from '../../stores/table/table.ts';
import { ${variable} } from './${name}.ts';

const table = openTable(readEnvironment(TableEnv).TABLE_NAME);

export const handler = endpoint(contract, ${variable}({ table }));
`,
    [`${folder}/${name}.ts`]: `import type { ${variable} as contract } from '../../../shared/contracts/${name}.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { Table } from '../../stores/table/table.ts';

interface Deps {
  /** Take the stores that it needs instead. */
  readonly table: Table;
}

export const ${variable} =
  (_: Deps): UseCase<typeof contract> =>
  async () => ({ success: true });
`,
    [`${folder}/${name}.test.ts`]: `import { expect, it } from 'vitest';
import { ${variable} as contract } from '../../../shared/contracts/${name}.ts';
import { caller } from '../../kernel/call.testing.ts';
import { captureLog } from '../../kernel/captured-log.testing.ts';
import { observedTable } from '../../stores/table/table-content.testing.ts';
import { ${variable} } from './${name}.ts';

it('answers what its contract says', async () => {
  captureLog();
  const table = await observedTable();
  expect((await caller(contract, ${variable}({ table }))({})).json).toEqual({ success: true });
});

it('is more than a placeholder', () => {
  expect.unreachable('Write the contract, use case and tests of ${name}, then remove this test');
});
`,
  };
}
