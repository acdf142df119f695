import { eveningHours } from '#shared/calendar/opening-week.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { hourInWords, inWords } from '#shared/values/written-number.ts';
import { releaseRecords } from '../releases/release-records.ts';
import { type Article, articlePicture, externalArticle, internalArticle } from './article.ts';

/**
 * Press coverage, newest first (specification §2: twelve). SAMPLE CONTENT: publications, authors and articles are
 * invented, the owner replaces them. To add an article, add an entry: `externalArticle` links to another site, `internalArticle` has
 * its text in `articles/<id>.ts`.
 */
const { lostTimes } = releaseRecords;

export const articles: readonly Article[] = [
  internalArticle({
    id: 'a-friday-evening-with-no-ticket',
    title: 'A Friday evening with no ticket',
    publication: 'Sample Coral Post',
    date: '2026-11-14',
    excerpt: `Islands Night fills the yard from ${hourInWords(eveningHours.from)} to ${hourInWords(eveningHours.until)}: a free evening, open to anyone who walks up the road.`,
    category: 'Community',
    image: articlePicture('yard', 'The yard in the evening, lamps over a long table, the bay behind it'),
    author: 'Staff writer',
    location: 'Port Vila',
    nextStep: {
      text: 'The next evenings are in the calendar, and the stills can be seen by day.',
      label: 'Tours & Events',
      to: '/tours',
    },
  }),
  internalArticle({
    id: 'what-five-years-in-the-tropics-does-to-a-cask',
    title: 'What five years in the tropics does to a cask',
    publication: 'Sample Cask Review',
    date: '2026-10-02',
    excerpt: 'Heat, humidity and one barrel: why the single cask expression tastes older than its age.',
    category: 'Industry',
    image: articlePicture('cask-head', 'The head of a cask, its number in chalk, lit from the side'),
    author: 'Features desk',
    location: 'Efate',
    nextStep: {
      text: 'The cask of today’s bottles has a record of its own.',
      label: 'Read the record of Aged',
      to: shopBatches.aged.path,
    },
  }),
  internalArticle({
    id: 'the-150-farms-behind-one-bottle',
    title: 'The 150 farms behind one bottle',
    publication: 'Sample Harbour Gazette',
    date: '2026-08-19',
    excerpt: 'On Efate the cane is cut by hand. Three mornings with the families who grow it.',
    category: 'Community',
    image: articlePicture('field', 'A track between walls of cane at dusk, a hill at its end'),
    author: 'Staff writer',
    location: 'Mele and Eton, Efate',
    nextStep: {
      text: 'See where the cane goes: the press, the vats and the stills.',
      label: 'Book a tour',
      to: '/tours',
    },
  }),
  externalArticle({
    id: 'three-rums-from-vanuatu-reach-japan',
    title: 'Three rums from Vanuatu reach Japan',
    publication: 'Sample Tokyo Table',
    date: '2026-07-06',
    excerpt: 'Yumi, Aged and Lost Time can now be ordered to any prefecture.',
    category: 'Retail',
    url: 'https://example.com/tokyo-table/three-rums',
    image: articlePicture('range', 'Five bottles of the house on a bench before the casks'),
  }),
  internalArticle({
    id: 'one-hour-ashore',
    title: 'One hour ashore: a still, a cask, a glass',
    publication: 'Sample Long Haul',
    date: '2026-05-22',
    excerpt: 'How to fit a distillery tour between the gangway and lunch.',
    category: 'Travel',
    image: articlePicture('still-near', 'Shoulder and neck of the copper still, the condenser beside it'),
    author: 'Travel desk',
    location: 'Port Vila',
    nextStep: {
      text: 'Each start shows its places, and on ship days when you are back at the wharf.',
      label: 'Book a tour',
      to: '/tours',
    },
  }),
  internalArticle({
    id: 'numbers-on-the-neck',
    title: 'Numbers on the neck',
    publication: 'Sample Cask Review',
    date: '2026-04-30',
    excerpt: 'The distillery publishes every barrel of every batch. We read one from end to end.',
    category: 'Industry',
    image: articlePicture('casks', 'Casks on their rails, two of them marked in chalk'),
    author: 'Features desk',
    location: 'Port Vila',
    nextStep: {
      text: 'Every number on a neck opens its log, and so does this one.',
      label: 'Read batch ARB4',
      to: '/batch/ARB4',
    },
  }),
  externalArticle({
    id: 'the-single-cask-goes-to-the-judges',
    title: 'The single cask goes to the judges',
    publication: 'Sample Island Weekly',
    date: '2026-03-11',
    excerpt: 'Five years, one barrel, one blind tasting: notes from the table.',
    category: 'Awards',
    url: 'https://example.com/island-weekly/single-cask',
    image: articlePicture('flight', 'Three nosing glasses on a board, from clear to dark'),
  }),
  externalArticle({
    id: 'a-yard-a-bar-and-a-copper-still',
    title: 'A yard, a bar and a copper still',
    publication: 'Sample Trade Wind',
    date: '2026-02-20',
    excerpt: 'What to expect when you turn up without a plan.',
    category: 'Travel',
    url: 'https://example.com/trade-wind/yard-and-still',
    image: articlePicture('still-near', 'Shoulder and neck of the copper still'),
  }),
  internalArticle({
    id: 'why-the-records-are-written-by-hand-first',
    title: 'Why the records are written by hand first',
    publication: 'Sample Island Weekly',
    date: '2026-01-12',
    excerpt: 'ISO 22000, a pencil and a batch number on every neck.',
    category: 'Industry',
    image: articlePicture(
      'spirit-safe',
      'Clear spirit runs from a copper spout into a glass cylinder with a scale',
    ),
    author: 'Staff writer',
    location: 'Port Vila',
    nextStep: {
      text: 'What was read aloud, anyone can read.',
      label: 'Find a bottle by its batch',
      to: '/batch',
    },
  }),
  externalArticle({
    id: 'where-to-find-a-bottle-before-you-fly',
    title: 'Where to find a bottle before you fly',
    publication: 'Sample Harbour Gazette',
    date: '2025-12-18',
    excerpt: 'Duty free, bars and shops in Port Vila and Santo.',
    category: 'Retail',
    url: 'https://example.com/harbour-gazette/before-you-fly',
    image: articlePicture('five-years', 'The five-year rum and a glass of it on a bench, casks behind them'),
  }),
  externalArticle({
    id: 'the-last-islands-night-of-the-year',
    title: 'The last Islands Night of the year',
    publication: 'Sample Coral Post',
    date: '2025-11-30',
    excerpt: 'Back in January, on the last Friday.',
    category: 'Community',
    url: 'https://example.com/coral-post/last-islands-night',
    image: articlePicture('yard', 'The yard in the evening, nobody there yet'),
  }),
  internalArticle({
    id: 'lost-times',
    title: `Lost Times: ${lostTimes.bottles} bottles, then none`,
    publication: 'Sample Coral Post',
    date: '2025-02-05',
    excerpt: `${capitalised(inWords(lostTimes.casks))} part-filled casks, one batch, ${lostTimes.batch}.`,
    category: 'Retail',
    image: articlePicture('lost-times-glass', 'A bottle of Lost Times and a glass of it before its casks'),
    author: 'Staff writer',
    location: 'Port Vila',
    nextStep: {
      text: 'The casks, the dates, and where there are bottles left.',
      label: 'See Lost Times',
      to: '/storian-releases#lost-times',
    },
  }),
];
