import type { ArticleText } from '#app/content/news/article.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const text: ArticleText = {
  lead: 'Plus de 150 fermes de cette île cultivent de la canne pour une seule distillerie. Aucune ne cultive que cela, et c’est tout l’intérêt.',
  content: [
    {
      heading: 'Premier matin : le coutelas',
      paragraphs: [
        'Le travail commence quand le coutelas se voit. Chaque tige est coupée au pied, étêtée, effeuillée, couchée dans le même sens ; un bon coupeur ne se penche jamais deux fois pour la même. Il n’y a pas de machine sur la pente, ni de route assez large pour en amener une.',
        'Entre les rangs poussent le taro, les bananiers, un papayer que personne n’a planté. La canne paie l’école les mois où le jardin ne le peut pas.',
      ],
    },
    {
      heading: 'Deuxième matin : la balance',
      paragraphs: [
        'Le camion vient à jours fixes et apporte sa balance. Chaque charge est pesée devant la famille qui l’a coupée, le chiffre est dit à voix haute, écrit deux fois, signé deux fois. Une feuille reste au village.',
      ],
      quote: {
        text: 'Ils ont lu le chiffre à ma mère d’abord. Nous avons su qu’ils étaient sérieux.',
        attribution: 'un cultivateur, près d’Eton',
      },
    },
    {
      heading: 'Troisième matin : le moulin',
      paragraphs: [
        'La canne n’attend pas. Coupée à 6 h, elle est pressée avant midi : un jus vert et trouble, herbe et miel à parts égales. Le lendemain, il passe en cuve de fermentation. C’est là que naissent les rhums d’une seule ferme : quand une pente donne de quoi remplir l’alambic à elle seule, son jus est gardé à part jusqu’au bout, et la ferme est nommée au registre.',
      ],
      image: {
        ratio: '3:2',
        image: picture('still'),
        alt: 'L’alambic de cuivre, où passe le jus une fois fermenté.',
        caption: 'Coupée à 6 h, pressée avant midi, et ici dans la semaine.',
      },
    },
  ],
};
