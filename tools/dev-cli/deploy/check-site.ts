import { problemsAt } from '#functions/workers/check-site/site-problems.ts';

/** A page, a page with its own entry file, an API call that reads the table, and a missing file. */
const expected = [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/tours', status: 200, type: 'text/html' },
  { path: '/.well-known/security.txt', status: 200, type: 'text/plain' },
  { path: '/api/inventory', status: 200, type: 'application/json' },
  { path: '/assets/none.js', status: 404, type: '' },
] as const;

/** The host of the providers' documents serves neither pages nor the API. */
const expectedOnMeasurementHost = [
  { path: '/', status: 404, type: 'text/plain' },
  { path: '/staff', status: 404, type: 'text/plain' },
  { path: '/api/inventory', status: 404, type: 'application/json' },
] as const;

/**
 * Smoke-tests a site as a visitor, read-only.
 *
 * @returns one message for each problem
 */
export const checkSite = (url: string): Promise<readonly string[]> => problemsAt(url, expected);

/** Smoke-tests the host of the providers' documents in the same way. */
export const checkMeasurementHost = (url: string): Promise<readonly string[]> =>
  problemsAt(url, expectedOnMeasurementHost);
