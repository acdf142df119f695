import { picture } from '#app/content/pictures/picture.ts';
import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
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
        image: picture('casks'),
        alt: 'Casks on their rails, two of them marked in chalk',
        caption: 'The cask hall, as warm in July as in January.',
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
      image: {
        ratio: '3:2',
        image: picture('five-years'),
        focus: 'right',
        alt: 'The five-year rum and a glass of it on a bench, casks behind them',
      },
    },
  ],
};
