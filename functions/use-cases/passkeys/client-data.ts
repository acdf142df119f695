import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** What a browser says about the page that called it: signed by the authenticator, and not verified here. */
interface ClientData {
  /** Undefined unless it looks like one of ours. */
  readonly challenge: string | undefined;
  /** Called from a frame in another site's page. The library accepts that if `topOrigin` is missing. */
  readonly isFramed: boolean;
}

/** @param encoded `clientDataJSON` in base64url */
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
