import type { teamCopy as english } from '#app/content/team/team-copy.ts';
import type { Translated } from '#app/content/translated.ts';

/** With the preposition, which French elides. */
const islands: Readonly<Record<string, readonly [name: string, from: string]>> = {
  'Espiritu Santo': ['Espiritu Santo', 'd’Espiritu Santo'],
  Pentecost: ['Pentecôte', 'de Pentecôte'],
  Malekula: ['Malekula', 'de Malekula'],
  Epi: ['Épi', 'd’Épi'],
  Efate: ['Éfaté', 'd’Éfaté'],
  Tanna: ['Tanna', 'de Tanna'],
};

export const teamCopy: Translated<typeof english> = {
  title: ['Les mains', 'qui signent'],
  lead: (islands) =>
    `Une petite équipe, venue de ${islands} îles. Chaque bouteille passe entre la plupart de ces mains avant d’arriver dans les vôtres.`,
  counted: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  gauge: 'Îles d’origine, du nord au sud',
  latitude: (degrees) => `${String(degrees).replace('.', ',')}° S`,
  crewOf: (island, people) => `${island} : ${people}.`,
  crew: (people) => `${people} dans l’équipe`,
  islandName: (island) => islands[island]?.[0] ?? island,
  from: (island) => islands[island]?.[1] ?? island,
  photoOf: (name) => `Portrait : ${name}`,
  noPhoto: (name) => `Portrait à venir : ${name}`,
  islands: 'D’où vient l’équipe',
};
