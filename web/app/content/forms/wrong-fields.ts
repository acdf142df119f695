/** How many fields of a form have errors; at least two. */
export const wrongFields = (count: number) => `${count} fields need your attention.`;
