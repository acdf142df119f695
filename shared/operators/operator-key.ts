/**
 * Key of an operator's page: `<id>.<secret>`. The id finds the operator; the secret, 32 random bytes, proves possession
 * of the link.
 */
export interface OperatorKey {
  readonly id: string;
  /** 43 characters of base64url. */
  readonly secret: string;
}

const shape = /^([0-9a-f]{20})\.([A-Za-z0-9_-]{43})$/;

export const formatOperatorKey = ({ id, secret }: OperatorKey): string => `${id}.${secret}`;

/** Parses a key; undefined for any other text. */
export function parseOperatorKey(text: string): OperatorKey | undefined {
  const [, id, secret] = shape.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

const fragmentName = 'key';
const maxNameLength = 60;

/**
 * The link of an operator. The key is in the fragment, which browsers send neither to servers nor as referrer. The name
 * is for people only, reduced to letters and digits so that it never looks like a file.
 */
export function operatorLink(siteUrl: string, companyName: string, key: string): string {
  const name = [...companyName.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-')]
    .slice(0, maxNameLength)
    .join('')
    .replace(/^-|-$/g, '');
  return `${siteUrl}/operator/${encodeURIComponent(name === '' ? 'operator' : name)}#${fragmentName}=${key}`;
}

export const keyInFragment = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(fragmentName) ?? undefined;
