/** Says how many fields of a form have errors, if several do. */
export const wrongFields = (count: number) => `${count} fields need your attention.`;
