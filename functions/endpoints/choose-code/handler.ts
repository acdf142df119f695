import { codeStore } from '#functions/stores/staff/codes.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { chooseCode as contract } from '#shared/contracts/staff/choose-code.ts';
import { chooseCode } from './choose-code.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  chooseCode({ codes: codeStore(table, clock) }),
);
