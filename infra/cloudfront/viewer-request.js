// CloudFront Function (JavaScript runtime 2.0), run for every request that is not for the API.
// It maps clean paths to prerendered files, and redirects old addresses.
// That runtime knows ECMAScript 5.1 and little beyond: no modules, no destructuring, no Set, no Object.hasOwn.

/**
 * Clean paths of the prerendered pages, inserted when the stack is synthesized.
 * @type {string[]}
 */
const pages = [
  /* pages */
];

/**
 * Files other than pages and `/assets/`, inserted as well. Any other path may be a page, even with a dot in it.
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
 * All files of that host.
 * @type {string[]}
 */
const measurementFiles = [
  /* measurement files */
];

/** Path prefixes of the languages other than English. */
const languages = ['/fr'];

/** Pages that also serve every path below theirs, in every language. */
const pagesWithSubpaths = ['/batch'];

/** Makes the landing page say that there is no page at the requested address. */
const unknownAddress = '#unknown-address';

/** Served where the app renders the page from the path. */
const fallback = '/* fallback */';
const renderedByApp = ['/operator/', '/tours/booking/'];

/**
 * Extensions that always mean a file (specification §2); others may be part of a name, such as a company's.
 */
const fileName = /\.(png|jpg|gif|svg|ico|pdf|css|js|mp4|webp|woff2?|ttf|otf|eot)$/i;

/** More files of `/assets/`. */
const assetName = /\.(avif|wasm)$/;

/**
 * Not pages either: files that programs request from every site (`/llms.txt`, `/ads.txt`) and that a page must not stand
 * in for, pictures, old files, and paths that only look like the API.
 */
const notAPage = /^\/(\.well-known\/.*|[^/]+\.(txt|json|xml|jpeg)|assets\/.*|api(\/.*)?)$/;

/**
 * Old addresses, without a trailing slash.
 * @type {Record<string, string>}
 */
const redirects = {
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
    (parameter.multiValue || [parameter]).forEach((entry) => {
      parts.push(entry.value === '' ? name : `${name}=${entry.value}`);
    });
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/**
 * @param {ViewerRequest} request
 * @param {string} path
 */
function redirectTo(request, path) {
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
 * Temporary: an unknown path may become a page one day.
 * @param {string} home
 */
function redirectToHome(home) {
  return {
    statusCode: 302,
    statusDescription: 'Found',
    headers: { location: { value: home + unknownAddress }, 'cache-control': { value: 'no-cache' } },
  };
}

/** Replaces the bucket's own answer, which is XML. These paths have no language, so the answer is in both. */
const notFound = {
  statusCode: 404,
  statusDescription: 'Not Found',
  headers: {
    'content-type': { value: 'text/plain; charset=utf-8' },
    'content-language': { value: 'en, fr' },
    'cache-control': { value: 'no-cache' },
  },
  body: 'There is nothing at this address.\nIl n\u2019y a rien \u00e0 cette adresse.\n',
};

/** Replaces the providers' ids: on other hosts there are no documents for their scripts. */
const noProviders = {
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
  if (host === measurementHost) return measurementFiles.includes(path) ? request : notFound;
  if (path.startsWith('/measurement/')) return notFound;
  if (path === '/measurement.json' && host !== siteHost) return noProviders;

  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

  const movedTo = Object.keys(redirects).includes(clean) ? redirects[clean] : undefined;
  if (movedTo) return redirectTo(request, movedTo);
  // Only known pages are redirected: a path such as //elsewhere.example/ must never become a Location.
  if (clean !== path && pages.includes(clean)) return redirectTo(request, clean);

  if (pages.includes(path)) {
    request.uri = path === '/' ? '/index.html' : `${path}/index.html`;
    return request;
  }
  // The bucket answers these, with its own 404 if the file is missing.
  if (fileName.test(path) || otherFiles.includes(path)) return request;
  if (path.startsWith('/assets/') && assetName.test(path)) return request;
  if (notAPage.test(path)) return notFound;
  const language =
    languages.find(
      (prefix) => pages.includes(prefix) && (path === prefix || path.startsWith(`${prefix}/`)),
    ) || '';
  const within = path.slice(language.length);
  const base = pagesWithSubpaths.find(
    (page) => pages.includes(language + page) && within.startsWith(`${page}/`),
  );
  if (base) {
    request.uri = `${language}${base}/index.html`;
    return request;
  }
  if (renderedByApp.some((start) => within.startsWith(start))) {
    request.uri = language + fallback;
    return request;
  }
  return redirectToHome(language || '/');
}
