import type { releaseWords as english } from '#app/content/releases/release-words.ts';
import type { Translated } from '#app/content/translated.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { inWords } from '#shared/values/written-number.ts';
import { formatDate } from '#shared/values/written-time.ts';

const dayOf = (date: CalendarDate): string =>
  formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' });

export const releaseWords: Translated<typeof english> = {
  lostTimes: ({ age, bottled, bottles, casks, filled }) => ({
    uniqueBlend: `L’assemblage unique de ${inWords(casks)} fûts entamés, dont aucun ne suffisait à un lot.`,
    storian: [
      `Pendant deux ans, aucun navire n’est entré dans la baie, et les alambics se sont tus avec les visiteurs. ${capitalised(inWords(casks))} fûts dont personne n’avait l’usage sont restés entamés tout ce temps.`,
      'Au recomptage du chai, ils étaient remplis entre un tiers et deux tiers. Avec tant d’air au-dessus du rhum, chacun avait pris son chemin ; aucun ne ressemblait à ce que nous connaissions.',
      `Nous les avons réunis en un jour, laissés au repos jusqu’à l’année nouvelle, et ${bottles} bouteilles ont été remplies le ${dayOf(bottled)}. Il n’y aura pas de deuxième lot : il n’existe pas ${inWords(casks)} autres fûts comme ceux-là.`,
    ],
    casks: `${casks} fûts entamés`,
    filled: `${filled[0]} à ${filled[1]}`,
    age: `${age[0]} à ${age[1]} ans`,
    ways: ['Au comptoir, à Port‑Vila', 'Commander au Japon (en japonais)'],
    alt: 'Une bouteille de Lost Times sur l’établi, devant ses fûts.',
  }),
  forgottenCasks: () => ({
    uniqueBlend: 'Une édition limitée, remplie une fois, jamais plus.',
    storian: [
      'Derrière le dernier rang, là où le toit est le plus bas, se tiennent des fûts restés hors de tous les comptes. La craie de leurs fonds a coulé, et le registre n’a pas de ligne pour eux.',
      'Nous les ouvrons un par un. Tant que le dernier n’a pas été goûté, nous ne promettons rien : ni leur nombre, ni leur âge, ni combien de bouteilles il y aura.',
      'Renseignez-vous au comptoir, ou revenez sur cette page.',
    ],
    ways: ['Nous interroger sur ces fûts'],
    alt: 'Des fonds de fûts dans la pénombre du chai, la craie à demi effacée.',
  }),
};
