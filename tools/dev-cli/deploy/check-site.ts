/** A page, a page of the app with its own file, a call that reads the table, and what must not be there. */
const expected = [
  { path: '/', status: 200, type: 'text/html' },
  { path: '/tours', status: 200, type: 'text/html' },
  { path: '/.well-known/security.txt', status: 200, type: 'text/plain' },
  { path: '/api/inventory', status: 200, type: 'application/json' },
  { path: '/assets/none.js', status: 404, type: '' },
] as const;

/**
 * Looks at a site as a visitor would, without changing anything.
 *
 * @returns what is not as it should be, a sentence each
 */
export async function siteProblems(url: string): Promise<readonly string[]> {
  const problems = expected.map(async ({ path, status, type }) => {
    try {
      const answer = await fetch(new URL(path, url), { redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}.`;
      const got = answer.headers.get('content-type') ?? '';
      return got.startsWith(type) ? [] : `${path} answers with ${got || 'no type'}, not ${type}.`;
    } catch (cause) {
      return `${path} does not answer: ${(cause as Error).message}.`;
    }
  });
  return (await Promise.all(problems)).flat();
}
