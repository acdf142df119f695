// CloudFront Function (JavaScript runtime 2.0), run for every call of the API.
// The API itself sees CloudFront as its caller. So that calls can be counted by visitor, the visitor's address goes along
// in a header of ours, over whatever the visitor has sent in it.

/**
 * @typedef {{ headers: Record<string, { value: string }> }} ApiRequest
 */

/**
 * @param {{ request: ApiRequest, viewer: { ip: string } }} event
 * @returns {ApiRequest}
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  event.request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return event.request;
}
