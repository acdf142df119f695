import type { ArticleText } from '../article.ts';

export const text: ArticleText = {
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
};
