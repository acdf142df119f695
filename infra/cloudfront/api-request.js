// CloudFront Function (JavaScript runtime 2.0), run for every call of the API.
// It answers unknown paths and methods in the format of all other errors; the gateway's own 404 has another one.
// The API sees CloudFront as its caller, under its own host name. Two headers pass on the visitor's address, by which
// calls are counted, and the host of the site, by which calls from other sites are refused; values that the visitor sent
// in them are replaced. The only cookie passed on is the session of staff, and only to their calls: another host of the
// domain can plant any other.

/**
 * @typedef {{ value: string }} Header
 * @typedef {{ value: string }} Cookie
 * @typedef {{ method: string, uri: string, headers: Record<string, Header> & { host: Header }, cookies: Record<string, Cookie> }} ApiRequest
 * @typedef {{ statusCode: number, headers: Record<string, Header>, body: { encoding: 'text', data: string } }} ApiRefusal
 */

/** Methods by path. @type {Map<string, string[]>} */
const methods = new Map(JSON.parse('/* methods */'));

/** Host of the providers' documents; '' for none. */
const hostWithoutApi = '/* measurement host */';

const sessionCookie = '/* session cookie */';

/**
 * @param {{ request: ApiRequest, viewer: { ip: string } }} event
 * @returns {ApiRequest | ApiRefusal}
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  const host = request.headers.host.value;
  const allowed = host === hostWithoutApi ? undefined : methods.get(request.uri);
  if (allowed === undefined) return refusal(404, 'not-found', 'There is no such call.', {});
  if (!allowed.includes(request.method))
    return refusal(405, 'method-not-allowed', `This call takes ${allowed.join(' or ')}.`, {
      allow: { value: allowed.join(', ') },
    });
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-site-host'] = { value: host };
  const session = request.cookies[sessionCookie];
  request.cookies = session && request.uri.startsWith('/api/staff/') ? { [sessionCookie]: session } : {};
  return request;
}

/**
 * @param {number} statusCode
 * @param {string} kind
 * @param {string} message
 * @param {Record<string, Header>} headers
 * @returns {ApiRefusal}
 */
function refusal(statusCode, kind, message, headers) {
  return {
    statusCode,
    headers: Object.assign(headers, {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' },
      'x-content-type-options': { value: 'nosniff' },
    }),
    body: {
      encoding: 'text',
      data: JSON.stringify({ success: false, kind: kind, message: message, error: message }),
    },
  };
}
