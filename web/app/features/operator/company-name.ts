/** Limits the name, which anyone can put in a URL. */
const maxNameLength = 60;

/**
 * A company name for display: without control and formatting characters, at most 60 characters long. Operator links
 * write spaces as hyphens.
 */
export function formatCompanyName(name: string): string {
  const plain = name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > maxNameLength
    ? `${characters
        .slice(0, maxNameLength - 1)
        .join('')
        .trim()}…`
    : plain;
}
