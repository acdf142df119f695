import { picture } from '#app/content/pictures/picture.ts';
import type * as english from '#app/content/releases/releases.ts';

export const releases: typeof english.releases = [
  {
    title: 'Lost Times',
    uniqueBlend: 'L’assemblage unique de sept fûts entamés, dont aucun ne suffisait à un lot.',
    storian: [
      'Pendant deux ans, aucun navire n’est entré dans la baie, et les alambics se sont tus avec les visiteurs. Sept fûts dont personne n’avait l’usage sont restés entamés tout ce temps.',
      'Au recomptage du chai, ils étaient remplis entre un tiers et deux tiers. Avec tant d’air au-dessus du rhum, chacun avait pris son chemin ; aucun n’avait un goût connu ici.',
      'Nous les avons réunis en un jour, laissés au repos jusqu’à l’année nouvelle, et 645 bouteilles ont été remplies le 5 février 2025. Il n’y aura pas de deuxième lot : il n’existe pas sept autres fûts comme ceux-là.',
    ],
    casks: '7 fûts entamés',
    filled: '2016 à 2019',
    age: '5 à 8 ans',
    batch: 'ARB10',
    bottles: 645,
    bottled: '2025-02-05',
    abv: 40,
    year: 2025,
    status: 'low in stock',
    ways: [
      { label: 'Au comptoir, à Port‑Vila', to: '/buy#cellar-door' },
      { label: 'Commander au Japon (en japonais)', to: '/jp' },
    ],
    image: {
      ratio: '4:5',
      image: picture('lost-times-casks'),
      alt: 'Une bouteille de Lost Times sur l’établi, devant ses fûts.',
    },
  },
  {
    title: 'The Forgotten Casks',
    uniqueBlend: 'Une édition limitée, remplie une fois, jamais plus.',
    storian: [
      'Derrière le dernier rang, là où le toit est le plus bas, se tiennent des fûts restés hors de tous les comptes. La craie de leurs fonds a coulé, et le registre n’a pas de ligne pour eux.',
      'Nous les ouvrons un par un. Tant que le dernier n’a pas été goûté, nous ne promettons rien : ni leur nombre, ni leur âge, ni combien de bouteilles il y aura.',
      'Demandez-les au comptoir, ou revenez à cette page.',
    ],
    bottles: 'Limited release',
    status: 'upcoming',
    ways: [{ label: 'Nous interroger sur ces fûts', to: '/contact' }],
    image: {
      ratio: '4:5',
      image: picture('forgotten-casks'),
      alt: 'Des fonds de fûts dans la pénombre du chai, la craie à demi effacée.',
    },
  },
];
