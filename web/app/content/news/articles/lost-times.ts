import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
  lead: 'For two years no ship came into the harbour, and the stills stood still. Seven part-filled casks were left alone. Today they are in bottles: 645 of them, and there will not be a 646th.',
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
        'Rounder than the aged blends, with raisin, tobacco and a dry end, at 40 per cent. It opens slowly; give it the time it is named after. Bottled on 5 February 2025, numbered by hand.',
      ],
    },
  ],
};
