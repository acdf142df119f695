import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { releaseRecords } from '../../releases/release-records.ts';
import type { ArticleText } from '../article.ts';

const { batch, bottled, bottles, casks, abv } = releaseRecords.lostTimes;
const bottledOn = formatDate(bottled, { day: 'numeric', month: 'long', year: 'numeric' });

export const text: ArticleText = {
  lead: `For two years no ship came into the harbour, and the stills stood still. ${capitalised(inWords(casks))} part-filled casks were left alone. Today they are in bottles: ${bottles} of them, and there will not be a ${bottles + 1}th.`,
  content: [
    {
      heading: `${capitalised(inWords(casks))} casks, none of them full`,
      paragraphs: [
        `A cask should be filled to the bung. ${capitalised(inWords(casks))} of them were not, when work stopped, and with so much air above the rum it went its own way. Some of it might have been spoiled. The house waited, smelled, waited again, and put all ${inWords(casks)} together as batch ${batch}.`,
      ],
      quote: {
        text: 'We had lost the time anyway. It turned out that the rum had not.',
        attribution: 'the cask keeper',
      },
    },
    {
      heading: 'How it tastes',
      paragraphs: [
        `Rounder than the aged blends, with raisin, tobacco and a dry end, at ${abv} per cent. It opens slowly; give it the time it is named after. Bottled on ${bottledOn}, numbered by hand.`,
      ],
    },
  ],
};
