import type { ArticleText } from '#app/content/news/article.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const text: ArticleText = {
  lead: 'Tournez la bouteille jusqu’au numéro de lot. Il mène plus loin que la plupart des étiquettes n’osent aller.',
  content: [
    {
      heading: 'Ce que sait le numéro',
      paragraphs: [
        'Saisissez un lot sur le site de la distillerie : il répond par un registre. Quels fûts sont entrés, l’âge de chacun, sa part, la durée du repos, le nombre de bouteilles. Non pas une histoire du rhum : le rhum, en chiffres.',
        'Nous avons pris ARB4 parce que la bouteille était à portée de main. Son plus vieux fût a été rempli quand l’auteur de ces lignes buvait encore son rhum au cola.',
      ],
    },
    {
      heading: 'À quoi bon ?',
      paragraphs: [
        'La maison tient ses registres selon la norme ISO 22000 de sécurité des aliments, qui veut que tout puisse se retracer. La plupart des maisons le font vers l’intérieur, pour l’inspecteur. Imprimer le numéro au col et ouvrir le registre tourne le même travail vers l’extérieur, vers qui tient la bouteille.',
      ],
      quote: {
        text: 'Si nous ne voulions pas vous montrer la page, il ne fallait pas remplir la bouteille.',
        attribution: 'note en première page du registre',
      },
      image: {
        ratio: '3:2',
        image: picture('five-years'),
        focus: 'right',
        alt: 'Une bouteille du rhum de cinq ans, son étiquette, un verre à côté.',
      },
    },
  ],
};
