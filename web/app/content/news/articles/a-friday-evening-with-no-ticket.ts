import { picture } from '#app/content/pictures/picture.ts';
import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
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
          ratio: '3:2',
          image: picture('flight'),
          alt: 'Three nosing glasses on a board, from clear to dark',
          caption: 'The small measure, three times.',
        },
        {
          ratio: '3:2',
          image: picture('forgotten-casks'),
          alt: 'Cask heads on their rails in the dark of the hall',
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
};
