import { chooseCode as contract } from '../../../shared/contracts/staff/choose-code.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { codeStore } from '../../stores/staff/codes.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { chooseCode } from './choose-code.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const codes = codeStore(table, clock);

export const handler = endpoint(contract, chooseCode({ codes }), sessionStore(table, clock));
