import type { ArticleText } from '#app/content/news/article.ts';
import { picture } from '#app/content/pictures/picture.ts';

export const text: ArticleText = {
  lead: 'Mettez le même rhum dans le même chêne, en pays froid, et attendez deux fois plus longtemps : il n’aura toujours pas ce goût. La raison se lit au thermomètre, près de la porte.',
  content: [
    {
      heading: 'Une pièce sans hiver',
      paragraphs: [
        'Le chai d’Éfaté, c’est un toit, trois murs et une vue. Rien ne le rafraîchit. Presque toute l’année, l’air y reste tiède à quelques degrés près, et le bois ne cesse de travailler : le rhum entre dans les douelles et en sort chaque jour, quand dans une cave du nord il dormirait d’octobre à avril.',
        'Ce que le bois donne, l’air le prend. Un fût sous les tropiques perd chaque année bien plus qu’un fût du nord. Au bout de cinq ans ici, il en reste moins dans le fût, et ce qui reste a été travaillé plus fort.',
      ],
      image: {
        ratio: '3:2',
        image: picture('casks'),
        alt: 'Des fûts sur leurs rails, deux marqués à la craie.',
        caption: 'Le chai, aussi chaud en juillet qu’en janvier.',
      },
    },
    {
      heading: 'Pourquoi un seul fût',
      paragraphs: [
        'L’assemblage corrige. Un fût seul ne se corrige pas : tout ce que le bois et le temps ont fait est dans la bouteille. La maison en tire un à cinq ans, quand il est, selon celle qui le garde, achevé mais pas fatigué, et le met en bouteille jusqu’à la dernière goutte.',
      ],
      quote: {
        text: 'Ce n’est pas vous qui décidez qu’un fût est prêt. Vous décidez seulement de ne plus lui poser la question.',
        attribution: 'la responsable du chai, le registre sur les genoux',
      },
    },
    {
      heading: 'Dans le verre',
      paragraphs: [
        'La banane séchée d’abord, puis le bois : sec, un peu fumé, sans rien de sucré. À 40 % vol, il se tient comme s’il en avait davantage. Demandez une goutte d’eau et une minute. Au second nez vient la canne, coupée il y a une heure.',
      ],
      image: {
        ratio: '3:2',
        image: picture('five-years'),
        focus: 'right',
        alt: 'Le rhum de cinq ans et son verre sur un établi, les fûts derrière.',
      },
    },
  ],
};
