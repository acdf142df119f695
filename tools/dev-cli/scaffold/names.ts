/** `find-gift` → `findGift`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `find-gift` → `FindGift`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);
