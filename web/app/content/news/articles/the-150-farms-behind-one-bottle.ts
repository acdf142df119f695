import { picture } from '#app/content/pictures/picture.ts';
import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
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
        image: picture('still'),
        alt: 'The copper still, where the juice goes once it has fermented',
        caption: 'Cut at six, juice before noon, and here within the week.',
      },
    },
  ],
};
