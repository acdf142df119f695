import type { ArticleText } from '#app/content/news/article.ts';

export const text: ArticleText = {
  lead: 'Le paquebot vous laisse six heures, la ville en veut quatre. Voici ce qui tient dans l’une des deux autres.',
  content: [
    {
      heading: 'Réserver avant le petit-déjeuner',
      paragraphs: [
        'Les visites débutent à chaque heure pleine, de 10 h à 16 h, le samedi à partir de 12 h, et accueillent seize personnes au plus. Les jours d’escale, ce sont les créneaux du matin qui partent les premiers. Réservez du bord tant qu’il y a du réseau : rien ne se paie d’avance et l’annulation est sans frais, si bien qu’une escale déplacée n’est pas une perte.',
        'Méfiez-vous de la pendule de votre cabine. L’heure du bord et celle de Port‑Vila ne concordent pas toujours, et la visite suit la ville : UTC+11.',
      ],
    },
    {
      heading: 'L’heure',
      paragraphs: [
        'Vingt minutes de canne et de feu : ce qui se coupe, ce qui se presse, ce qu’en fait l’alambic. Vingt de bois, dans le chai, où il vous faudra frapper sur un fût et dire jusqu’où il est plein. Les vingt dernières au bar.',
      ],
      quote: {
        text: 'Personne n’a encore manqué son bateau. Nous regardons l’heure pour que vous n’ayez pas à le faire.',
        attribution: 'un guide, marchant à reculons',
      },
    },
    {
      heading: 'Si vous n’en avez que la moitié',
      paragraphs: [
        'La dégustation se fait aussi sans la visite : trente minutes au comptoir, le rhum d’abord, puis le gin, la vodka et les liqueurs, aux mêmes heures. Elle est ouverte à partir de 18 ans ; les enfants suivent la visite gratuitement, et y posent les meilleures questions.',
      ],
    },
  ],
};
