import type { discoverCopy as english } from '#app/content/discover/discover.ts';
import { picture } from '#app/content/pictures/picture.ts';
import type { Translated } from '#app/content/translated.ts';
import { tours } from '#shared/booking/tours.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { lengthInWords } from '#shared/values/written-span.ts';

export const discoverCopy: Translated<typeof english> = {
  title: ['Tout vient', 'd’une seule île'],
  lead: 'Chaque tige de canne a poussé à Éfaté. Coupée au coutelas, pressée le jour même, elle n’a quitté l’île qu’en bouteille.',
  hero: { ratio: '21:9', image: picture('cane'), focus: 'right', alt: '' },
  farms: {
    heading: 'La canne',
    before: 'Plus de',
    figure: '150',
    after: 'fermes d’Éfaté cultivent la canne pour nous',
    chart: 'Éfaté, sur une carte dessinée à la main : Port-Vila au sud-ouest, Mele et Eton sur la côte',
    town: 'Port‑Vila',
    villages: [
      { name: 'Mele', place: [168.278, 17.682], side: 1, isAbove: true },
      { name: 'Eton', place: [168.548, 17.74], side: -1 },
    ],
    text: [
      'Aucune de ces fermes ne cultive que la canne. Elle pousse entre les ignames et les cocotiers, au bord de la route, derrière l’école, sur la seule pente où rien d’autre ne vient. Un coup de fil, un camion : la récolte commence.',
      'La canne est coupée à la main, bas, là où elle est la plus sucrée, et chargée à la main. Une machine irait plus vite ; elle emporterait aussi les feuilles, la terre et la clôture du voisin. Avant midi, la canne est passée au moulin : ce n’est plus que du jus.',
    ],
  },
  stills: {
    heading: 'Le feu',
    text: [
      'Nos alambics sont de cuivre, larges au pied, étroits au col, remplis et vidés une chauffe après l’autre. Ils sont lents, et laissent au rhum ce qu’une colonne lui retire : l’herbe, le fruit, le sel de l’air.',
      'Les coupes se font au nez d’abord, à l’alcoomètre ensuite. Têtes et queues repassent avec la chauffe suivante.',
    ],
  },
  heat: {
    heading: 'La chaleur',
    text: [
      'Un fût vieillit parce qu’il respire, et il respire au rythme de la température. Ici, elle baisse un peu la nuit, à peine dans l’année : le bois travaille chaque jour. Ce qui ailleurs dort tout l’hiver reste éveillé à Port‑Vila.',
      'Cela a un prix. Les anges prennent leur part, et la prennent tôt. Au bout de cinq ans, ce qui reste est sombre, rond, achevé. C’est notre fût unique : cinq ans, mis en bouteille sans assemblage.',
    ],
    gauge: 'Un fût, cinq ans',
    gaugeLabel:
      'Échelle de cinq ans, mesurée tout entière : mis en fût, puis mis en bouteille après cinq ans de tropiques.',
    filled: 'Mis en fût',
    bottled: '5 ans',
  },
  otherSpirits: {
    heading: 'À côté du rhum',
    text: 'La même canne donne notre gin et notre vodka, et nos liqueurs macèrent dans notre rhum vieilli. Rien n’est acheté au-dehors pour porter notre nom.',
    spirits: 'Voir la gamme, et comment elle se fait',
    batches: 'Remonter d’une bouteille à ses fûts',
  },
  closing: {
    heading: ['Le reste', 'se respire'],
    text: `${capitalised(lengthInWords(tours['Tour and Tasting'].minutes))} parmi alambics et fûts, avec un guide qui y travaille, et un verre pour finir.`,
    picture: { ratio: '21:9', image: picture('bay'), alt: '' },
    bookTour: 'Réserver une visite',
  },
  stillsPicture: {
    ratio: '3:2',
    image: picture('still'),
    alt: 'L’alambic de cuivre à repasse, son long col, et le condenseur à côté.',
  },
};
