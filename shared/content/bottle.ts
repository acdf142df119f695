/** Contents of every bottle of rum (specification §9). */
export const bottle = { abv: 40, bottleMillilitres: 750 } as const;
