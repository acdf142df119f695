// CloudFront Function (JavaScript runtime 2.0), run for every call of the API.
// It answers unknown paths and methods in the format of all other errors; the gateway's own 404 has another one.
// The API sees CloudFront as its caller, under CloudFront's host name. Two headers, whose values from the visitor are
// replaced, hold the visitor's address, for rate limits, and the host of the site, for the origin check. The only cookie
// passed on is the session of staff, and only to their calls: another host of the domain can plant any other.
// One call is answered from CloudFront's cache, with its date as the key. Other parameters are dropped, and dates outside
// the booking window are refused here, so that CloudFront calls the API at most once per date and cache lifetime.

/**
 * @typedef {{ value: string }} Header
 * @typedef {{ value: string }} Cookie
 * @typedef {{ value: string, multiValue?: Header[] }} QueryParameter
 * @typedef {{ method: string, uri: string, querystring: Record<string, QueryParameter>, headers: Record<string, Header> & { host: Header }, cookies: Record<string, Cookie> }} ApiRequest
 * @typedef {{ statusCode: number, headers: Record<string, Header>, body: { encoding: 'text', data: string } }} ApiRefusal
 */

/** Methods by path. @type {Map<string, string[]>} */
const methods = new Map(JSON.parse('/* methods */'));

/** Host of the providers' documents; '' for none. */
const hostWithoutApi = '/* measurement host */';

const sessionCookie = '/* session cookie */';

/** The only cached path, and the last day after today that it answers for. */
const cachedPath = '/* cached path */';
const daysAhead = Number('/* days ahead */');

const hourMs = 3600000;
/** Vanuatu is at UTC+11 all year. */
const offsetMs = 11 * hourMs;

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
  if (request.uri === cachedPath) return cachedRequest(request);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  request.headers['x-site-host'] = { value: host };
  const session = request.cookies[sessionCookie];
  request.cookies = session && request.uri.startsWith('/api/staff/') ? { [sessionCookie]: session } : {};
  return request;
}

/**
 * @param {ApiRequest} request
 * @returns {ApiRequest | ApiRefusal}
 */
function cachedRequest(request) {
  const date = request.querystring.date;
  if (date === undefined || date.multiValue !== undefined || !isDate(date.value))
    return refusal(400, 'invalid-input', '/* invalid date */', {});
  const now = Date.now() + offsetMs;
  if (date.value < dayOf(now - 24 * hourMs)) return refusal(422, 'not-bookable', '/* past day */', {});
  if (date.value > dayOf(now + daysAhead * 24 * hourMs))
    return refusal(422, 'not-bookable', '/* outside window */', {});
  request.querystring = { date: { value: date.value } };
  request.cookies = {};
  return request;
}

/** @param {number} milliseconds */
const dayOf = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 10);

/** @param {string} text */
const isDate = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

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
