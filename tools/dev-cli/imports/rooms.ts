/** One row of the table of rooms: what the files of a folder may import. */
export interface Room {
  /** Folder from the project's top, `*` standing for one name. Of several that fit a file, the longest holds. */
  folder: string;
  /** Folders and files that may be imported; those of the room itself always may. */
  files: string[];
  /** Folders that tests may import besides: the local twin's stand-ins for AWS. */
  testFiles?: string[];
  /** Packages that may be imported; `node:*` stands for all of Node's own modules. */
  packages: string[] | 'any';
  /** Folders and packages of which nothing but types may be imported. */
  typesOnly?: string[];
}

const functionsCode = [
  'functions/booking',
  'functions/correlation',
  'functions/kernel',
  'functions/stores',
  'functions/mail',
  'functions/payments',
  'functions/run-sheet',
  'shared',
];
const schemas = ['shared/contracts'];

/**
 * Who may import whom.
 *
 * Endpoints and workers do not see each other, nor do features, because each is a room of its own. Schemas stay out of
 * the browser: they would bring the validator along, which weighs more than the pages that would use it.
 */
export const rooms: Room[] = [
  { folder: 'shared', files: [], packages: ['zod', 'date-easter', 'date-fns', 'date-fns-tz'] },

  { folder: 'functions/correlation', files: [], packages: ['node:*'] },
  { folder: 'functions/stores', files: ['functions/correlation', 'shared'], packages: 'any' },
  { folder: 'functions/mail', files: ['functions/correlation', 'shared'], packages: 'any' },
  {
    folder: 'functions/payments',
    files: ['functions/correlation', 'shared'],
    testFiles: ['infra/local'],
    packages: 'any',
  },
  { folder: 'functions/run-sheet', files: ['shared'], testFiles: ['functions/stores'], packages: [] },
  {
    folder: 'functions/operations',
    files: ['functions/stores', 'functions/payments', 'functions/run-sheet', 'shared'],
    testFiles: ['infra/local'],
    packages: ['node:*'],
  },
  {
    folder: 'functions/kernel',
    files: ['functions/correlation', 'shared'],
    packages: ['@middy/core', 'zod', 'node:*'],
    typesOnly: ['aws-lambda'],
  },
  {
    folder: 'functions/booking',
    files: ['functions/stores', 'functions/kernel', 'shared'],
    packages: ['node:*'],
  },
  { folder: 'functions/endpoints/*', files: functionsCode, testFiles: ['infra/local'], packages: 'any' },
  { folder: 'functions/workers/*', files: functionsCode, testFiles: ['infra/local'], packages: 'any' },
  {
    folder: 'functions/trials',
    files: ['functions', 'infra/local', 'infra/commands', 'infra/build/bundle.ts', 'shared'],
    packages: 'any',
  },

  {
    folder: 'infra',
    // The staff's commands change data by the rules of the stores; the command line is all that lies here.
    files: ['shared', 'functions/operations'],
    packages: 'any',
    typesOnly: ['functions/endpoints', 'functions/workers', 'functions/kernel'],
  },

  { folder: 'infra/bench', files: ['infra/local', 'web/journeys/site', 'shared'], packages: 'any' },

  { folder: 'web/app/content', files: ['shared'], packages: 'any', typesOnly: schemas },
  { folder: 'web/app/ui', files: ['web/app/content', 'shared'], packages: 'any', typesOnly: schemas },
  { folder: 'web/app/api', files: ['web/app/content', 'shared'], packages: 'any', typesOnly: schemas },
  {
    folder: 'web/app/features/*',
    files: ['web/app/ui', 'web/app/content', 'web/app/api', 'web/app/measurement', 'shared'],
    packages: 'any',
    typesOnly: schemas,
  },
  {
    folder: 'web/app/measurement',
    files: ['web/app/api', 'shared'],
    packages: [],
    typesOnly: schemas,
  },
  { folder: 'web/app', files: ['web/app', 'shared'], packages: 'any', typesOnly: schemas },
  { folder: 'web/journeys', files: ['infra/local', 'infra/commands', 'shared'], packages: 'any' },
  {
    folder: 'web/bench',
    files: ['infra/local', 'web/journeys/site', 'web/after-build', 'web/app/content/pages/pages.ts'],
    packages: 'any',
  },
  {
    folder: 'web',
    files: ['web', 'shared'],
    // What a page shows is held against what is charged and what is written.
    testFiles: ['functions/payments', 'functions/mail'],
    packages: 'any',
    typesOnly: schemas,
  },
];
