// CloudFront Function (JavaScript runtime 2.0), run for every request that is not for the API.
// It turns clean paths into the files that were prerendered, and redirects old addresses.
// That runtime knows ECMAScript 5.1 and little beyond: no modules, no destructuring, no Set, no Object.hasOwn.

/**
 * Clean paths of the prerendered pages, put in when the stack is synthesized.
 * @type {string[]}
 */
const pages = [
  /* pages */
];

/**
 * Files beside the pages and `/assets/`, put in as well. What is not among them may be a page in spite of a dot.
 * @type {string[]}
 */
const otherFiles = [
  /* files */
];

/** Host of the site; '' where nothing is measured. */
const siteHost = '/* site host */';

/** Host of the documents that providers' scripts run in. */
const measurementHost = `m.${siteHost}`;

/**
 * All that it serves.
 * @type {string[]}
 */
const measurementFiles = [
  /* measurement files */
];

/** Start of the addresses of each language but English. */
const languages = ['/fr'];

/** Pages that show the same for whatever follows their path, in every language. */
const openEnded = ['/batch'];

/** Tells the landing page that somebody comes from an address that is no page. */
const unknownAddress = '#unknown-address';

/** Served where the app itself makes the page out of the path. */
const fallback = '/* fallback */';
const madeByApp = ['/operator/', '/tours/booking/'];

/**
 * What is a file wherever it stands (specification §2); other endings may belong to a name, such as that of a company.
 */
const fileName = /\.(png|jpg|gif|svg|ico|pdf|css|js|mp4|webp|woff2?|ttf|otf|eot)$/i;

/** Files of `/assets/` besides. */
const assetName = /\.avif$/;

/**
 * What is no page either: what programs ask every site for, and would take a page for (`/llms.txt`, `/ads.txt`), a
 * picture, a file of before, and what only looks like the API.
 */
const noPage = /^\/(\.well-known\/.*|[^/]+\.(txt|json|xml|jpeg)|assets\/.*|api(\/.*)?)$/;

/**
 * Addresses of before, without a slash at the end.
 * @type {Record<string, string>}
 */
const moved = {
  '/landed': '/',
  '/japan': '/jp',
  '/product/distillery-tour': '/tours',
};

/**
 * @typedef {{ value: string, multiValue?: { value: string }[] }} Parameter
 * @typedef {{ uri: string, querystring: Record<string, Parameter>, headers: { host: { value: string } } }} ViewerRequest
 */

/** @param {ViewerRequest} request */
function queryOf(request) {
  /** @type {string[]} */
  const parts = [];
  Object.keys(request.querystring).forEach((name) => {
    const parameter = request.querystring[name];
    if (!parameter) return;
    (parameter.multiValue || [parameter]).forEach((one) => {
      parts.push(one.value === '' ? name : `${name}=${one.value}`);
    });
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * @param {ViewerRequest} request
 * @param {string} path
 */
function moveTo(request, path) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: path + queryOf(request) },
      'cache-control': { value: 'public, max-age=3600' },
    },
  };
}

/**
 * For unknown paths, which may become pages one day.
 * @param {string} start
 */
function moveToStart(start) {
  return {
    statusCode: 302,
    statusDescription: 'Found',
    headers: { location: { value: start + unknownAddress }, 'cache-control': { value: 'no-cache' } },
  };
}

/** In place of the bucket's own answer, which is XML. */
const nothingThere = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/plain; charset=utf-8' },
    'cache-control': { value: 'no-cache' },
  },
  body: 'There is nothing at this address.\n',
};

/** In place of the providers' ids: a page on any other host would find no documents for their scripts. */
const nothingMeasured = {
  statusCode: 200,
  statusDescription: 'OK',
  headers: {
    'content-type': { value: 'application/json' },
    'cache-control': { value: 'no-cache' },
  },
  body: '{}\n',
};

/**
 * Called by CloudFront by this name.
 * @param {{ request: ViewerRequest }} event
 */
// biome-ignore lint/correctness/noUnusedVariables: the entry point
function handler(event) {
  const request = event.request;
  const path = request.uri;
  const host = request.headers.host.value;
  if (host === measurementHost) return measurementFiles.includes(path) ? request : nothingThere;
  if (path.startsWith('/measurement/')) return nothingThere;
  if (path === '/measurement.json' && host !== siteHost) return nothingMeasured;

  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

  const movedTo = Object.keys(moved).includes(clean) ? moved[clean] : undefined;
  if (movedTo) return moveTo(request, movedTo);
  // Only known pages are redirected: a path such as //elsewhere.example/ must never become a Location.
  if (clean !== path && pages.includes(clean)) return moveTo(request, clean);

  if (pages.includes(path)) {
    request.uri = path === '/' ? '/index.html' : `${path}/index.html`;
    return request;
  }
  // These are for the bucket to answer, with its own 404 where one of the endings is missing.
  if (fileName.test(path) || otherFiles.includes(path)) return request;
  if (path.startsWith('/assets/') && assetName.test(path)) return request;
  if (noPage.test(path)) return nothingThere;
  const language =
    languages.find((each) => pages.includes(each) && (path === each || path.startsWith(`${each}/`))) || '';
  const within = path.slice(language.length);
  const base = openEnded.find((page) => pages.includes(language + page) && within.startsWith(`${page}/`));
  if (base) {
    request.uri = `${language}${base}/index.html`;
    return request;
  }
  if (madeByApp.some((start) => within.startsWith(start))) {
    request.uri = language + fallback;
    return request;
  }
  return moveToStart(language || '/');
}
