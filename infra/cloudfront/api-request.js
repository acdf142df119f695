// CloudFront Function (JavaScript runtime 2.0), run for every call of the API.
// The API itself sees CloudFront as its caller, and its own host name. So that calls can be counted by visitor, and what
// another site sends can be refused, the visitor's address and the host of the site go along in headers of ours, over
// whatever the visitor has sent in them.

/**
 * @typedef {{ value: string }} Header
 * @typedef {{ headers: Record<string, Header> & { host: Header } }} ApiRequest
 */

/**
 * @param {{ request: ApiRequest, viewer: { ip: string } }} event
 * @returns {ApiRequest}
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-site-host'] = { value: request.headers.host.value };
  return request;
}
