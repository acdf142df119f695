/** What the edge adds to every call that it passes on to the API. Names are in lower case. */
export const edgeHeaders = {
  /** Proof that the call came by the edge. (CloudFront keeps names that begin with X-Edge to itself.) */
  key: 'x-site-key',
  /** Host that the visitor asked for, port included: the API sees only its own. */
  siteHost: 'x-site-host',
  /** Network address of the visitor: to the API itself the caller is CloudFront. */
  viewerAddress: 'x-viewer-address',
} as const;

/** Variable of every endpoint: the keys that it takes, with a space between them. */
export const originVerifySecretsVariable = 'EDGE_KEYS';
