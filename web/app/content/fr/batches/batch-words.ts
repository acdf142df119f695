import { type Destination, fillingMonths, oldestOf, youngestOf } from '#app/content/batches/batch-records.ts';
import type * as english from '#app/content/batches/batch-words.ts';
import { batchesCopy } from '#app/content/batches/batches-copy.ts';
import { labelFoot } from '#app/content/batches/bottle-label.ts';
import type { Translated } from '#app/content/translated.ts';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import { bottle } from '#shared/content/bottle.ts';
import { shopBatches } from '#shared/content/shop-batches.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

type SameType<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

const strength = batchesCopy.percent(bottle.abv);

export const batchWords: SameType<'batchWords'> = {
  ARB4: ({ barrels, steelWeeks }, number) => ({
    name: `Assemblage vieilli, lot ${number}`,
    subtitle: `Un assemblage : ${inWords(barrels.length)} fûts de ${inWords(youngestOf(barrels))} ans et plus, réunis à Port‑Vila.`,
    origin: `${capitalised(inWords(barrels.length))} fûts choisis pour leur profondeur : fruits secs du plus vieux, canne fraîche du plus jeune. Après le fût, rien d’autre que de l’eau.`,
    resting: `Marié ${inWords(steelWeeks)} semaines en cuve d’acier, et réduit lentement à ${strength} avant la mise.`,
    barrels: 'Ils se tenaient côte à côte, le long du mur face à la mer, là où le chai est le plus chaud.',
  }),
  ARB2: ({ barrels, steelWeeks }, number) => ({
    name: `Assemblage vieilli, lot ${number}`,
    subtitle: `Un assemblage : ${inWords(barrels.length)} fûts, dont le plus vieux a passé ${inWords(oldestOf(barrels))} ans sous bois.`,
    origin:
      'Plus sec que le premier. Un fût donne l’épine dorsale, deux donnent le fruit, et la finale est plus longue que chacun d’eux.',
    resting: `${capitalised(inWords(steelWeeks))} semaines en cuve d’acier. L’eau est entrée litre par litre, le lundi, jusqu’à ${strength}.`,
    barrels: `Mis en fût en l’espace de ${inWords(fillingMonths(barrels))} mois, et jamais déplacés.`,
    stats: 'Un tiers de chacun, à peu près, est parti : la part des anges.',
  }),
  ARB3: ({ barrels, steelWeeks }, number) => ({
    name: `Assemblage vieilli, lot ${number}`,
    subtitle: `Un assemblage : ${inWords(barrels.length)} fûts, le plus grand lot à ce jour.`,
    origin: `${capitalised(inWords(barrels.length))} fûts que personne n’a voulu écarter : vanille, ananas rôti, puis le sel et le vieux bois.`,
    resting: `${capitalised(inWords(steelWeeks))} semaines en cuve d’acier, goûté chaque vendredi, réduit à ${strength} et mis en bouteille une fois le goût posé.`,
    barrels: 'Deux du mur côté mer, trois du fond, où il fait plus frais.',
  }),
  ARB1: ({ barrels, reducedWeeks, steelWeeks }, number) => ({
    name: `Assemblage vieilli, lot ${number}`,
    subtitle: `Le premier assemblage : ${inWords(barrels.length)} fûts, et la raison de tous ceux qui ont suivi.`,
    origin: `${capitalised(inWords(barrels.length))} fûts comparés à l’aveugle, encore et encore, jusqu’à la réponse : les deux.`,
    resting: `${capitalised(inWords(steelWeeks))} semaines en cuve d’acier, brut de fût, puis ${inWords(reducedWeeks)} à ${strength}.`,
    barrels: 'Les troisième et cinquième fûts remplis ici.',
  }),
  YRB1: ({ cut, fermentedDays, hectares, mornings, steelWeeks }, number) => ({
    name: `Rhum Yumi, lot ${number}`,
    subtitle: `Pur jus de canne d’une seule ferme de la vallée de Teouma, canne coupée en ${monthInWords(cut)}.`,
    origin: `${capitalised(inWords(hectares))} hectares de terre noire au bord de la rivière, coupés par une seule famille en ${inWords(mornings)} matins. Pressé le jour même, fermenté ${inWords(fermentedDays)} jours.`,
    resting: `Sans fût. ${capitalised(inWords(steelWeeks))} semaines en cuve d’acier, ouverte à l’air une fois par semaine, puis réduit à ${strength}.`,
  }),
  YRB2: ({ cut, reducingDays, steelWeeks }, number) => ({
    name: `Rhum Yumi, lot ${number}`,
    subtitle: `Pur jus de canne d’une seule ferme de la plaine de Mele, canne coupée en ${monthInWords(cut)}.`,
    origin:
      'Une canne face à la mer, au vent toute l’année : tige plus fine, jus plus sucré, rhum plus salin.',
    resting: `Sans fût. ${capitalised(inWords(steelWeeks))} semaines en cuve d’acier, puis réduit à ${strength} en ${inWords(reducingDays)} jours.`,
  }),
  YRB3: ({ cut, steelWeeks }, number) => ({
    name: `Rhum Yumi, lot ${number}`,
    subtitle: `Pur jus de canne d’une seule ferme, au-dessus d’Eton, canne coupée en ${monthInWords(cut)}.`,
    origin:
      'Terre rouge sur corail ancien, sur la côte est, où il pleut le plus. La dernière canne de l’année, et la plus mûre.',
    resting: `Sans fût. ${capitalised(inWords(steelWeeks))} semaines en cuve d’acier, le plus long repos à ce jour, puis réduit à ${strength}.`,
  }),
  [shopBatches.aged.number]: ({ barrels, steelWeeks }) => ({
    name: 'Aged, fût unique',
    subtitle: `Un seul fût, ${inWords(youngestOf(barrels))} ans, mis en bouteille sans assemblage. Son numéro est celui de la bouteille.`,
    resting: `${capitalised(inWords(steelWeeks))} semaines en cuve d’acier, sans autre ajout que de l’eau, et réduit à ${strength} avant la mise.`,
    barrels: 'Il se tenait au deuxième rang, entre deux fûts partis en assemblage.',
  }),
};

export const batchHeadings: SameType<'batchHeadings'> = {
  blend: 'L’assemblage',
  farm: 'La ferme',
  resting: 'Repos',
  barrel: 'Le fût',
  barrels: 'Les fûts',
  volume: 'Volume produit',
};

const destinations: Readonly<Record<Destination, string>> = {
  cellar: 'gardées au chai',
  'cellar door': 'au comptoir, à Port‑Vila',
  'duty free': 'hors taxes, Port‑Vila et Santo',
  shops: 'les boutiques et le bar cités dans Où acheter',
  Japan: 'Japon',
};

export const bottleWords: SameType<'bottleWords'> = {
  volume: (bottles, first, last, isByHand) =>
    `${formatFigure(bottles)} bouteilles de ${labelFoot.size}, numérotées ${isByHand ? 'à la main ' : ''}de ${first} à ${last}.`,
  destination: (first, last, to) => `${first} à ${last} : ${destinations[to]}`,
};
