import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** A browser's statement about the page that called it. The authenticator signs it; nothing is verified here. */
interface ClientData {
  /** The challenge; undefined unless it has the form of ours. */
  readonly challenge: string | undefined;
  /** Whether the page was in a frame of another site. The library accepts that if `topOrigin` is missing. */
  readonly isFramed: boolean;
}

/** Decodes client data. @param encoded `clientDataJSON` in base64url */
export function readClientData(encoded: string): ClientData {
  try {
    const { challenge, crossOrigin, topOrigin } = decodeClientDataJSON(encoded);
    return {
      challenge: /^[\w-]{43}$/.test(challenge) ? challenge : undefined,
      isFramed: (crossOrigin ?? false) !== false || topOrigin !== undefined,
    };
  } catch {
    return { challenge: undefined, isFramed: false };
  }
}
