// Replaces the script of a page, which is readable without it. Hydration starts after load and the largest paint, on
// pages for reading also when the browser is idle, or at the first touch, key or focus. Until then links and menus
// are the browser's, and a click that needs hydration is stored and replayed.

const page = '/* page */';
/** All imports of the page's script, fetched in parallel. */
const files = '/* files */'.split(' ');
/** Rules that are not inlined. */
const sheet = '/* sheet */';
/** @type {string} */
const when = '/* when */';

/** Milliseconds before a failed fetch is retried; the last delay repeats. */
const retryDelays = [1000, 4000, 10000];

let started = false;
/** Whether a click on a link can wait for the code. */
let canWait = true;
/** @type {HTMLElement | undefined} */
let clicked;

const interactions = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** @param {object} attributes */
function link(attributes) {
  const element = Object.assign(document.createElement('link'), attributes);
  document.head.append(element);
  return element;
}

function start() {
  if (started) return;
  started = true;
  for (const interaction of interactions) removeEventListener(interaction, start, true);
  // A browser never fetches a failed module again in the same document: all files are in its cache before any runs.
  Promise.all([sheet, page, ...files].map((href) => fetchIntoCache(href))).then(run);
}

/**
 * @param {string} href
 * @returns {Promise<unknown>}
 */
async function fetchIntoCache(href, failed = 0) {
  try {
    const response = await fetch(href);
    if (!response.ok) throw response;
    return await response.blob();
  } catch {
    // The static HTML stays meanwhile, and its links work.
    canWait = false;
    if (clicked instanceof HTMLAnchorElement) location.assign(clicked.href);
    await new Promise((resolve) =>
      setTimeout(resolve, retryDelays[Math.min(failed, retryDelays.length - 1)]),
    );
    return fetchIntoCache(href, failed + 1);
  }
}

function run() {
  // One task each: together they are a long task on a phone.
  for (const href of files) setTimeout(link, 0, { rel: 'modulepreload', href });
  const styled = new Promise((resolve) =>
    link({ rel: 'stylesheet', href: sheet, onload: resolve, onerror: resolve }),
  );
  styled.then(() => import(page)).catch(replayClick);
}

function startAfterPaint() {
  new PerformanceObserver(afterFrame).observe({ type: 'largest-contentful-paint', buffered: true });
  // Not every browser reports it, and background tabs are not painted.
  setTimeout(startSoon, 1000);
}

function afterFrame() {
  requestAnimationFrame(() => requestAnimationFrame(startSoon));
}

function startSoon() {
  if (when === 'loaded' || !('requestIdleCallback' in window)) start();
  else requestIdleCallback(start);
}

/** @param {Event} event */
function storeClick(event) {
  const target =
    event.target instanceof Element ? event.target.closest('button, [data-needs-hydration]') : null;
  if (!(target instanceof HTMLElement)) return;
  if (!canWait && target instanceof HTMLAnchorElement) return;
  event.preventDefault();
  event.stopPropagation();
  clicked = target;
}

function replayClick() {
  removeEventListener('click', storeClick, true);
  clicked?.click();
}

// The condition of `ui/old-browser.module.css`: older browsers keep the static page.
if (CSS.supports('(width: 1rlh) and selector(:has(a))')) {
  for (const interaction of interactions)
    addEventListener(interaction, start, { capture: true, passive: true });
  addEventListener('click', storeClick, true);
  addEventListener('hydrated', replayClick, { once: true });
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint, { once: true });
}
