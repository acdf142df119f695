import { publicEndpoints } from '#shared/contracts/public-endpoints.ts';
import { problemsAt } from './site-problems.ts';

/** A page, a page with a separate entry file, and an API call that reads the table. */
const expectedResponses = [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/tours', status: 200, type: 'text/html' },
  { path: publicEndpoints.listInventory.path, status: 200, type: 'application/json' },
] as const;

/**
 * Reads pages and API as a visitor.
 *
 * @throws Error with a sentence for each problem, so that the run counts as failed
 */
export const checkSite = (siteUrl: string) => async (): Promise<void> => {
  const problems = await problemsAt(siteUrl, expectedResponses);
  if (problems.length > 0) throw new Error(problems.join(' '));
};
