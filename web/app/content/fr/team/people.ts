import type * as english from '#app/content/team/people.ts';

export const teamGroups: typeof english.teamGroups = [
  {
    name: 'Les Gardiens du cap',
    line: 'Ils fixent la route et tiennent les comptes.',
    people: [
      {
        name: 'Rachel',
        role: 'Directrice générale',
        island: 'Efate',
        description: 'Répond des contrats de canne, des fûts, et des gens qui sont entre les deux.',
      },
      {
        name: 'Mathias',
        role: 'Réservations',
        island: 'Pentecost',
        description: 'Sait quel paquebot est au port, et combien de temps vous avez vraiment à terre.',
      },
    ],
  },
  {
    name: 'Les Mains du feu',
    line: 'Elles mènent les alambics et remplissent les fûts.',
    people: [
      {
        name: 'Abel',
        role: 'Maître distillateur',
        island: 'Efate',
        description: 'Fait les coupes au nez, puis à l’alcoomètre, dans cet ordre.',
      },
      {
        name: 'Joseph',
        role: 'Aide aux alambics',
        island: 'Tanna',
        description: 'Allume le brûleur avant 6 h et referme le registre à 16 h.',
      },
      {
        name: 'Esther',
        role: 'Responsable du chai',
        island: 'Malekula',
        description: 'Tient le compte de chaque fût, du remplissage à l’assemblage.',
      },
    ],
  },
  {
    name: 'Les Éclaireurs',
    line: 'Ils font entrer la canne et sortir les bouteilles.',
    people: [
      {
        name: 'Kalo',
        role: 'Liaison avec les fermes',
        island: 'Efate',
        description:
          'Arpente les rangs de plus de 150 fermes et pèse chaque charge devant ceux qui l’ont coupée.',
      },
      {
        name: 'Dorah',
        role: 'Expéditions',
        island: 'Espiritu Santo',
        description:
          'Emballe pour Port‑Vila, Santo et le Japon. N’a plus perdu une bouteille depuis qu’elle a changé de ruban adhésif.',
      },
    ],
  },
  {
    name: 'Les Échansons',
    line: 'Ils servent, expliquent, et servent encore.',
    people: [
      {
        name: 'Lina',
        role: 'Guide principale',
        island: 'Epi',
        description:
          'Mène la visite en anglais, en français ou en bichelamar, et connaît une quatrième façon : au nez.',
      },
      {
        name: 'Sam',
        role: 'Hôte du bar',
        island: 'Efate',
        description:
          'Commence chaque série de verres par de l’eau et le rhum le plus jeune. Demandez‑lui pourquoi.',
      },
      {
        name: 'Marie-Anne',
        role: 'Hôtesse de dégustation',
        island: 'Espiritu Santo',
        description:
          'Sert le gin, la vodka et les liqueurs, et garde en vie le citronnier vert derrière la cour.',
      },
    ],
  },
  {
    name: 'Les Porteurs d’esprit',
    line: 'Ils ont fondé la maison et goûtent encore chaque lot.',
    people: [
      {
        name: 'Willie',
        role: 'Fondateur, alambics et fûts',
        island: 'Tanna',
        description:
          'A monté le premier alambic dans un hangar à bateaux, et l’a mené deux ans avant de vendre une bouteille.',
      },
      {
        name: 'Serah',
        role: 'Fondatrice, fermes',
        island: 'Efate',
        description:
          'A fait signer les douze premières familles autour d’une seule table de cuisine. Elles coupent toujours pour nous.',
      },
    ],
  },
];

export const departed: typeof english.departed = {
  name: 'Au large',
  line: 'Ils ont pris une autre route. Leur écriture est encore dans le registre.',
  people: [
    {
      name: 'Noel',
      role: 'Premier aide aux alambics',
      island: 'Efate',
      description:
        'A allumé chaque jour ouvré le petit alambic, à la retraite depuis. Le robinet de laiton du bar en vient.',
    },
    {
      name: 'Ruth',
      role: 'Mise en bouteille',
      island: 'Malekula',
      description:
        'A numéroté à la main les quatre mille premières étiquettes. Enseigne aujourd’hui dans une école de Malekula.',
    },
    {
      name: 'Jonas',
      role: 'Guide',
      island: 'Epi',
      description:
        'Racontait si bien l’histoire de la clé perdue que nous avons cessé de la corriger. De retour à Épi, avec un bateau.',
    },
  ],
};
