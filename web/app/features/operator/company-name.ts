/** Longer names are cut: the name comes from the address, and anybody can write an address. */
const longestName = 60;

/**
 * The name of a company as it is shown: without control and formatting characters, at most 60 characters long. Links to
 * operators write their spaces as hyphens.
 */
export function shownCompanyName(name: string): string {
  const plain = name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > longestName
    ? `${characters
        .slice(0, longestName - 1)
        .join('')
        .trim()}…`
    : plain;
}
