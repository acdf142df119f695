/** Team page (specification §2). */
export const teamCopy = {
  title: ['The hands', 'on the log'],
  lead: (islands: string) =>
    `A small crew from ${islands} islands. Each bottle passes through most of these hands before it reaches yours.`,
  counted: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  gauge: 'Islands of origin, north to south',
  latitude: (degrees: number) => `${degrees}° S`,
  crewOf: (island: string, people: string) => `${island}: ${people}.`,
  crew: (people: number) => `${people} on the crew`,
  islandName: (island: string): string => island,
  from: (island: string) => `from ${island}`,
  photoOf: (name: string) => `${name}, portrait`,
  noPhoto: (name: string) => `No photo of ${name} yet`,
  islands: 'Where the crew comes from',
} as const;
