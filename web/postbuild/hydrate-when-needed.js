// Stands in for the script of a page, which reads well without it. The page comes to life when it has loaded and what
// has loaded can be seen, so that its code is not in the way of that; a page for reading waits besides until the
// browser has nothing else to do. The first touch, key or focus starts each of them. Until then links and menus are
// the browser's. A click on what only the living page can answer is kept and repeated.

const page = '/* page */';
/** Whatever that script imports, and what those import: fetched in one go instead of one after another. */
const files = '/* files */'.split(' ');
/** The rules for all that the page does not show yet. */
const sheet = '/* sheet */';
/** @type {string} */
const when = '/* when */';

let started = false;
/** @type {HTMLElement | undefined} */
let clicked;

const firstSigns = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** @param {object} attributes */
function link(attributes) {
  const element = Object.assign(document.createElement('link'), attributes);
  document.head.append(element);
  return element;
}

function start() {
  if (started) return;
  started = true;
  for (const sign of firstSigns) removeEventListener(sign, start, true);
  const styled = new Promise((resolve, reject) =>
    link({ rel: 'stylesheet', href: sheet, onload: resolve, onerror: reject }),
  );
  // Each by itself: all at once they are a long task on a phone.
  for (const href of files) setTimeout(link, 0, { rel: 'modulepreload', href });
  // Without the code the page stays as it was served, and its links must go on working.
  styled.then(() => import(page)).catch(repeatClick);
}

function startWhenSeen() {
  new PerformanceObserver(afterFrame).observe({ type: 'largest-contentful-paint', buffered: true });
  // Not every browser tells of it, and what is in the background is not painted at all.
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
function keepClick(event) {
  const target = event.target instanceof Element ? event.target.closest('button, [data-needs-life]') : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  clicked = target;
}

function repeatClick() {
  removeEventListener('click', keepClick, true);
  clicked?.click();
}

for (const sign of firstSigns) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('click', keepClick, true);
addEventListener('hydrated', repeatClick, { once: true });
if (document.readyState === 'complete') startWhenSeen();
else addEventListener('load', startWhenSeen, { once: true });
