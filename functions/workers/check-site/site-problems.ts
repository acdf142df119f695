/** The expected response for a path. */
export interface ExpectedResponse {
  readonly path: string;
  readonly status: number;
  /** The beginning of the content type. Empty accepts any. */
  readonly type: string;
}

/** No call takes longer: pages give up after ten seconds. */
const timeOutMs = 10_000;

/**
 * Calls each path as a visitor.
 *
 * @returns one sentence for each problem; empty if all responses are as expected
 */
export async function problemsAt(
  url: string,
  expected: readonly ExpectedResponse[],
): Promise<readonly string[]> {
  const problems = expected.map(async ({ path, status, type }) => {
    try {
      const response = await fetch(new URL(path, url), {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeOutMs),
      });
      await response.arrayBuffer();
      if (response.status !== status) return `${path} returned ${response.status}, not ${status}.`;
      const contentType = response.headers.get('content-type') ?? '';
      return contentType.startsWith(type) ? [] : `${path} returned ${contentType || 'no type'}, not ${type}.`;
    } catch (cause) {
      return `${path} does not answer: ${(cause as Error).message}.`;
    }
  });
  return (await Promise.all(problems)).flat();
}
