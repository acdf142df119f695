/** The site as WebAuthn knows it: passkeys belong to `id`, and are used on pages of `origin`. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** @param siteHost host that the visitor requested, with port, as CloudFront reports it */
export function relyingPartyOf(siteHost: string): RelyingParty {
  const id = siteHost.replace(/:\d+$/, '');
  // The only address that browsers trust without TLS.
  const scheme = id === 'localhost' ? 'http' : 'https';
  return { id, origin: `${scheme}://${siteHost}` };
}
