import { batchIds, isSingleCask } from './batch-records.ts';
import { type Batch, batchOf } from './batches.ts';

/** Casks bottled alone, sold as "Aged". They have no filter buttons, which are for the batches of the specification. */
export const singleCasks: readonly Batch[] = batchIds.filter(isSingleCask).map(batchOf);
