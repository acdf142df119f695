// The ad provider's script runs in this empty document on a separate host: it cannot reach the pages, and gets its data
// in messages from the page that embeds it. The id is in the URL fragment.

const id = decodeURIComponent(location.hash.slice(1));

/** Origin of the pages; this document is served by the host `m.` below theirs. */
const site = `${location.protocol}//${location.host.replace(/^m\./, '')}`;

// When consent is withdrawn, the page deletes the cookies; it could not clear the storage of this host.
for (const store of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, store, { value: undefined });

/**
 * Queues calls until the provider's script has loaded and takes over.
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
// It tracks neither navigation nor clicks.
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
