/** Headers that CloudFront adds to calls to the API, in lower case. */
export const edgeHeaders = {
  /** Origin-verify secret. (CloudFront reserves names that begin with X-Edge.) */
  key: 'x-site-key',
  /** Host that the visitor requested, with port. The API itself only sees the host of its origin. */
  siteHost: 'x-site-host',
  /** IP address of the visitor. For the API itself the caller is CloudFront. */
  viewerAddress: 'x-viewer-address',
} as const;

/** Environment variable of every endpoint: ARN of the secret with the accepted origin-verify keys. */
export const edgeKeySecretVariable = 'EDGE_KEY_SECRET';
