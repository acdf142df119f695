import { camelCase } from './camel-case.ts';

/** Who calls an endpoint: pages for guests, staff at the door, the bar and the till, or managers in the office. */
export type Caller = 'guests' | 'floor' | 'manager';

const contractFolders: Readonly<Record<Caller, string>> = {
  guests: 'shared/contracts/guests',
  floor: 'shared/contracts/staff',
  manager: 'shared/contracts/office',
};

/** Path of an endpoint's contract, without the extension. */
export const contractPath = (name: string, caller: Caller): string => `${contractFolders[caller]}/${name}`;

/** The route of an endpoint. */
export const routeOf = (name: string, caller: Caller) => ({
  method: /^(find|list|show)-/.test(name) ? 'GET' : 'POST',
  path: `/api/${caller === 'guests' ? '' : 'staff/'}${name}`,
});

/** Files of a new endpoint by path. One of its tests fails until the endpoint is written. */
export function endpointFiles(name: string, caller: Caller): Record<string, string> {
  const variable = camelCase(name);
  const folder = `functions/endpoints/${name}`;
  const contract = contractPath(name, caller);
  const { method, path } = routeOf(name, caller);
  const isStaffCall = caller !== 'guests';
  return {
    [`${contract}.ts`]: `import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';

/** ${method} ${path}: say what it does, and when it returns which problem. */
export const ${variable} = contractOf('${variable}', {
  summary: 'Say what ${name} does',
${isStaffCall ? `  staff: '${caller}',\n` : ''}  reply: success({}),
  problems: [],
});
`,
    [`${contract}.access.ts`]: `import type { Access } from '../access.ts';

export const ${variable}: Access = {};
`,
    [`${folder}/handler.ts`]: isStaffCall
      ? `import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { ${variable} as contract } from '#${contract}.ts';
import { ${variable} } from './${name}.ts';

export const handler = staffEndpoint(contract, (table) => ${variable}({ table }));
`
      : `import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { ${variable} as contract } from '#${contract}.ts';
import { ${variable} } from './${name}.ts';

const table = openTable(readEnvironment(TableEnv).TABLE_NAME);

export const handler = endpoint(contract, ${variable}({ table }));
`,
    [`${folder}/${name}.ts`]: `import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { ${variable} as contract } from '#${contract}.ts';

interface Deps {
  /** Replace it by the stores that the use case needs. */
  readonly table: Table;
}

export const ${variable} =
  (_: Deps): UseCase<typeof contract> =>
  async () => ({ success: true });
`,
    [`${folder}/${name}.test.ts`]: `import { expect, it } from 'vitest';
import { ${isStaffCall ? 'actorOf, callerAs' : 'caller'} } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { observedTable } from '#functions/stores/table/table-content.testing.ts';
import { ${variable} as contract } from '#${contract}.ts';
import { ${variable} } from './${name}.ts';

${isStaffCall ? `const ana = actorOf({ id: 'ana', name: 'Ana', role: '${caller}' }, 'desk');\n\n` : ''}it('${name} responds as its contract says', async () => {
  captureLog();
  const table = await observedTable();
  const call = ${isStaffCall ? 'callerAs(ana, contract' : 'caller(contract'}, ${variable}({ table }));
  expect((await call({})).json).toEqual({ success: true });
});

it('${name} is more than a placeholder', () => {
  expect.unreachable('Write the contract, use case and tests of ${name}, then remove this test');
});
`,
  };
}
