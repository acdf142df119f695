import { siteOrigin } from '../site-origin.ts';

/** The site as WebAuthn knows it: passkeys belong to the domain `id`, and are used on pages of `origin`. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** @param siteHost host of the site with port, as set by CloudFront */
export const relyingPartyOf = (siteHost: string): RelyingParty => ({
  id: siteHost.replace(/:\d+$/, ''),
  origin: siteOrigin(siteHost),
});
