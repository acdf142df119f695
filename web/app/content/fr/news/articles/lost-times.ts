import type { ArticleText } from '#app/content/news/article.ts';

export const text: ArticleText = {
  lead: 'Pendant deux ans, aucun navire n’est entré dans la baie, et les alambics se sont tus. Sept fûts entamés sont restés seuls. Les voici en bouteille : 645, et il n’y en aura pas de 646e.',
  content: [
    {
      heading: 'Sept fûts, aucun plein',
      paragraphs: [
        'Un fût se remplit jusqu’à la bonde. Sept ne l’étaient pas quand le travail s’est arrêté, et, avec tant d’air au-dessus de lui, le rhum a pris son propre chemin. Une partie aurait pu se perdre. La maison a attendu, senti, attendu encore, puis réuni les sept : ce fut le lot ARB10.',
      ],
      quote: {
        text: 'Le temps, nous l’avions perdu de toute façon. Le rhum, lui, ne l’avait pas perdu.',
        attribution: 'la responsable du chai',
      },
    },
    {
      heading: 'Au goût',
      paragraphs: [
        'Plus rond que les assemblages vieillis : raisin sec, tabac, finale sèche, à 40 % vol. Il s’ouvre lentement ; laissez-lui le temps dont il porte le nom. Mis en bouteille le 5 février 2025, numéroté à la main.',
      ],
    },
  ],
};
