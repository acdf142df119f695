import { monthInWords } from '#shared/calendar/month-in-words.ts';
import { eveningHours } from '#shared/calendar/opening-week.ts';
import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { hourInWords } from '#shared/values/written-number.ts';
import { batchRecords } from '../batches/batch-records.ts';
import { picture } from '../pictures/picture.ts';

/** Community page (specification §2: its navigation). SAMPLE CONTENT: the owner replaces it. */
export const communityCopy = {
  title: 'Community',
  lead: 'The people around the still: the farms that grow the cane, the hands that cut it, and the neighbours who come through the gate.',
  menu: 'Community menu',
  /** As specified; two of these pages do not exist and redirect to the landing page. */
  links: [
    { label: 'Home', to: '/home' },
    { label: 'Spirit', to: '/spirit' },
    { label: 'Tours', to: '/tours' },
    { label: 'Community', to: '/community' },
  ],
  picture: {
    ratio: '21:9',
    image: picture('field'),
    alt: 'A track between walls of cane at dusk, a hill at its end.',
  } satisfies PictureSpot as PictureSpot,

  year: {
    heading: 'The year of the cane',
    text: 'What happens when, on the farms and in the yard.',
    months: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  },
  farms: {
    heading: 'One farm, one rum',
    text: 'More than 150 farmers on Efate grow for us. When one slope gives enough for a run of its own, it becomes a Yumi of that farm alone.',
    record: (batch: string) => `Batch ${batch}`,
  },
  back: {
    heading: 'What goes back',
  },
  meet: {
    heading: 'Come and meet us',
    text: 'The gate is open Monday to Saturday. On the last Friday of most months it stays open into the evening, and nobody needs a ticket.',
    links: [
      { label: 'Tours and Islands Night', to: '/tours' },
      { label: 'Three mornings on the farms', to: '/article/the-150-farms-behind-one-bottle' },
      { label: 'The crew and their islands', to: '/team' },
    ],
  },
} as const;

/** A season of the year. Months from 0 (the start of January) to 12 (the end of December). */
export interface Season {
  name: string;
  when: string;
  about: string;
  spans: readonly { from: number; to: number }[];
}

export const seasons: readonly Season[] = [
  {
    name: 'Planting',
    when: 'December to March',
    about: 'Cuttings of last year’s cane go into wet ground, between the yams.',
    spans: [
      { from: 0, to: 3 },
      { from: 11, to: 12 },
    ],
  },
  {
    name: 'Cutting',
    when: 'July to November',
    about:
      'By hand, at first light. The truck comes on fixed days and weighs every load before the family that cut it.',
    spans: [{ from: 6, to: 11 }],
  },
  {
    name: 'Pressing and distilling',
    when: 'July to December',
    about: 'Juice before noon, five days in the vat, two runs through the stills.',
    spans: [{ from: 6, to: 12 }],
  },
  {
    name: 'Islands Night',
    when: 'January to November',
    about: `The last Friday of the month, from ${hourInWords(eveningHours.from)} to ${hourInWords(eveningHours.until)}, in the yard.`,
    spans: [{ from: 0, to: 11 }],
  },
];

export interface Farm {
  place: string;
  ground: string;
  cut: string;
  /** Batch of its rum. */
  batch: string;
}

/** Farms with a rum, as their batch records describe it. */
export const farms: readonly Farm[] = [
  {
    place: 'Teouma valley',
    ground: 'Black river soil',
    cut: `Cut in ${monthInWords(batchRecords.YRB1.cut)}`,
    batch: 'YRB1',
  },
  {
    place: 'Mele plain',
    ground: 'Within sight of the sea',
    cut: `Cut in ${monthInWords(batchRecords.YRB2.cut)}`,
    batch: 'YRB2',
  },
  {
    place: 'Above Eton',
    ground: 'Red soil on old coral',
    cut: `Cut in ${monthInWords(batchRecords.YRB3.cut)}`,
    batch: 'YRB3',
  },
];

export const contributions: readonly { name: string; text: string }[] = [
  {
    name: 'Paid by the scale',
    text: 'Each load is weighed in front of those who cut it; one sheet stays in the village. Payment comes the same week.',
  },
  {
    name: 'Pressed cane',
    text: 'What is left of the stalks goes back on the truck, as mulch for the gardens it came from.',
  },
  {
    name: 'Cuttings',
    text: 'Every grower gets planting material of the best rows free of charge, and help to plant it.',
  },
  {
    name: 'An open yard',
    text: 'Islands Night costs nothing. The stalls belong to the neighbours, and so does what they take.',
  },
];
