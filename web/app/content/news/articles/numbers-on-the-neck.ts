import { picture } from '#app/content/pictures/picture.ts';
import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
  lead: 'Turn the bottle until you find the batch code. It leads further back than most labels dare.',
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
        image: picture('five-years'),
        focus: 'right',
        alt: 'A bottle of the five-year rum and its label, a glass beside it',
      },
    },
  ],
};
