import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { type ReleaseKey, releaseRecords } from './release-records.ts';
import { releaseWords } from './release-words.ts';

/** A release as its page shows it. */
export interface Release {
  title: string;
  uniqueBlend?: string;
  storian: readonly string[];
  /** Facts; an upcoming release lacks some. */
  casks?: string;
  filled?: string;
  age?: string;
  batch?: string;
  bottles: number | 'Limited release';
  /** Bottling date, `yyyy-MM-dd`. */
  bottled?: string;
  /** Alcohol by volume, in percent. */
  abv?: number;
  year?: number;
  status: ReleaseStatus;
  /** Where to buy it, or where to ask. */
  ways: readonly { label: string; to: string }[];
  image: PictureSpot;
}

export type ReleaseStatus = 'available' | 'low in stock' | 'sold out' | 'upcoming';

function releaseOf<Key extends ReleaseKey>(key: Key): Release {
  const { alt, ways, ...words } = releaseWords[key](releaseRecords[key]);
  const record: (typeof releaseRecords)[ReleaseKey] = releaseRecords[key];
  const { title, bottles, status, image } = record;
  return {
    ...words,
    title,
    bottles,
    status,
    ...('batch' in record && {
      batch: record.batch,
      bottled: record.bottled,
      abv: record.abv,
      year: Number(record.bottled.slice(0, 4)),
    }),
    ways: record.ways.map((to, index) => ({ label: ways[index] as string, to })),
    image: { ...image, alt },
  };
}

export const releases: readonly Release[] = (Object.keys(releaseRecords) as readonly ReleaseKey[]).map(
  releaseOf,
);
