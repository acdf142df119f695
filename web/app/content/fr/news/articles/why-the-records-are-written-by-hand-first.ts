import type { ArticleText } from '#app/content/news/article.ts';

export const text: ArticleText = {
  lead: 'Il y a un ordinateur dans le bureau de la distillerie. Entre lui et l’alambic, il y a un cahier, et le cahier passe en premier.',
  content: [
    {
      heading: 'Le cahier',
      paragraphs: [
        'Il est réglé à la main en huit colonnes : date, alambic, charge, degré à l’entrée, première coupe, seconde coupe, degré à la sortie, initiales. Un crayon y pend à une ficelle, car l’encre coule dans la vapeur. Qui fait la coupe écrit la ligne avant tout autre geste.',
      ],
      quote: {
        text: 'Un écran vous laisse remplir la journée à 16 h. Un crayon, non.',
        attribution: 'le maître distillateur',
      },
    },
    {
      heading: 'L’écran',
      paragraphs: [
        'L’après-midi même, la page est saisie, et deux personnes la collationnent avec le cahier, l’une à voix haute. Ce qu’elles signent, l’auditeur le voit, puis quiconque cherche le numéro au col d’une bouteille. L’année que nous avons consultée, la lecture à voix haute a relevé onze erreurs. Aucune n’a atteint une étiquette.',
      ],
    },
  ],
};
