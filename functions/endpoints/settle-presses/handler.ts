import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { keptPressStores } from '#functions/wiring/kept-press-stores.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { settlePresses as contract } from '#shared/contracts/kept/settle-presses.ts';
import { settlePresses } from './settle-presses.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  settlePresses({
    ...keptPressStores(table, clock),
    referenceSecret: referenceSecret(table),
  }),
);
