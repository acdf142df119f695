// Stands in for the script of a page, which reads well without it. The page comes to life when it has loaded, so that
// its code is not in the way of what is seen first; a page for reading waits besides until the browser has nothing else
// to do. The first touch, key or focus starts each of them. Until then links and menus are the browser's. A click on
// what only the living page can answer is kept and repeated.

const page = '/* page */';
/** Whatever that script imports, and what those import: fetched in one go instead of one after another. */
const files = '/* files */'.split(' ');
/** @type {string} */
const when = '/* when */';

let started = false;
/** @type {HTMLElement | undefined} */
let clicked;

const firstSigns = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

function start() {
  if (started) return;
  started = true;
  for (const sign of firstSigns) removeEventListener(sign, start, true);
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Without the code the page stays as it was served, and its links must go on working.
  import(page).catch(repeatClick);
}

function startSoon() {
  if (when === 'loaded') start();
  else if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
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
addEventListener('alive', repeatClick, { once: true });
if (document.readyState === 'complete') startSoon();
else addEventListener('load', startSoon, { once: true });
