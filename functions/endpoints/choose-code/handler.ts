import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { chooseCode as contract } from '#shared/contracts/staff/choose-code.ts';
import { chooseCode } from './choose-code.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const codes = codeStore(table, clock);

export const handler = endpoint(contract, chooseCode({ codes }), sessionStore(table, clock));
