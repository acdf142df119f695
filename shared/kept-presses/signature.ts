import { bytesOf, fromBase64Url, sha256, toBase64Url } from './bytes.ts';

/** P-256 with SHA-256; the signature is r and s, 64 bytes (`ieee-p1363`), as WebCrypto writes it. */
const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const algorithm = { name: 'ECDSA', hash: 'SHA-256' };

const keyIdLength = 22;

/** The public key of a device: its uncompressed point in base64url, 87 characters. */
export const publicKeyText = async (key: CryptoKey): Promise<string> =>
  toBase64Url(await crypto.subtle.exportKey('raw', key));

/** The id of a key: the first 132 bits of its digest. */
export const keyIdOf = async (publicKey: string): Promise<string> =>
  (await sha256(fromBase64Url(publicKey))).slice(0, keyIdLength);

/** Creates the key pair of a device. The private key cannot be exported. */
export const newKeyPair = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(keyAlgorithm, false, ['sign', 'verify']);

/** Digest of a press, which the next press carries. */
export const pressDigest = (text: string): Promise<string> => sha256(bytesOf(text));

export const signPress = async (text: string, privateKey: CryptoKey): Promise<string> =>
  toBase64Url(await crypto.subtle.sign(algorithm, privateKey, bytesOf(text)));

/** Imports a public key; undefined if the text is not a point on the curve. */
export async function importPublicKey(publicKey: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('raw', fromBase64Url(publicKey), keyAlgorithm, true, ['verify']);
  } catch {
    return undefined;
  }
}

export async function isSignedBy(
  publicKey: string,
  { text, signature }: { readonly text: string; readonly signature: string },
): Promise<boolean> {
  const key = await importPublicKey(publicKey);
  return key !== undefined && crypto.subtle.verify(algorithm, key, fromBase64Url(signature), bytesOf(text));
}
