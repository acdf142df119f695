import { labelFoot } from '#app/content/batches/bottle-label.ts';
import type { ArticleText } from '#app/content/news/article.ts';
import { releaseRecords } from '#app/content/releases/release-records.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

const { batch, bottled, bottles, casks } = releaseRecords.lostTimes;
const bottledOn = formatDate(bottled, { day: 'numeric', month: 'long', year: 'numeric' });

export const text: ArticleText = {
  lead: `Pendant deux ans, aucun navire n’est entré dans la baie, et les alambics se sont tus. ${capitalised(inWords(casks))} fûts entamés sont restés seuls. Les voici en bouteille : ${bottles}, et il n’y en aura pas de ${bottles + 1}e.`,
  content: [
    {
      heading: `${capitalised(inWords(casks))} fûts, aucun plein`,
      paragraphs: [
        `Un fût se remplit jusqu’à la bonde. ${capitalised(inWords(casks))} ne l’étaient pas quand le travail s’est arrêté, et, avec tant d’air au-dessus de lui, le rhum a pris son propre chemin. Une partie aurait pu se perdre. La maison a attendu, senti, attendu encore, puis réuni les ${inWords(casks)} : ce fut le lot ${batch}.`,
      ],
      quote: {
        text: 'Le temps, nous l’avions perdu de toute façon. Le rhum, lui, ne l’avait pas perdu.',
        attribution: 'la responsable du chai',
      },
    },
    {
      heading: 'Au goût',
      paragraphs: [
        `Plus rond que les assemblages vieillis : raisin sec, tabac, finale sèche, à ${labelFoot.strength}. Il s’ouvre lentement ; laissez-lui le temps dont il porte le nom. Mis en bouteille le ${bottledOn}, numéroté à la main.`,
      ],
    },
  ],
};
