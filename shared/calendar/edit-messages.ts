/** Why the ships or the evening of a day are invalid. */
export const editMessages = {
  tooManyShips: (max: number) => `A day has at most ${max} ships.`,
  shipName: 'the name of the ship',
  twice: (ship: string) => `${ship} is listed twice.`,
  allAboardFirst: (ship: string) => `${ship}: all aboard is before guests come ashore.`,
  eveningName: 'the name of the evening',
  eveningNameFrench: 'the French name of the evening',
  endsFirst: 'The evening ends before it begins.',
} as const;
