import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
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
};
