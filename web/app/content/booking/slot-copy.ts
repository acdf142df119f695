/** A slot as a link. */
export const slotCopy = {
  verb: (time: string) => ['Book', time] as const,
  /** Accessible name; a guest may book despite a reason against the slot. */
  bookAt: (time: string, reason: string | undefined) =>
    reason === undefined ? `Book ${time}` : `Book ${time} anyway`,
  anyway: 'Book anyway',
  opening: 'Opening…',
} as const;
