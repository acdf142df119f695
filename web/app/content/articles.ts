import { type CalendarDate, calendarDateFrom } from '../../../shared/values/port-vila-time.ts';
import type { PictureSpot } from './picture-spot.ts';

/** What an article is about; the page filters by it (specification §2). */
export const articleCategories = ['Travel', 'Awards', 'Industry', 'Retail', 'Community'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** A picture of an article. Until it is made, the drawing that `scene` names stands in its place. */
export interface ArticlePicture extends PictureSpot {
  readonly scene: 'bay' | 'cane' | 'casks' | 'still';
  readonly caption?: string;
}

export interface ArticleQuote {
  readonly text: string;
  /** Who says so. */
  readonly attribution: string;
}

/** A part of an article; it holds whatever of these it needs, and they stand in this order. */
export interface ArticleSection {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly image?: ArticlePicture;
  /** Two or more, side by side. */
  readonly images?: readonly ArticlePicture[];
  readonly quote?: ArticleQuote;
}

/** What the list shows of an article. */
interface ListedArticle {
  /** Part of the address: kebab-case, never changed. */
  readonly id: string;
  readonly title: string;
  readonly publication: string;
  readonly date: CalendarDate;
  /** One or two sentences. */
  readonly excerpt: string;
  readonly image: ArticlePicture;
  readonly category: ArticleCategory;
}

/** Is read on the publication's own site. */
export interface ExternalArticle extends ListedArticle {
  readonly isInternal: false;
  readonly url: `https://${string}`;
}

/** Is read here, at `url`. */
export interface InternalArticle extends ListedArticle {
  readonly isInternal: true;
  readonly url: `/article/${string}`;
  readonly author: string;
  readonly location: string;
  readonly heroImage: ArticlePicture;
  readonly lead: string;
  readonly content: readonly ArticleSection[];
}

export type Article = ExternalArticle | InternalArticle;

type Written = Omit<InternalArticle, 'isInternal' | 'url' | 'heroImage' | 'date'> & { date: string };

/** An article of this site: its picture in the list is the one at its head. */
const here = (article: Written): InternalArticle => ({
  ...article,
  date: calendarDateFrom(article.date),
  heroImage: article.image,
  isInternal: true,
  url: `/article/${article.id}`,
});

const elsewhere = (
  article: Omit<ExternalArticle, 'isInternal' | 'date'> & { date: string },
): ExternalArticle => ({
  ...article,
  date: calendarDateFrom(article.date),
  isInternal: false,
});

const bay = (note: string, alt: string): ArticlePicture => ({ ratio: '16:9', scene: 'bay', note, alt });
const cane = (note: string, alt: string): ArticlePicture => ({ ratio: '16:9', scene: 'cane', note, alt });
const casks = (note: string, alt: string): ArticlePicture => ({ ratio: '16:9', scene: 'casks', note, alt });
const still = (note: string, alt: string): ArticlePicture => ({ ratio: '16:9', scene: 'still', note, alt });

/**
 * Press coverage, newest first (specification §2: twelve). SAMPLE CONTENT: publications, authors and articles are
 * invented, the owner replaces them. To add an article, add an entry: `here` for one that is read on this site,
 * `elsewhere` for a link to another.
 */
export const articles: readonly Article[] = [
  here({
    id: 'a-friday-evening-with-no-ticket',
    title: 'A Friday evening with no ticket',
    publication: 'Sample Coral Post',
    date: '2026-11-14',
    excerpt:
      'Islands Night fills the yard from six to ten: a free evening, open to anyone who walks up the road.',
    category: 'Community',
    image: bay(
      'The yard on Islands Night from the gate, string lights on, the bay behind it just after sunset.',
      'The bay of Port Vila in the evening, the sun low over the water',
    ),
    author: 'Staff writer',
    location: 'Port Vila',
    lead: 'On the last Friday of the month the distillery opens its gate at six and charges nobody for coming in. We went with an empty notebook and no plan.',
    content: [
      {
        heading: 'Before six',
        paragraphs: [
          'At half past five the yard belongs to a man with a broom and a woman who is testing a microphone on a dog. The still is cold: on Islands Night it is only there to be looked at. Tables come out of the cask hall, two people to a table, and are put down where the evening shade will be and not where it is.',
          'By ten to six there is a line along the wall of the road. Nobody in it holds a ticket, because there are none. Islands Night has cost nothing since it began, and it runs from January to November, on the last Friday, from six until ten.',
        ],
      },
      {
        heading: 'What is in the glass',
        paragraphs: [
          'The bar pours the range by the small measure. First-timers are given water and the youngest rum, in that order, and are asked what they smell before they are told what they should. Cane, says a boy who is there for lemonade. He is right, and gets a second straw.',
        ],
        quote: {
          text: 'If you can say what it smells of, you do not need me to tell you if it is good.',
          attribution: 'the host behind the bar',
        },
      },
      {
        paragraphs: [
          'At seven a string band from up the hill begins, at eight the food stalls have sold out of everything with coconut, and by nine the microphone has been passed to a grandmother who tells the story of the first harvest, in Bislama, with sound effects. Visitors who do not follow a word laugh in the right places.',
        ],
        images: [
          {
            ratio: '4:5',
            scene: 'still',
            note: 'The still in the evening, cold, a garland of lights reflected in its shoulder.',
            alt: 'The copper still, cold for the evening',
            caption: 'Cold for one night: the still.',
          },
          {
            ratio: '4:5',
            scene: 'casks',
            note: 'Open door of the cask hall seen from a table in the yard.',
            alt: 'Cask heads seen through the open door of the hall',
            caption: 'The hall lends its tables, never its casks.',
          },
        ],
      },
      {
        heading: 'How to go',
        paragraphs: [
          'Walk up, or share a taxi: the yard is not made for cars. The October evening is the Halloween edition, and people take that seriously. December has no Islands Night; the house says it needs one Friday a year for itself.',
        ],
      },
    ],
  }),
  here({
    id: 'what-five-years-in-the-tropics-does-to-a-cask',
    title: 'What five years in the tropics does to a cask',
    publication: 'Sample Cask Review',
    date: '2026-10-02',
    excerpt: 'Heat, humidity and one barrel: why the single cask expression tastes older than its age.',
    category: 'Industry',
    image: casks(
      'One cask with its chalk number, the door of the hall open, afternoon light along the staves.',
      'Cask heads in the hall, lit from the open door',
    ),
    author: 'Features desk',
    location: 'Efate',
    lead: 'Put the same rum into the same oak in a cold country and wait twice as long: it will still not taste like this. The reason is on the thermometer beside the door.',
    content: [
      {
        heading: 'A room without winter',
        paragraphs: [
          'The cask hall on Efate is a roof, three walls and a view. Nobody cools it. Through most of the year the air inside stays within a few degrees of warm, and the wood works all of that time: the spirit goes in and out of the staves every day, where in a northern cellar it would sleep from October to April.',
          'What the wood gives, the air takes. A cask in the tropics loses a good deal more each year than one in the north. Five years here leave less in the barrel, and what is left has been leaned on harder.',
        ],
        image: {
          ratio: '3:2',
          scene: 'bay',
          note: 'The open side of the cask hall at dusk, two casks in the foreground, the bay behind them.',
          alt: 'The bay in the evening, the sun low over the water',
          caption: 'The fourth wall of the cask hall.',
        },
      },
      {
        heading: 'Why one cask',
        paragraphs: [
          'A blender evens things out. A single cask cannot be evened out: whatever the wood and the weather did is in the bottle. The house draws one at five years, when it is, in the words of its keeper, finished but not tired, and bottles it until it is empty.',
        ],
        quote: {
          text: 'You do not decide when a cask is ready. You decide when to stop asking it.',
          attribution: 'the cask keeper, with the log on her knees',
        },
      },
      {
        heading: 'In the glass',
        paragraphs: [
          'Dried banana first, then the wood: dry, a little smoke, nothing sweet added. It is a rum of 40 per cent that carries itself like more. Ask for a drop of water and a minute. The second smell is cane, cut an hour ago.',
        ],
      },
    ],
  }),
  here({
    id: 'the-150-farms-behind-one-bottle',
    title: 'The 150 farms behind one bottle',
    publication: 'Sample Harbour Gazette',
    date: '2026-08-19',
    excerpt: 'On Efate the cane is cut by hand. Three mornings with the families who grow it.',
    category: 'Community',
    image: cane(
      'A row at dawn, seen along the ground; cutters far off, out of focus.',
      'A field of cane before the cut, the sun low behind it',
    ),
    author: 'Staff writer',
    location: 'Mele and Eton, Efate',
    lead: 'More than 150 farmers on this island grow cane for one distillery. None of them grows only cane, and that is the point of it.',
    content: [
      {
        heading: 'First morning: the knife',
        paragraphs: [
          'Work begins when you can see the knife. Each stalk is cut at the foot, topped, stripped and laid the same way round, and a good cutter never bends twice for one stalk. There is no machine on the slope, and no road wide enough for one.',
          'Between the rows stand taro, bananas, a papaya that nobody planted. Cane is what pays school fees in the months when the garden does not.',
        ],
      },
      {
        heading: 'Second morning: the scale',
        paragraphs: [
          'The truck comes on fixed days and brings its own scale. Every load is weighed in front of the family that cut it, and the figure is said aloud, written down twice and signed twice. One sheet stays in the village.',
        ],
        quote: {
          text: 'They read the number to my mother first. So we knew they were serious.',
          attribution: 'a grower near Eton',
        },
      },
      {
        heading: 'Third morning: the mill',
        paragraphs: [
          'Cane does not wait. What was cut at six is juice before noon, green and cloudy, and tastes of grass and honey in equal parts. A day later it goes into the fermenters. The single-farm releases begin here: when one slope gives enough for a still run of its own, its juice is kept apart to the end, and the farm is named in the batch record.',
        ],
        image: {
          ratio: '3:2',
          scene: 'still',
          note: 'Green juice running from the mill into a steel trough, the still out of focus behind.',
          alt: 'The copper still, where the juice goes once it has fermented',
          caption: 'Cut at six, juice before noon, and here within the week.',
        },
      },
    ],
  }),
  elsewhere({
    id: 'three-rums-from-vanuatu-reach-japan',
    title: 'Three rums from Vanuatu reach Japan',
    publication: 'Sample Tokyo Table',
    date: '2026-07-06',
    excerpt: 'Yumi, Aged and Lost Time can now be ordered to any prefecture.',
    category: 'Retail',
    url: 'https://example.com/tokyo-table/three-rums',
    image: casks('Three bottles on dark wood, one warm light from the left.', 'Cask heads in the hall'),
  }),
  here({
    id: 'one-hour-ashore',
    title: 'One hour ashore: a still, a cask, a glass',
    publication: 'Sample Long Haul',
    date: '2026-05-22',
    excerpt: 'How to fit a distillery tour between the gangway and lunch.',
    category: 'Travel',
    image: still(
      'The still house from the visitors’ side of the rail, steam at the condenser, two guests from behind.',
      'The copper still and the pipe to its condenser',
    ),
    author: 'Travel desk',
    location: 'Port Vila',
    lead: 'The ship gives you six hours, the town wants four of them. Here is what fits into one of the others.',
    content: [
      {
        heading: 'Book before breakfast',
        paragraphs: [
          'Tours start on the hour from ten to four, Saturdays from noon, and take sixteen people at most. On ship days the morning goes first. Book on board while there is still signal; nothing is paid until you are there, and cancelling costs nothing, so a changed port call is no loss.',
          'Mind the clock on the wall of your cabin. Ship time and Port Vila time are not always the same, and the tour goes by the town: UTC+11.',
        ],
      },
      {
        heading: 'The hour',
        paragraphs: [
          'Twenty minutes are cane and fire: what is cut, what is pressed, what the still does with it. Twenty are wood, in the cask hall, where you will be asked to knock on a barrel and say how full it is. The last twenty are at the bar.',
        ],
        quote: {
          text: 'Nobody has missed a ship yet. We look at the clock so that you need not.',
          attribution: 'a tour host, walking backwards',
        },
      },
      {
        heading: 'If you only have half of it',
        paragraphs: [
          'There is a tasting without the tour: thirty minutes at the bar, rum first, then gin, vodka and liqueurs. It starts at the same hours. Tastings are for guests of 18 and over; children come along on the tour free of charge and get the better questions in.',
        ],
      },
    ],
  }),
  here({
    id: 'numbers-on-the-neck',
    title: 'Numbers on the neck',
    publication: 'Sample Cask Review',
    date: '2026-04-30',
    excerpt: 'The distillery publishes every barrel of every batch. We read one from end to end.',
    category: 'Industry',
    image: still(
      'Neck of a bottle with its batch number, very near, label paper in the background.',
      'The copper still and the pipe to its condenser',
    ),
    author: 'Features desk',
    location: 'Port Vila',
    lead: 'Turn the bottle until you find four letters and figures. They lead further back than most labels dare.',
    content: [
      {
        heading: 'What the number knows',
        paragraphs: [
          'Type a batch into the distillery’s own site and it answers with a log: which barrels went in, how old each of them was, what share it had, how long the blend rested, and how many bottles were filled. Not a story about the rum. The rum, in figures.',
          'We chose ARB4 because the bottle stood nearest. Its oldest barrel was filled while this reviewer still took rum with cola.',
        ],
      },
      {
        heading: 'Why bother',
        paragraphs: [
          'The house keeps its records to the ISO 22000 standard for food safety, which asks that everything can be traced. Most producers trace inwards, for the inspector. Printing the number on the neck and opening the log turns the same work outwards, to whoever holds the bottle.',
        ],
        quote: {
          text: 'If we would not show you the page, we should not have filled the bottle.',
          attribution: 'from the note on the first page of the log',
        },
        image: {
          ratio: '3:2',
          scene: 'casks',
          note: 'The open log on a cask head, a pencil across it, handwriting readable.',
          alt: 'Casks in the hall, light on the nearest head',
        },
      },
    ],
  }),
  elsewhere({
    id: 'the-single-cask-goes-to-the-judges',
    title: 'The single cask goes to the judges',
    publication: 'Sample Island Weekly',
    date: '2026-03-11',
    excerpt: 'Five years, one barrel, one blind tasting: notes from the table.',
    category: 'Awards',
    url: 'https://example.com/island-weekly/single-cask',
    image: casks('Numbered glasses in a row, no bottle in sight.', 'Cask heads in the hall'),
  }),
  elsewhere({
    id: 'a-yard-a-bar-and-a-copper-still',
    title: 'A yard, a bar and a copper still',
    publication: 'Sample Trade Wind',
    date: '2026-02-20',
    excerpt: 'What to expect when you turn up without a plan.',
    category: 'Travel',
    url: 'https://example.com/trade-wind/yard-and-still',
    image: still('The yard at noon, gate open, the still house door in shade.', 'The copper still'),
  }),
  here({
    id: 'why-the-records-are-written-by-hand-first',
    title: 'Why the records are written by hand first',
    publication: 'Sample Island Weekly',
    date: '2026-01-12',
    excerpt: 'ISO 22000, a pencil and a batch number on every neck.',
    category: 'Industry',
    image: still(
      'The log and a pencil on a shelf beside the still, a thumbprint on the page.',
      'The copper still, its shoulder lit from one side',
    ),
    author: 'Staff writer',
    location: 'Port Vila',
    lead: 'There is a computer in the office of the distillery. Between it and the still lies a book, and the book comes first.',
    content: [
      {
        heading: 'The book',
        paragraphs: [
          'It is ruled by hand into eight columns: date, still, charge, strength in, first cut, second cut, strength out, initials. A pencil hangs from it on a string, because ink runs in steam. Whoever makes the cut writes the line before doing anything else.',
        ],
        quote: {
          text: 'A screen lets you fill in the day at four o’clock. A pencil does not.',
          attribution: 'the head distiller',
        },
      },
      {
        heading: 'The screen',
        paragraphs: [
          'On the same afternoon the page is typed in, and two people read it against the book: one aloud. What they sign is what the auditor sees, and later whoever looks up the number on the neck of a bottle. In the year we looked at, reading aloud found eleven slips. None of them reached a label.',
        ],
      },
    ],
  }),
  elsewhere({
    id: 'where-to-find-a-bottle-before-you-fly',
    title: 'Where to find a bottle before you fly',
    publication: 'Sample Harbour Gazette',
    date: '2025-12-18',
    excerpt: 'Duty free, bars and shops in Port Vila and Santo.',
    category: 'Retail',
    url: 'https://example.com/harbour-gazette/before-you-fly',
    image: bay('A boxed bottle on a departure lounge seat, runway behind glass.', 'The bay in the evening'),
  }),
  elsewhere({
    id: 'the-last-islands-night-of-the-year',
    title: 'The last Islands Night of the year',
    publication: 'Sample Coral Post',
    date: '2025-11-30',
    excerpt: 'Back in January, on the last Friday.',
    category: 'Community',
    url: 'https://example.com/coral-post/last-islands-night',
    image: bay('Lights being taken down in the yard, late.', 'The bay in the evening'),
  }),
  here({
    id: 'lost-times',
    title: 'Lost Times: 645 bottles, then none',
    publication: 'Sample Coral Post',
    date: '2025-02-05',
    excerpt: 'Seven part-filled casks, one batch, ARB10.',
    category: 'Retail',
    image: casks(
      'Seven casks in a row, the levels of each marked in chalk on its head.',
      'A stack of casks, most of them in the dark',
    ),
    author: 'Staff writer',
    location: 'Port Vila',
    lead: 'For some months nobody came, and the stills stood still. What lay half full in the wood was left alone. Today it is in bottles: 645 of them, and there will not be a 646th.',
    content: [
      {
        heading: 'Seven casks, none of them full',
        paragraphs: [
          'A cask should be filled to the bung. Seven of them were not, when work stopped, and with so much air above the rum it went its own way. Some of it might have been spoiled. The house waited, smelled, waited again, and put all seven together as batch ARB10.',
        ],
        quote: {
          text: 'We had lost the time anyway. It turned out that the rum had not.',
          attribution: 'the cask keeper',
        },
      },
      {
        heading: 'How it tastes',
        paragraphs: [
          'Rounder than the aged blends, with raisin, tobacco and a dry end, at 40 per cent. It opens slowly; give it the time that it is named after. Bottled on 5 February 2025, numbered by hand.',
        ],
      },
    ],
  }),
];

/** The article of this site with that id; undefined for others and for articles that are read elsewhere. */
export const articleById = (id: string | undefined): InternalArticle | undefined =>
  articles.find((article): article is InternalArticle => article.isInternal && article.id === id);
