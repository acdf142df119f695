import {
  type Barrel,
  type BatchId,
  type BatchRecord,
  batchIds,
  batchRecords,
  isSingleCask,
} from './batch-records.ts';
import { batchHeadings, batchWords, bottleWords } from './batch-words.ts';

/** A batch as shown on its card. */
export interface Batch {
  /** As printed on the bottle. */
  id: string;
  name: string;
  subtitle: string;
  blend?: BatchPart;
  resting: BatchPart;
  barrels?: BatchPart & { stats?: string; table: readonly Barrel[] };
  /** `bottles`: their destinations; empty when unrecorded. */
  volume: BatchPart & { bottles: readonly string[] };
}

interface BatchPart {
  title: string;
  description: string;
}

const bottleNumber = (bottle: number): string => String(bottle).padStart(4, '0');

export function batchOf<Id extends BatchId>(id: Id): Batch {
  const { barrels, bottles, isNumberedByHand = false, destinations = [] }: BatchRecord = batchRecords[id];
  const words = batchWords[id](batchRecords[id], id.replace(/\D+/, ''));
  const firstNumbers = [1, ...destinations.map(({ last }) => last + 1)];
  return {
    id,
    name: words.name,
    subtitle: words.subtitle,
    ...(words.origin !== undefined && {
      blend: { title: batchHeadings[barrels ? 'blend' : 'farm'], description: words.origin },
    }),
    resting: { title: batchHeadings.resting, description: words.resting },
    ...(barrels &&
      words.barrels !== undefined && {
        barrels: {
          title: batchHeadings[barrels.length === 1 ? 'barrel' : 'barrels'],
          description: words.barrels,
          ...(words.stats !== undefined && { stats: words.stats }),
          table: barrels,
        },
      }),
    volume: {
      title: batchHeadings.volume,
      description: bottleWords.volume(bottles, bottleNumber(1), bottleNumber(bottles), isNumberedByHand),
      bottles: destinations.map(({ to, last }, index) =>
        bottleWords.destination(bottleNumber(firstNumbers[index] ?? 1), bottleNumber(last), to),
      ),
    },
  };
}

/** Batches in display order: aged blends, and pure cane of single farms. */
export const batches: readonly Batch[] = batchIds.filter((id) => !isSingleCask(id)).map(batchOf);
