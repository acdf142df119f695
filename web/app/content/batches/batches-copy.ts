import { business } from '#shared/content/business.ts';
import { picture } from '../pictures/picture.ts';

export const batchesCopy = {
  title: ['Batch', 'Information'],
  lead: 'Every bottle of rum carries a batch number. Find yours here and trace it back to its casks.',
  note: 'The number makes each bottle traceable, and our records keep to the food safety standard ISO 22000. They cover rum only. For any other bottle write to',
  email: business.emails.bookings,
  picture: {
    ratio: '21:9',
    image: picture('casks'),
    focus: 'right',
    alt: '',
  },
  filter: 'Batches',
  clearAll: 'Clear All',
  shown: (count: number, all: number) => `${count} of ${all} shown`,
  barrel: 'Barrel',
  age: 'Age',
  share: '%',
  percent: (share: number) => `${share}%`,
  /** For a single cask, which has no average. */
  onlyCask: (age: string) => `One cask, ${age} old when it was emptied.`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  filled: (month: string) => `Filled ${month}`,
  barrelsOf: (id: string) => `Barrels of ${id}`,
  /** For a batch code whose record is on the releases page. */
  releaseSubtitle: (batch: string, title: string) =>
    `Batch ${batch} is ${title}, a release of the Storian Collection. Its casks, dates and bottles are listed there, beside its story.`,
  inStorian: (title: string) => `${title} in the Storian Collection`,
  years: (years: number, months: number) =>
    [years && `${years} yr`, months && `${months} mo`].filter(Boolean).join(' '),
  stats: (average: string, youngest: string) =>
    `Average age weighted by share ${average}. Youngest cask ${youngest}.`,
} as const;
