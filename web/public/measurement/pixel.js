// The ad provider's script runs in this empty document on a host of its own, so that it reaches no page of ours, and is
// told what it may know by messages of the page around it. The id stands behind the hash.

const id = decodeURIComponent(location.hash.slice(1));

/** Origin of the pages; this document is served by the host `m.` below theirs. */
const site = `${location.protocol}//${location.host.replace(/^m\./, '')}`;

// Whoever withdraws their consent has the cookies removed by the page, which cannot reach what is stored here.
for (const store of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, store, { value: undefined });

/**
 * Stands in for the provider's own function until its script has come and taken over what waits here.
 * @param {unknown[]} call
 */
function fbq(...call) {
  if (fbq.callMethod) fbq.callMethod(...call);
  else fbq.queue.push(call);
}
/** @type {((...call: unknown[]) => void) | undefined} */
fbq.callMethod = undefined;
/** @type {unknown[][]} */
fbq.queue = [];
fbq.push = fbq;
fbq.loaded = true;
fbq.version = '2.0';
// It looks at neither where the visitor goes, nor what they press.
fbq.disablePushState = true;
Object.assign(window, { fbq, _fbq: fbq });

if (/^\d{5,20}$/.test(id) && parent !== window) {
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === site && Array.isArray(data)) fbq(...data);
  });
  const script = document.createElement('script');
  script.src = 'https://connect.facebook.net/en_US/fbevents.js';
  document.head.append(script);
}

export {};
