import type { ArticleText } from '#app/content/news/article.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const text: ArticleText = {
  lead: 'Le dernier vendredi du mois, la distillerie ouvre son portail à 18 h et ne fait payer l’entrée à personne. Nous y sommes allés avec un carnet vide et sans programme.',
  content: [
    {
      heading: 'Avant 18 h',
      paragraphs: [
        'À 17 h 30, la cour est à un homme qui tient un balai et à une femme qui essaie un micro sur un chien. L’alambic est froid : la Nuit des îles, il n’est là que pour être regardé. Les tables sortent du chai, deux personnes par table, et se posent là où l’ombre sera, non là où elle est.',
        'À 17 h 50, une file longe le mur de la route. Personne n’y tient de billet, puisqu’il n’y en a pas. La Nuit des îles n’a jamais rien coûté ; elle revient de janvier à novembre, le dernier vendredi, de 18 h à 22 h.',
      ],
    },
    {
      heading: 'Dans le verre',
      paragraphs: [
        'Le bar sert la gamme en petites doses. Aux nouveaux venus, de l’eau puis le rhum le plus jeune, dans cet ordre, et d’abord une question : qu’y sentez-vous ? La réponse attendue vient après. La canne, dit un garçon qui est là pour la limonade. Il a raison, et gagne une seconde paille.',
      ],
      quote: {
        text: 'Si vous savez dire ce que cela sent, vous n’avez pas besoin de moi pour savoir si c’est bon.',
        attribution: 'l’hôte, derrière le bar',
      },
    },
    {
      paragraphs: [
        'À 19 h, un string band descendu de la colline commence ; à 20 h, les étals n’ont plus un plat au coco ; à 21 h, le micro est passé à une grand-mère qui raconte la première récolte, en bichelamar, bruitages compris. Les visiteurs qui n’en saisissent pas un mot rient au bon moment.',
      ],
      images: [
        {
          ratio: '3:2',
          image: picture('flight'),
          alt: 'Trois verres à dégustation sur une planche, du blanc au brun.',
          caption: 'La petite dose, trois fois.',
        },
        {
          ratio: '3:2',
          image: picture('forgotten-casks'),
          alt: 'Des fonds de fûts sur leurs rails, dans l’ombre du chai.',
          caption: 'Le chai prête ses tables, jamais ses fûts.',
        },
      ],
    },
    {
      heading: 'Y aller',
      paragraphs: [
        'Venez à pied, ou partagez un taxi : la cour n’est pas faite pour les voitures. La soirée d’octobre est l’édition Halloween, et l’affaire est prise au sérieux. Pas de Nuit des îles en décembre : la maison dit qu’il lui faut, dans l’année, un vendredi à elle.',
      ],
    },
  ],
};
