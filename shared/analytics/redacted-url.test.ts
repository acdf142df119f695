import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactedPath, redactedUrl } from './redacted-url.ts';

const site = 'https://rum.example.com';

describe('URL redaction for third parties', () => {
  it.each([
    ['/', 'Intro', '/'],
    ['/tours', 'Tours', '/tours'],
    ['/tours/', 'Tours', '/tours'],
    ['/tours/confirmed', 'ToursConfirmed', '/tours/confirmed'],
    ['/tours/booking/3/2/2026-11-24', 'ToursBooking', '/tours/booking'],
    ['/batch/ARB4', 'Batch', '/batch'],
    ['/article/lost-times', 'Article', '/article/lost-times'],
    ['/article/SMI2611241000AM-7K3Q9XTB4MWE', 'Article', '/article'],
    ['/operator/Ana%20Marker', 'OperatorCompany', '/operator/{companyName}'],
    ['/operator', 'Operator', '/operator'],
    ['/home/marker', 'Unknown', '/unknown'],
    ['/fr', 'Intro', '/fr'],
    ['/fr/', 'Intro', '/fr'],
    ['/fr/tours/', 'Tours', '/fr/tours'],
    ['/fr/operator/Ana%20Marker', 'OperatorCompany', '/fr/operator/{companyName}'],
    ['/fr/home/marker', 'Unknown', '/fr/unknown'],
    ['/french/marker', 'Unknown', '/unknown'],
    ['//elsewhere.example', 'Unknown', '/unknown'],
  ])('reduces the path %s to the route %s and the path %s', (path, route, redacted) => {
    expect(redactedPath(path)).toEqual({ route, path: redacted });
  });

  it.each([
    [`${site}/tours/confirmed?ref=SMI2611241000AM-7K3Q9XTB4MWE`, `${site}/tours/confirmed`],
    [`${site}/payment-success?order=JP261124-ABC&session_id=cs_1#marker`, `${site}/payment-success`],
    ['https://user:secret@www.example.org/mail/Ana?q=marker', 'https://www.example.org/'],
    ['', ''],
    ['about:blank', ''],
    ['javascript:alert(1)', ''],
    ['android-app://com.example/marker', ''],
  ])('reduces the URL %j to %j', (address, redacted) => {
    expect(redactedUrl(address, site)).toBe(redacted);
  });

  it('removes the query and the fragment of a URL', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
        const withoutQuery = redactedUrl(`${site}${path}`, site);
        expect(redactedUrl(`${site}${path}?${query}#${hash}`, site)).toBe(withoutQuery);
        expect(withoutQuery).not.toMatch(/[?#@]/);
      }),
    );
  });

  it('reduces a URL of any other site to its origin', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(redactedUrl(address, site)).toBe(`${new URL(address).origin}/`);
      }),
    );
  });
});
