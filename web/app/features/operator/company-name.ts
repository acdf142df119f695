/** Limits the name, which anyone can put in a URL. */
const longestName = 60;

/**
 * A company name for display: without control and formatting characters, at most 60 characters long. Operator links
 * write spaces as hyphens.
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
