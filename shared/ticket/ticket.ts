import { fromBase45, toBase45 } from './base45.ts';
import { parseStatement, statementBytes, type TicketStatement } from './statement.ts';

/** P-256 with SHA-256; a signature is r and s, 64 bytes (`ieee-p1363`), as WebCrypto writes it. */
const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const algorithm = { name: 'ECDSA', hash: 'SHA-256' };

/** A public key that verifies tickets. */
export interface TicketKey {
  /** The first two bytes of the digest of the public point. */
  readonly id: number;
  /** `x` and `y` of RFC 7517, in base64url. */
  readonly x: string;
  readonly y: string;
}

/** The text of the QR code: statement and signature in Base45. */
export const formatTicket = (statement: Uint8Array, signature: Uint8Array): string =>
  toBase45(Uint8Array.from([...statement, ...signature]));

/**
 * Parses and verifies a code. Undefined unless one of the keys has signed exactly these bytes: the code may be altered,
 * signed with an unknown key or issued by another shop.
 */
export async function readTicket(
  text: string,
  keys: readonly TicketKey[],
): Promise<TicketStatement | undefined> {
  const bytes = fromBase45(text);
  const signed = bytes?.slice(0, statementBytes);
  const parsed = signed && parseStatement(signed);
  const key = keys.find(({ id }) => id === parsed?.keyId);
  if (bytes === undefined || signed === undefined || key === undefined) return undefined;
  const { x, y } = key;
  const publicKey = await crypto.subtle.importKey(
    'jwk',
    { kty: 'EC', crv: 'P-256', x, y },
    keyAlgorithm,
    false,
    ['verify'],
  );
  const isSigned = await crypto.subtle.verify(algorithm, publicKey, bytes.slice(statementBytes), signed);
  return isSigned ? parsed?.statement : undefined;
}
