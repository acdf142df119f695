import { releaseAddress } from '../releases/release-address.ts';
import { releases } from '../releases/releases.ts';
import type { Batch } from './batches.ts';
import { batchesCopy } from './batches-copy.ts';
import { singleCasks } from './single-casks.ts';

/** A code on a bottle whose record is on another page. */
export interface LinkedRecord {
  id: string;
  name: string;
  subtitle: string;
  link: { label: string; to: string };
}

/** Codes on bottles without a filter button: single casks, and releases of the Storian Collection. */
export const unlistedRecords: readonly (Batch | LinkedRecord)[] = [
  ...singleCasks,
  ...releases.flatMap(({ batch, title, ...release }) =>
    batch === undefined
      ? []
      : [
          {
            id: batch,
            name: title,
            subtitle: batchesCopy.releaseSubtitle(batch, title),
            link: { label: batchesCopy.inStorian(title), to: releaseAddress({ title, ...release }) },
          },
        ],
  ),
];

/** The record with that code, ignoring case. */
export const unlistedRecord = (code: string): Batch | LinkedRecord | undefined =>
  unlistedRecords.find(({ id }) => id === code.toUpperCase());
