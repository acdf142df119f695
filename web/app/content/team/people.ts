import type { ResponsiveImage } from '#shared/site/picture-spot.ts';
import type { IslandName } from './islands.ts';

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly island: IslandName;
  /** One or two sentences. */
  readonly description: string;
  /** 4 : 5, at least 640 px wide. Without one the page shows a placeholder. */
  readonly photo?: ResponsiveImage;
}

export interface TeamGroup {
  readonly name: string;
  /** The work of the group, in one sentence. */
  readonly line: string;
  readonly people: readonly Person[];
}

/**
 * Groups of the team in order, without former staff (specification §2). SAMPLE CONTENT: the people are invented; the
 * owner replaces them. To add a person, add an entry.
 */
export const teamGroups: readonly TeamGroup[] = [
  {
    name: 'The Compass Keepers',
    line: 'They set the course and keep the books.',
    people: [
      {
        name: 'Rachel',
        role: 'General manager',
        island: 'Efate',
        description: 'Answers for the cane contracts, the casks and the people between them.',
      },
      {
        name: 'Mathias',
        role: 'Guest bookings',
        island: 'Pentecost',
        description: 'Knows which ship is in, and how long you really have ashore.',
      },
    ],
  },
  {
    name: 'The Firehands',
    line: 'They run the stills and fill the casks.',
    people: [
      {
        name: 'Abel',
        role: 'Head distiller',
        island: 'Efate',
        description: 'Makes the cuts by nose, then by hydrometer, in that order.',
      },
      {
        name: 'Joseph',
        role: 'Still hand',
        island: 'Tanna',
        description: 'Lights the burner before six and closes the log at four.',
      },
      {
        name: 'Esther',
        role: 'Cask keeper',
        island: 'Malekula',
        description: 'Writes up every barrel, from filling date to blend.',
      },
    ],
  },
  {
    name: 'The Wayfinders',
    line: 'They bring the cane in and take the bottles out.',
    people: [
      {
        name: 'Kalo',
        role: 'Farm liaison',
        island: 'Efate',
        description: 'Walks the rows with more than 150 growers and weighs every load in front of them.',
      },
      {
        name: 'Dorah',
        role: 'Dispatch',
        island: 'Espiritu Santo',
        description:
          'Packs for Port Vila, Santo and Japan. Has not lost a bottle since she changed the tape.',
      },
    ],
  },
  {
    name: 'The Spirit Hosts',
    line: 'They pour, explain and pour again.',
    people: [
      {
        name: 'Lina',
        role: 'Senior tour host',
        island: 'Epi',
        description: 'Leads the tour in English, French or Bislama, and knows a fourth way: by smell.',
      },
      {
        name: 'Sam',
        role: 'Bar host',
        island: 'Efate',
        description: 'Begins every flight with water and the youngest rum. Ask him why.',
      },
      {
        name: 'Marie-Anne',
        role: 'Tasting host',
        island: 'Espiritu Santo',
        description:
          'Pours the gin, the vodka and the liqueurs, and keeps the lime tree behind the yard alive.',
      },
    ],
  },
  {
    name: 'The Spirit Bearers',
    line: 'They founded the house and still taste every batch.',
    people: [
      {
        name: 'Willie',
        role: 'Founder, stills and casks',
        island: 'Tanna',
        description:
          'Put the first still together in a boat shed, and ran it for two years before selling a bottle.',
      },
      {
        name: 'Serah',
        role: 'Founder, farms',
        island: 'Efate',
        description:
          'Signed the first twelve growers around one kitchen table. Their families still cut for us.',
      },
    ],
  },
];

/** Former staff, named as specified; the page shows a plain list. SAMPLE CONTENT. */
export const departed: TeamGroup = {
  name: 'The Departed',
  line: 'They have moved on. Their handwriting is still in the log.',
  people: [
    {
      name: 'Noel',
      role: 'First still hand',
      island: 'Efate',
      description:
        'Fired the small still every working day until it was retired. The brass tap on the bar is from it.',
    },
    {
      name: 'Ruth',
      role: 'Bottling',
      island: 'Malekula',
      description: 'Numbered the first four thousand labels by hand. Teaches at a school on Malekula now.',
    },
    {
      name: 'Jonas',
      role: 'Tour host',
      island: 'Epi',
      description:
        'Told the story of the lost key so well that we have stopped correcting it. Back on Epi, with a boat.',
    },
  ],
};
